/**
 * Judges each request before anything answers it: it must be meant for this studio, come from one of its own pages, and
 * carry this start's token if it writes. Pure: it reads nothing but its arguments.
 */
import { createHash, timingSafeEqual } from 'node:crypto';
import { type Refusal, tokenHeader } from '../../workspace/protocol';

/** In bytes, of a whole body. A file of 2 MiB needs up to twice that once it is a JSON string. */
export const bodyLimit = 5 * 1024 * 1024;

export interface RequestFacts {
  method: string;
  path: string;
  header: (name: string) => string | null;
}

export interface StudioFacts {
  port: string;
  /** Made anew at each start; only the studio's own pages are given it. */
  token: string;
}

export interface Verdict extends Refusal {
  status: 400 | 403 | 413 | 415 | 421;
}

const NAMES = ['127.0.0.1', 'localhost', '[::1]'];

const readingMethods = ['GET', 'HEAD'];

/** The reason to refuse, or null. */
export function judge(request: RequestFacts, studio: StudioFacts): Verdict | null {
  // On the web's own port, browsers leave it away.
  const hosts = NAMES.flatMap((name) => [`${name}:${studio.port}`, ...(studio.port === '80' ? [name] : [])]);
  const address = `http://${hosts[0]}`;
  if (!hosts.includes(request.header('host') ?? '')) {
    return { status: 421, error: 'This studio answers only under its own address.', hint: `Open ${address}.` };
  }
  if (isForeign(request, hosts)) {
    return { status: 403, error: 'Another site may not use this studio.', hint: `Open ${address} yourself.` };
  }
  if (readingMethods.includes(request.method)) return null;
  if (!isSameSecret(request.header(tokenHeader) ?? '', studio.token)) {
    return {
      status: 403,
      error: 'This page does not belong to the studio as it runs now.',
      hint: 'Reload the page; the studio was started anew.',
    };
  }
  if (Number(request.header('content-length') ?? 0) > bodyLimit) return tooLarge;
  return null;
}

export const tooLarge: Verdict = {
  status: 413,
  error: `A request may hold at most ${bodyLimit / 1024 / 1024} MiB.`,
  hint: 'A content file may hold at most 2 MiB. Split it into several items.',
};

/** A browser names the page that asks; a plain visit by a link of another site may open a page, but reach no data. */
function isForeign(request: RequestFacts, hosts: readonly string[]): boolean {
  const origin = request.header('origin');
  if (origin !== null && !hosts.some((host) => origin === `http://${host}`)) return true;
  const site = request.header('sec-fetch-site');
  const comesFromElsewhere = site === 'cross-site' || site === 'same-site';
  return comesFromElsewhere && (request.path.startsWith('/api/') || request.header('sec-fetch-mode') !== 'navigate');
}

/** Takes the same time for every wrong guess. */
function isSameSecret(given: string, secret: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return secret !== '' && timingSafeEqual(digest(given), digest(secret));
}
