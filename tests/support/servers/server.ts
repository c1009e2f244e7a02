import { http, HttpResponse, type JsonBodyType } from 'msw';
import { setupServer } from 'msw/node';

/** Returns the address of a REST path as the browser calls it: `api('/dishes')`. */
export const api = (path: string): string => `http://localhost:3000/api${path}`;

/**
 * Mock server that fails a test on any request it does not answer. By default it answers only the side requests: there
 * are no invitations, tags, cookbooks, recipe notes, substitutes, pantry items and movements, prices, barcodes or
 * households.
 */
export const server = setupServer(
  ...[
    '/memberships',
    '/dish-notes',
    '/users/me/tags',
    '/cookbooks',
    '/products',
    '/pantry-items',
    '/pantry-movements',
    '/prices/latest',
    '/barcodes',
    '/households',
  ].map((path) => http.get(api(path), () => HttpResponse.json({ data: [], meta: { pagination: {} } }))),
  http.get(api('/dishes/:id/at-home'), () =>
    HttpResponse.json({ data: { missing: 0, lines: [], short: [], takes: [] } }),
  ),
);

/** Answers GETs of a path with this body for the rest of the test. */
export const answer = (path: string, body: JsonBodyType, status = 200) =>
  server.use(http.get(api(path), () => HttpResponse.json(body, { status })));

/** Reads the JSON that a request carries, as the type that the test gives. */
export const bodyOf = <T>(request: Request): Promise<T> => request.json();

/** Reads the `data` of the JSON that a request carries. */
export const dataOf = async <T = unknown>(request: Request): Promise<T> =>
  (await bodyOf<{ data: T }>(request)).data;

/** Builds Strapi's error body (contract.md, "Errors"). */
export function strapiError(status: number, details: Record<string, unknown> = {}, message = 'Refused') {
  return { data: null, error: { status, name: 'ApplicationError', message, details } };
}

export interface Entity {
  readonly id: number;
}

/** Builds a record as the CMS returns it: `{id, attributes}`. */
export function record<T extends Entity>({ id, ...attributes }: T) {
  return { id, attributes };
}

export const one = <T extends Entity>(entity: T) => ({ data: record(entity), meta: {} });

export const many = <T extends Entity>(
  entities: readonly T[],
  pagination: Partial<Record<string, number>> = {},
) => ({
  data: entities.map(record),
  meta: { pagination: { page: 1, pageSize: 25, pageCount: 1, total: entities.length, ...pagination } },
});

/** Answers the pages of a list, and the one-row requests that count its views; records the queries of the former. */
export function listedIn(
  path: string,
  entities: readonly Entity[],
  count: (asked: URLSearchParams) => number,
): URLSearchParams[] {
  const asked: URLSearchParams[] = [];
  server.use(
    http.get(api(path), ({ request }) => {
      const { searchParams } = new URL(request.url);
      if (searchParams.get('pagination[pageSize]') === '1')
        return HttpResponse.json(many(entities.slice(0, 1), { pageSize: 1, total: count(searchParams) }));
      asked.push(searchParams);
      return HttpResponse.json(many(entities));
    }),
  );
  return asked;
}

/** Answers GETs of a list with these records; the returned array holds the query of each. */
export function listed<T extends Entity>(path: string, entities: readonly T[]): URLSearchParams[] {
  const asked: URLSearchParams[] = [];
  server.use(
    http.get(api(path), ({ request }) => {
      asked.push(new URL(request.url).searchParams);
      return HttpResponse.json(many(entities));
    }),
  );
  return asked;
}
