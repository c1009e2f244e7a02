/** Weighted sum of columns, keyed by column name. */
type Sum = ReadonlyMap<string, number>;
export interface Constraint {
  readonly sum: Sum;
  readonly is: '<=' | '>=' | '=';
  readonly value: number;
}
/** Linear program to minimize; columns are at least 0, `most` holds upper bounds. */
export interface LinearProgram {
  readonly objective: Sum;
  readonly rows: readonly Constraint[];
  readonly most: ReadonlyMap<string, number>;
  /** Columns restricted to 0 or 1. */
  readonly binaries: readonly string[];
  /** Columns restricted to whole numbers. */
  readonly integers?: readonly string[];
}

/** Serializes the program in the LP file format. */
export function linearText({ objective, rows, most, binaries, integers = [] }: LinearProgram): string {
  const bounds = [...most].map(([name, value]) => ` 0 <= ${name} <= ${numberText(value)}`);
  return [
    'Minimize',
    ` points: ${sumText(objective)}`,
    'Subject To',
    ...rows.map(({ sum, is, value }, at) => ` r${at}: ${sumText(sum)} ${is} ${numberText(value)}`),
    ...(bounds.length > 0 ? ['Bounds', ...bounds] : []),
    ...(integers.length > 0 ? ['General', ...integers.map((name) => ` ${name}`)] : []),
    ...(binaries.length > 0 ? ['Binary', ...binaries.map((name) => ` ${name}`)] : []),
    'End',
    '',
  ].join('\n');
}

const TERMS_A_LINE = 8;

function sumText(sum: Sum): string {
  const terms = [...sum].map(([name, by]) => `${by < 0 ? '-' : '+'} ${numberText(Math.abs(by))} ${name}`);
  return terms.flatMap((term, at) => (at > 0 && at % TERMS_A_LINE === 0 ? ['\n  ', term] : [term])).join(' ');
}

const numberText = (value: number): string => String(Number(value.toPrecision(DIGITS)));
const DIGITS = 12;
