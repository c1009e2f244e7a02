import { readAmount } from '../../domain/amount/read';
import { saysUnit } from '../../domain/amount/says';
import { toGrams } from '../../domain/dish/nutrition';
import type { Unit } from '../../domain/dish/types';
import { amountOf, typedAmount, type TypedAmount } from './amount';

/** An amount and the unit that was chosen beside it. */
export interface ChosenUnit {
  readonly amount: string;
  readonly unit: Unit;
}

/** The unit that stands beside what is typed; '' where the words say another measure ("1½ cups") or nobody has said one. */
export function shownUnit(line: TypedAmount): Unit | '' {
  const kept = amountOf(line);
  if (!kept || kept.amount === null) return line.unit;
  const isSaid = !kept.text || saysUnit(kept.text, kept.unit, line.product?.pieceName);
  return (isSaid && kept.unit) || '';
}

/**
 * Keeps what stands in the field when its unit is chosen by hand: the number as it was typed, whatever it counted before. Only what
 * the words come to anyway is worked out: "1 stick" of butter, chosen as grams, is 113.
 */
export function withUnit(line: TypedAmount, unit: Unit, language: string): ChosenUnit {
  const kept = amountOf(line);
  if (!kept?.text || kept.amount === null) return { amount: line.amount, unit };
  if (kept.unit === unit) return { amount: typedAmount({ ...kept, text: null }, language), unit };
  const { amount, amountTo } = readAmount(kept.text) ?? kept;
  return { amount: typedAmount({ amount, amountTo, unit, text: null }, language), unit };
}

/** The same weight in the unit that was chosen; undefined where it is not known, or is that already. */
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
