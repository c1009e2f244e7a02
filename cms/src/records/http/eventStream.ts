import { PassThrough } from 'node:stream';
import type { Context } from 'koa';

/** Formats one server-sent event. */
export const eventText = (name: string, data: object): string =>
  `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

/** Answers with a stream of server-sent events, which closes when the caller disconnects or `out` ends. */
export function answerWithEvents(ctx: Context, out = new PassThrough()): PassThrough {
  ctx.req.socket.setNoDelay(true);
  ctx.set({
    'Content-Type': 'text/event-stream; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Accel-Buffering': 'no',
  });
  ctx.status = 200;
  ctx.body = out;
  return out;
}
