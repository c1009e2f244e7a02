import { labelOf, type Weight } from './portions';

type Row = Readonly<Record<string, string>>;

/** Begins the name, in the table's stead, of a food that is the mean of several. */
export const MEAN_OF = 'Mean of: ';
const SIGNIFICANT = 4;
/** Columns that hold words; all others hold a figure. */
const WORDS: readonly string[] = ['ndb', 'group', 'name', 'common'];

/** Several rows of the table as one: the mean of each figure, unknown where any of them does not know it. */
export const meanOf = (rows: readonly [Row, ...Row[]]): Row => ({
  ...Object.fromEntries(Object.keys(rows[0]).map((column) => [column, meanCell(rows, column)])),
  ...words(rows),
});

const words = (rows: readonly [Row, ...Row[]]): Row => ({
  ndb: rows.map(({ ndb }) => ndb).join('+'),
  group: rows[0].group,
  name: `${MEAN_OF}${rows.map(({ name }) => name).join('; ')}`,
  common: '',
});

function meanCell(rows: readonly Row[], column: string): string {
  const cells = rows.map((row) => row[column]);
  if (WORDS.includes(column) || cells.includes('')) return '';
  const sum = cells.reduce((total, cell) => total + Number(cell), 0);
  return String(Number((sum / cells.length).toPrecision(SIGNIFICANT)));
}

/** Measures that fit all of a kind: spoons and cups do, an almond does not. */
export const sharedWeights = (weights: readonly Weight[]): Weight[] =>
  weights.filter(({ measure }) => /^(cup|tbsp|tsp)$/.test(labelOf(measure) ?? ''));
