import { LIMITS } from '../domain/limits';
import { nameKey } from '../domain/text/clean';

const MOST = LIMITS.productName.max;

/** Shortens a table name to a product name's length: cuts it at a comma and adds its number if it is taken. */
export function shortName(tableName: string, ndb: string, taken: Set<string>): string {
  const isFree = (name: string) => [...name].length <= MOST && !taken.has(nameKey(name));
  const name = isFree(tableName) ? tableName : `${cut(tableName, MOST - ndb.length - 1)} ${ndb}`;
  taken.add(nameKey(name));
  return name;
}

function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  const short = text.slice(0, most);
  const end = Math.max(short.lastIndexOf(','), short.length - 12 < 0 ? 0 : short.lastIndexOf(' '));
  return short.slice(0, end > 0 ? end : most).replace(/[ ,(&/-]+$/, '');
}
