/** Tells a page, for as long as it is open, what becomes of the content files. */
import { handler } from '../../server/handler';

export const dynamic = 'force-dynamic';

/** In milliseconds. A page that is gone is noticed at the next beat at the latest. */
const beat = 15_000;

export const GET = handler((request, workspace) => {
  const encoder = new TextEncoder();
  let stop = (): void => undefined;
  const events = new ReadableStream<Uint8Array>({
    start(controller) {
      let isOpen = true;
      const send = (text: string) => {
        if (isOpen) controller.enqueue(encoder.encode(text));
      };
      const unlisten = workspace.listen((event) => send(`data: ${JSON.stringify(event)}\n\n`));
      const timer = setInterval(() => send(': still here\n\n'), beat);
      stop = () => {
        isOpen = false;
        clearInterval(timer);
        unlisten();
      };
      request.signal.addEventListener('abort', stop);
      // The page asks again after this many milliseconds when the studio was stopped and started.
      send('retry: 1000\n\n');
    },
    cancel: () => stop(),
  });
  return new Response(events, {
    headers: { 'Content-Type': 'text/event-stream; charset=utf-8', 'Cache-Control': 'no-store' },
  });
});
