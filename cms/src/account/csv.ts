import { unparse } from 'papaparse';
import { FORMULA } from '../domain/text/formula';
import { fieldOf } from '../domain/fieldOf';
import { partsIn } from '../records/read/values';

/** Returns one CSV row, including the line ending; no cell is a formula in a spreadsheet. */
export const csvLine = (values: readonly unknown[]): string =>
  `${unparse([[...values]], { escapeFormulae: FORMULA })}\r\n`;

/**
 * Returns a field of an answer as one CSV cell: relations and files by name, lists separated by |, the rest as JSON.
 */
export function flatValue(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value))
    return value.every((one) => typeof one !== 'object') ? value.join('|') : JSON.stringify(value);
  if (!('data' in value)) return JSON.stringify(value);
  const shown = partsIn([value.data ?? []].flat());
  return shown
    .map(({ id, attributes }) => fieldOf(attributes, 'Name') ?? fieldOf(attributes, 'name') ?? id)
    .join('|');
}
