import { PassThrough } from 'node:stream';
import type { Context } from 'koa';

/** One event as a stream of them is written. */
export const eventText = (name: string, data: object): string =>
  `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

/** Answers with a stream of server-sent events, which closes when the caller goes or it is ended. */
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
