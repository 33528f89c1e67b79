import { describe, expect, test } from 'vitest';
import { decode, encode, fileLimit } from '../../workspace/file-text';
import fc from '../fixtures/fast-check';

describe('the text of a file', () => {
  test('comes back as the same bytes, whatever the text is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const encoded = encode(text, 'a.json');
        if (!encoded.ok) throw new Error(encoded.refusal.error);
        expect(decode(encoded.bytes, 'a.json')).toEqual({ ok: true, text, version: encoded.version });
      }),
    );
  });

  test('is the same bytes again when they are any UTF-8, and refused when they are not', () => {
    fc.assert(
      fc.property(fc.uint8Array(), (bytes) => {
        const decoded = decode(bytes, 'a.json');
        if (decoded.ok) expect(encode(decoded.text, 'a.json')).toMatchObject({ ok: true, bytes: Buffer.from(bytes) });
        else expect(decoded.refusal.code).toBe('not-text');
      }),
      { numRuns: 1000 },
    );
  });

  test.each([
    ['a byte order mark', '\ufeff{}'],
    ['line ends of Windows', '{\r\n}\r\n'],
    ['no line end at the end', '{}'],
    ['nothing', ''],
  ])('keeps %s', (_, text) => {
    expect(decode(Buffer.from(text), 'a.json')).toMatchObject({ ok: true, text });
  });

  test('names the line of the first byte that is not UTF-8', () => {
    expect(decode(Buffer.from([0x7b, 0x0a, 0x0a, 0xff, 0x7d]), 'a.json')).toMatchObject({
      ok: false,
      refusal: { code: 'not-text', error: 'a.json is not UTF-8 text (line 3).' },
    });
  });

  test('may hold 2 MiB and not a byte more', () => {
    expect(decode(new Uint8Array(fileLimit), 'a.json').ok).toBe(true);
    expect(decode(new Uint8Array(fileLimit + 1), 'a.json')).toMatchObject({
      ok: false,
      refusal: { error: 'a.json holds 2.0 MiB; a content file may hold at most 2 MiB.' },
    });
    expect(encode('ä'.repeat(fileLimit / 2 + 1), 'a.json').ok).toBe(false);
  });

  test('with half a character is refused, not replaced', () => {
    expect(encode('{"name": "\ud800"}', 'a.json')).toMatchObject({ ok: false, refusal: { code: 'not-text' } });
  });
});
