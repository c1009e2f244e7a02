import { labelOf, type Weight } from './portions';
import { cellOf, type FoodRow } from './row';

/** Prefix of the table name of a food that is the mean of several. */
export const MEAN_OF = 'Mean of: ';
const SIGNIFICANT = 4;
/** Columns that hold words; all others hold a figure. */
const WORDS: readonly string[] = ['ndb', 'group', 'name', 'common'];

/** Merges rows of the table into one with the mean of each figure; a figure unknown in any row stays unknown. */
export const meanOf = (rows: readonly [FoodRow, ...FoodRow[]]): FoodRow => ({
  ...Object.fromEntries(Object.keys(rows[0]).map((column) => [column, meanCell(rows, column)])),
  ...words(rows),
});

const words = (rows: readonly [FoodRow, ...FoodRow[]]): FoodRow => ({
  ndb: rows.map(({ ndb }) => ndb).join('+'),
  group: cellOf(rows[0], 'group'),
  name: `${MEAN_OF}${rows.map(({ name }) => name).join('; ')}`,
  common: '',
});

function meanCell(rows: readonly FoodRow[], column: string): string {
  const cells = rows.map((row) => row[column]);
  if (WORDS.includes(column) || cells.includes('')) return '';
  const sum = cells.reduce((total, cell) => total + Number(cell), 0);
  return String(Number((sum / cells.length).toPrecision(SIGNIFICANT)));
}

/** Keeps measures that hold for every food of a kind: cups and spoons do, "1 almond" does not. */
export const sharedWeights = (weights: readonly Weight[]): Weight[] =>
  weights.filter(({ measure }) => /^(cup|tbsp|tsp)$/.test(labelOf(measure) ?? ''));
