import type { IncomingMessage } from 'node:http';
import type { Context } from 'koa';
import { internalsOf } from './internals';

/**
 * Parses the parameters of a call that Koa has not seen, as Strapi does: its middleware `strapi::query` replaces the
 * getter `query` of `app.request`, the prototype of all of Koa's requests.
 */
export function queryIn(app: object, req: IncomingMessage): Record<string, unknown> {
  const { request } = internalsOf<{ request: object }>(app);
  const asked: { query?: Record<string, unknown> } = Object.assign(Object.create(request), { req });
  return asked.query ?? {};
}

/** Returns the pattern of the route, which @koa/router leaves at `_matchedRoute` and in no type; undefined without one. */
export function routePatternOf(ctx: Context): string | undefined {
  const { _matchedRoute: pattern } = internalsOf<{ _matchedRoute?: unknown }>(ctx);
  return typeof pattern === 'string' ? pattern : undefined;
}

/**
 * Numbers the files of a call as they begin, on the very objects that koa-body hands on later: formidable reports them
 * in the order in which they end.
 */
export function numberFiles(): (name: string, file: { begun?: number }) => void {
  let count = 0;
  return (_name, file) => {
    file.begun = count += 1;
  };
}

interface Parts {
  readonly state: object;
  readonly request: { readonly body: object };
}

/** Takes these parts for a whole context, where nothing else of it is read: Koa makes one from a real call only. */
export const contextOf = (parts: Parts): Context => internalsOf<Context>(parts);
