import { readFileSync } from 'node:fs';
import { parseLines, type ParsedLine } from '@/lib/domain/dish/parse/line';
import { searchTextOf } from '@/lib/domain/dish/parse/searchText';
import { foodIndex, matchFood, type FoodIndex, type NamedFood } from '@/lib/domain/food/match';
import { nameWords } from '@/lib/domain/food/words';
import { at, atLeast } from '@/tests/support/at';
import { tableFoods } from '../support/builders/foodTable';
import { sumsTo } from './sums';

/** One ingredient of a labelled line: the values expected from the line. */
interface Label {
  readonly amount: string;
  readonly to: string;
  readonly measure: string;
  readonly name: string;
  readonly foods: readonly string[];
  /** Parts of a sum; other notes are not measured. */
  readonly note: string;
}
interface Labelled {
  readonly text: string;
  readonly labels: readonly Label[];
}
/**
 * Percentages of ingredients whose amount with its unit, and name, were read as labelled; that matched no food but
 * their own (`food`); and about which the app asks though the label has a food (`asked`).
 */
export interface Shares {
  readonly count: number;
  readonly amount: number;
  readonly name: number;
  readonly food: number;
  readonly asked: number;
  readonly misses: readonly string[];
}

/** Returns an index of the kitchen's foods in the food table. */
export const kitchenIndex = () => foodIndex(tableFoods().filter(({ curated }) => curated));

function labelled(file: string): Labelled[] {
  const lines: { text: string; labels: Label[] }[] = [];
  for (const row of readFileSync(file, 'utf8').split('\n').slice(1)) {
    if (!row.trim()) continue;
    const [text, amount, to, measure, name, foods = '', note = ''] = atLeast(5, row.split('|'));
    const label = {
      amount,
      to,
      measure,
      name,
      foods: foods
        .split(' / ')
        .map((one) => one.trim())
        .filter(Boolean),
      note,
    };
    if (text === '&') at(lines, -1).labels.push(label);
    else lines.push({ text, labels: [label] });
  }
  return lines;
}

/** Reads every line of a label file and compares the result with the labels. */
export function measure(file: string, foods: FoodIndex<NamedFood>): Shares {
  const misses: string[] = [];
  const right = { amount: 0, name: 0, food: 0 };
  let asked = 0;
  let count = 0;
  for (const { text, labels } of labelled(file)) {
    const read = parseLines(text);
    labels.forEach((label, index) => {
      count += 1;
      const line: ParsedLine | undefined = read[index];
      const food = line && matchFood(searchTextOf(line), foods)?.Name;
      if (food === undefined && label.foods.length > 0) asked += 1;
      const isRight = {
        amount: line !== undefined && isSameAmount(line, label),
        name: line !== undefined && nameWords(line.name).join(' ') === nameWords(label.name).join(' '),
        food: food === undefined || label.foods.includes(food),
      };
      for (const part of ['amount', 'name', 'food'] as const) {
        if (isRight[part]) right[part] += 1;
        else misses.push(`${part}: ${text} => ${shown(line, food)} (${Object.values(label).join('|')})`);
      }
    });
  }
  return {
    count,
    amount: (right.amount / count) * 100,
    name: (right.name / count) * 100,
    food: (right.food / count) * 100,
    asked: (asked / count) * 100,
    misses,
  };
}

export function isSameAmount(
  { written }: ParsedLine,
  label: Pick<Label, 'amount' | 'to' | 'measure' | 'note'>,
): boolean {
  if (written && sumsTo(label.note, written)) return true;
  return (
    isClose(written?.amount, label.amount) &&
    isClose(written?.amountTo ?? undefined, label.to) &&
    (written?.measure ?? '') === label.measure
  );
}

const isClose = (amount: number | undefined, label: string): boolean =>
  amount === undefined
    ? label === ''
    : label !== '' && Math.abs(amount - Number(label)) < 0.006 * Math.max(1, amount);

const shown = (line: ParsedLine | undefined, food: string | undefined): string =>
  `${line?.written?.amount ?? ''}|${line?.written?.amountTo ?? ''}|${line?.written?.measure ?? ''}|${line?.name ?? ''}|${food ?? ''}`;
