import { readAmount } from '../../domain/amount/read';
import { saysUnit } from '../../domain/amount/says';
import { toGrams } from '../../domain/dish/nutrition';
import type { Unit } from '../../domain/dish/types';
import { amountOf, typedAmount, type TypedAmount } from './amount';

/** Amount and the unit chosen beside it. */
export interface ChosenUnit {
  readonly amount: string;
  readonly unit: Unit;
}

/**
 * Returns the unit shown beside the typed text; '' if the text names another measure ("1½ cups") or no unit is known.
 */
export function shownUnit(line: TypedAmount): Unit | '' {
  const kept = amountOf(line);
  if (!kept || kept.amount === null) return line.unit;
  const isSaid = !kept.text || saysUnit(kept.text, kept.unit, line.product?.pieceName);
  return (isSaid && kept.unit) || '';
}

/**
 * Keeps the typed number when a unit is chosen by hand, whatever it counted before. Only computes the number if the
 * text already means this unit: "1 stick" of butter, chosen as grams, is 113.
 */
export function withUnit(line: TypedAmount, unit: Unit, language: string): ChosenUnit {
  const kept = amountOf(line);
  if (!kept?.text || kept.amount === null) return { amount: line.amount, unit };
  if (kept.unit === unit) return { amount: typedAmount({ ...kept, text: null }, language), unit };
  const { amount, amountTo } = readAmount(kept.text) ?? kept;
  return { amount: typedAmount({ amount, amountTo, unit, text: null }, language), unit };
}

/** Returns the same weight in the chosen unit; undefined if it is unknown or the units are equal. */
export function sameWeight(before: TypedAmount, unit: Unit, language: string): ChosenUnit | undefined {
  const kept = amountOf(before);
  const { product } = before;
  if (!product || !kept?.amount || !kept.unit) return undefined;
  const facts = { Name: '', ...product };
  const [one, other] = [toGrams(1, kept.unit, facts), toGrams(1, unit, facts)];
  if (!one || !other || one === other) return undefined;
  const told = (amount: number) => Number(((amount * one) / other).toPrecision(3));
  const amount = told(kept.amount);
  const amountTo = kept.amountTo && told(kept.amountTo);
  return { amount: typedAmount({ amount, amountTo, unit, text: null }, language), unit };
}
