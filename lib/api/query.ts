type QueryValue =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly QueryValue[]
  | { readonly [key: string]: QueryValue };
/** Query in Strapi's terms: `{ filters: { types: { $contains: 'Lunch' } }, pagination: { page: 2 } }`. */
export type Query = { readonly [key: string]: QueryValue };

/** Returns a query's pairs in bracket notation, without undefined and null values. */
function pairs(value: QueryValue, name: string): [string, string][] {
  if (value === undefined || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((item, index) => pairs(item, `${name}[${index}]`));
  if (typeof value === 'object') {
    return Object.entries(value).flatMap(([key, item]) => pairs(item, name ? `${name}[${key}]` : key));
  }
  return [[name, String(value)]];
}

/** Returns the path with the query appended, by '?' or by '&' if it already has one. */
export function withQuery(path: string, query: Query = {}): string {
  const text = pairs(query, '')
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .join('&');
  if (!text) return path;
  return `${path}${path.includes('?') ? '&' : '?'}${text}`;
}

/** Returns a sort order in Strapi's terms: `-price` is `price:desc`. */
export const sortOf = (sort: string): string =>
  sort.startsWith('-') ? `${sort.slice(1)}:desc` : `${sort}:asc`;
