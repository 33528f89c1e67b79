/** Reads what a page sent: a JSON object of strings, of bounded size. Anything else is answered here, in words. */
import type { Refusal } from '../../workspace/protocol';
import { bodyLimit, tooLarge } from './guard';

export const refuseRequest = (status: number, { error, hint }: Refusal): Response =>
  Response.json({ error, hint } satisfies Refusal, { status });

/** The fields asked for, or the response that refuses. */
export async function readFields<Name extends string>(
  request: Request,
  names: readonly Name[],
): Promise<Record<Name, string> | Response> {
  const text = await readText(request);
  if (text === null) return refuseRequest(tooLarge.status, tooLarge);
  const body = parse(text);
  if (typeof body !== 'object' || body === null) return refuseBody('The request is not a JSON object.', names);
  const fields = {} as Record<Name, string>;
  for (const name of names) {
    const value: unknown = Object.hasOwn(body, name) ? Reflect.get(body, name) : undefined;
    if (typeof value !== 'string') return refuseBody(`The request has no text "${name}".`, names);
    fields[name] = value;
  }
  return fields;
}

const refuseBody = (error: string, names: readonly string[]) =>
  refuseRequest(400, { error, hint: `Send a JSON object with the texts ${names.join(', ')}.` });

/** Null once there is more than the limit: a body may come without saying how long it is. */
async function readText(request: Request): Promise<string | null> {
  if (request.body === null) return '';
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  let text = '';
  let length = 0;
  for await (const chunk of request.body as unknown as AsyncIterable<Uint8Array>) {
    length += chunk.length;
    if (length > bodyLimit) return null;
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
