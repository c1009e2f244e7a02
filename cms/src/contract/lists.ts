import type { Collection } from '../records/types';
import { isRecord } from './fields';

/** Returns the names of the fields by which lists are narrowed. */
export const filteredIn = ({ fields }: Collection): string[] => [
  'id',
  ...Object.entries(fields)
    .filter(([, field]) => {
      const { kind, show, column } = field;
      const isPerson = isRecord(field) && field.to === 'users';
      return (
        isPerson || (show !== 'never' && show !== 'self' && (column || ['relation', 'words'].includes(kind)))
      );
    })
    .map(([name]) => name),
  'createdAt',
  'updatedAt',
];

/** Returns the names by which lists are sorted. */
export const sortedIn = ({ fields, lists: { orders = {}, ranks = {} } = {} }: Collection): string[] => {
  const own = Object.entries(fields)
    .filter(
      ([, { kind, show, column }]) =>
        column && ['all', 'selfOrAdmin'].includes(show) && kind !== 'words' && kind !== 'relation',
    )
    .map(([name]) => name);
  return [
    ...new Set(['id', ...own, 'createdAt', 'updatedAt', ...Object.keys(orders), ...Object.keys(ranks)]),
  ];
};
