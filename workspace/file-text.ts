/** Bytes to text and back, without changing one of them: byte order mark and line ends stay as they are. */
import { createHash } from 'node:crypto';
import type { FileVersion } from './protocol';
import { done, type Outcome, refuse } from './refusal';

/** In bytes. An item is a few KiB; what is larger is most likely not content. */
export const fileLimit = 2 * 1024 * 1024;

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

export const versionOf = (bytes: Uint8Array): FileVersion => createHash('sha256').update(bytes).digest('hex');

export function decode(bytes: Uint8Array, path: string): Outcome<{ text: string; version: FileVersion }> {
  if (bytes.length > fileLimit) return tooLarge(path, bytes.length);
  try {
    return done({ text: decoder.decode(bytes), version: versionOf(bytes) });
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    const line = lineOfBadByte(bytes);
    return refuse(
      'not-text',
      `${path} is not UTF-8 text (line ${line}).`,
      'Save it as UTF-8 in the program that wrote it.',
    );
  }
}

export function encode(text: string, path: string): Outcome<{ bytes: Buffer; version: FileVersion }> {
  if (!text.isWellFormed()) {
    return refuse(
      'not-text',
      `The text for ${path} holds half a character.`,
      'Delete the broken character and save again.',
    );
  }
  const bytes = Buffer.from(text, 'utf8');
  if (bytes.length > fileLimit) return tooLarge(path, bytes.length);
  return done({ bytes, version: versionOf(bytes) });
}

export const tooLarge = (path: string, bytes: number) =>
  refuse(
    'too-large',
    `${path} holds ${(bytes / 1024 / 1024).toFixed(1)} MiB; a content file may hold at most ${fileLimit / 1024 / 1024} MiB.`,
    'Split it into several items.',
  );

/** Where a forgiving reading first differs from the bytes. Counts from 1. */
function lineOfBadByte(bytes: Uint8Array): number {
  const readAgain = Buffer.from(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes), 'utf8');
  let at = 0;
  while (at < bytes.length && bytes[at] === readAgain[at]) at++;
  return bytes.subarray(0, at).filter((byte) => byte === 0x0a).length + 1;
}
