type QueryValue =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly QueryValue[]
  | { readonly [key: string]: QueryValue };
/** A query in Strapi's words: `{ filters: { types: { $contains: 'Lunch' } }, pagination: { page: 2 } }`. */
export type Query = { readonly [key: string]: QueryValue };

/** The pairs of a query in bracket notation; absent values (undefined, null) are left out. */
function pairs(value: QueryValue, name: string): [string, string][] {
  if (value === undefined || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((item, index) => pairs(item, `${name}[${index}]`));
  if (typeof value === 'object') {
    return Object.entries(value).flatMap(([key, item]) => pairs(item, name ? `${name}[${key}]` : key));
  }
  return [[name, String(value)]];
}

/** The path with the query added, by '?' or by '&' if it already has one. */
export function withQuery(path: string, query: Query = {}): string {
  const text = pairs(query, '')
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .join('&');
  if (!text) return path;
  return `${path}${path.includes('?') ? '&' : '?'}${text}`;
}

/** How a list is sorted, in Strapi's words: `-price` is `price:desc`. */
export const sortOf = (sort: string): string =>
  sort.startsWith('-') ? `${sort.slice(1)}:desc` : `${sort}:asc`;
