import type { Knex } from 'knex';
import { nameKey } from '../../domain/text/clean';
import { unindexed } from '../database/database';
import { badRequest } from '../http/errors';
import { idOf } from '../search/params';
import { sortColumn } from '../database/tables';

type Query = Knex.QueryBuilder;
/** Narrows a query of the read model. */
export type Narrow = (query: Query) => void;

export const listOf = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : typeof value === 'object' && value !== null ? Object.values(value) : [value];

/** Builds the condition of a filter's operators, in Strapi's syntax; a bare value means `$eq`. */
export function operators(column: string, type: string, given: unknown, path: string[]): Narrow {
  const asked = typeof given === 'object' && given !== null && !Array.isArray(given) ? given : { $eq: given };
  const narrows = Object.entries(asked).map(([operator, value]) =>
    operatorOf(column, type, operator, value, [...path, operator]),
  );
  return (query) => narrows.forEach((narrow) => narrow(query));
}

const COMPARE: Record<string, string> = { $lt: '<', $lte: '<=', $gt: '>', $gte: '>=' };
const LIKE: Record<string, (text: string) => string> = {
  $contains: (text) => `%${text}%`,
  $startsWith: (text) => `${text}%`,
  $endsWith: (text) => `%${text}`,
};

function operatorOf(column: string, type: string, operator: string, value: unknown, path: string[]): Narrow {
  const one = () => coerce(type, value, path);
  const many = () => listOf(value).map((item) => coerce(type, item, path));
  const compared = COMPARE[operator];
  if (compared) {
    const right = one();
    return (query) => void query.where(unindexed(column), compared, right);
  }
  const fold = operator.endsWith('i') ? operator.slice(0, -1) : operator;
  const isNegated = fold.startsWith('$not') && fold !== '$not';
  const positiveName = isNegated ? `$${fold.charAt(4).toLowerCase()}${fold.slice(5)}` : fold;
  const isText = type === 'text' || type === 'name';
  const isFolded = operator.endsWith('i');
  // Names are stored in normalized form, because the database folds ASCII only.
  const folded = isFolded && type === 'name' ? `r.${sortColumn(column.slice(2))}` : column;
  const pattern = LIKE[positiveName];
  if (isText && pattern) {
    const text = textOf(value, path);
    return likeFilter(folded, pattern, isFolded ? nameKey(text) : text, {
      isNegated,
      isLowered: isFolded && type === 'text',
    });
  }
  if (isText && operator === '$eqi') {
    const right = nameKey(textOf(value, path));
    return (query) =>
      void (type === 'name' ? query.where(folded, right) : query.whereRaw('lower(??) = ?', [column, right]));
  }
  switch (operator) {
    case '$eq': {
      const right = one();
      return (query) => void query.where(column, right);
    }
    case '$ne': {
      const right = one();
      return (query) => void query.where((group) => void group.whereNot(column, right).orWhereNull(column));
    }
    case '$in': {
      const list = many();
      return (query) => void query.whereIn(column, list);
    }
    case '$notIn': {
      const list = many();
      return (query) => void query.whereNotIn(column, list);
    }
    case '$between': {
      const [from, to] = many();
      if (from === undefined || to === undefined) throw badRequest('$between takes two values', path);
      return (query) => void query.whereBetween(column, [from, to]);
    }
    case '$null':
    case '$notNull': {
      const isNull = coerce('boolean', value, path) === (operator === '$null');
      return (query) => void (isNull ? query.whereNull(column) : query.whereNotNull(column));
    }
    default:
      throw badRequest(`Unknown operator ${operator}`, path);
  }
}

interface LikeHow {
  isNegated: boolean;
  isLowered: boolean;
}

function likeFilter(
  column: string,
  pattern: (text: string) => string,
  text: string,
  { isNegated, isLowered }: LikeHow,
): Narrow {
  const escaped = pattern(text.replace(/[\\%_]/g, '\\$&'));
  return (query) =>
    void query.whereRaw(`${isLowered ? 'lower(??)' : '??'} ${isNegated ? 'not ' : ''}like ? escape '\\'`, [
      column,
      escaped,
    ]);
}

export function coerce(type: string, value: unknown, path: string[]): string | number | boolean {
  if (type === 'id') return idOf(typeof value === 'number' ? String(value) : value, path.join('.'));
  if (type === 'number') {
    const number =
      typeof value === 'string' && value.trim() !== ''
        ? Number(value)
        : typeof value === 'number'
          ? value
          : NaN;
    if (!Number.isFinite(number)) throw badRequest('a number is needed here', path);
    return number;
  }
  if (type === 'boolean') {
    if (value === true || value === 'true' || value === '1') return true;
    if (value === false || value === 'false' || value === '0') return false;
    throw badRequest('true or false is needed here', path);
  }
  return textOf(value, path);
}

export function textOf(value: unknown, path: string[]): string {
  if (typeof value !== 'string' && typeof value !== 'number') throw badRequest('a text is needed here', path);
  if (String(value).includes('\u0000'))
    throw badRequest('this text holds a character that no text has', path);
  return String(value);
}
