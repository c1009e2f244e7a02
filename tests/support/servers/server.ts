import { http, HttpResponse, type JsonBodyType } from 'msw';
import { setupServer } from 'msw/node';

/** The address of a REST path as the browser calls it: `api('/dishes')`. */
export const api = (path: string): string => `http://localhost:3000/api${path}`;

/**
 * A test says what is answered, and an unknown request fails it. Only what is asked beside everything else is answered without
 * that: no invitation waits, nobody has tags or cookbooks, or has noted a recipe, nothing stands in for a product, nothing is at
 * home, has come there or gone, no price was written down, no code is known, and nobody has a home with others.
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

/** Strapi's error body (contract.md, "Errors"). */
export function strapiError(status: number, details: Record<string, unknown> = {}, message = 'Refused') {
  return { data: null, error: { status, name: 'ApplicationError', message, details } };
}

export interface Entity {
  readonly id: number;
}

/** A record as the CMS gives it: `{id, attributes}`. */
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

/** Answers the pages of a list, and those of one row by which its views are counted; notes what the others ask. */
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

/** Answers GETs of a list with these records; how it was asked for each time is in what comes back. */
export function listed(path: string, entities: readonly Entity[]): URLSearchParams[] {
  const asked: URLSearchParams[] = [];
  server.use(
    http.get(api(path), ({ request }) => {
      asked.push(new URL(request.url).searchParams);
      return HttpResponse.json(many(entities));
    }),
  );
  return asked;
}
