import type { Unit } from '../dish/types';
import type { Portion } from '../food/types';
import { CLOVES_IN_A_HEAD } from '../product/pack';
import type { ProductFacts } from '../product/types';
import { ML_OF_CUP } from './cup';
import { toGrams } from '../dish/nutrition';
import { GRAMS, isContainer, measureAtStart, MILLILITRES, type Measure, type Size } from './measures';
import type { WrittenAmount } from './read';
import { shareOfTin } from './tin';

/** Fields of a product or food that give the weights of its measures; all of them may be unknown. */
export type Weighed = Partial<Pick<ProductFacts, 'gramsPerMl' | 'gramsPerPiece'>> & {
  readonly pieceName?: string | null;
  readonly portions?: readonly Portion[] | null;
  readonly packSize?: number | null;
};

/** Amount in the units of the record. */
interface RecordAmount {
  readonly amount: number;
  readonly amountTo: number | null;
  readonly unit: Unit;
  /** False if the food's weight for that measure is unknown; the amount then counts pieces of the measure. */
  readonly understood: boolean;
}

const SPOONS: Readonly<Partial<Record<Measure, Unit>>> = {
  tsp: 'Tea Spoon',
  tbsp: 'Table Spoon',
  spoon: 'Spoon',
  pinch: 'Pinch',
};
/** Customary grams of measures that no food table weighs. */
const USUAL: Readonly<Partial<Record<Measure, number>>> = {
  handful: 30,
  sprig: 2,
  knob: 15,
  drop: 0.05,
  can: 400,
};
/** Maximum relative difference between a size and the usual piece at which both count as one piece. */
const NEAR = 0.25;

/**
 * Converts a written amount to the units of the record with the food's weights: a cup of flour is 125 gr, a cup of
 * water 240 ml. For a sum that cannot be added up, it returns the first part.
 */
export function toRecord(
  written: Omit<WrittenAmount, 'word' | 'rest'>,
  food: Weighed | null | undefined,
): RecordAmount {
  const first = oneRecord(written, food);
  if (!written.plus) return first;
  const more = oneRecord(written.plus, food);
  if (more.unit === first.unit) return { ...first, amount: rounded(first.amount + more.amount) };
  const [one, other] = [first, more].map(({ amount, unit }) => toGrams(amount, unit, { Name: '', ...food }));
  const isKnown = one !== undefined && other !== undefined;
  return isKnown ? { ...first, amount: rounded(one + other), unit: 'gr' } : { ...first, understood: false };
}

function oneRecord(
  { amount, amountTo, measure, size, ml, holder }: Omit<WrittenAmount, 'word' | 'rest' | 'plus'>,
  food: Weighed | null | undefined,
): RecordAmount {
  const times = (factor: number, unit: Unit, understood = true): RecordAmount => ({
    amount: rounded(amount * factor),
    amountTo: amountTo === null ? null : rounded(amountTo * factor),
    unit,
    understood,
  });
  const grams = GRAMS[measure];
  // the weight of a tin includes its water
  const eaten = holder === 'can' || holder === 'jar' ? shareOfTin(food?.portions) : 1;
  if (grams) return times(grams * eaten, 'gr');
  const spoon = SPOONS[measure];
  if (spoon) return times(1, spoon);
  const held = ml ?? MILLILITRES[measure];
  if (held) {
    const perMl = measure === 'cup' || measure === 'glass' ? gramsPerMl(food) : undefined;
    return perMl ? times(held * perMl, 'gr') : times(held, 'ml');
  }
  return counted(measure, size, food ?? {}, times);
}

type Times = (factor: number, unit: Unit, understood?: boolean) => RecordAmount;

function counted(measure: Measure, size: Size | null, food: Weighed, times: Times): RecordAmount {
  const { gramsPerPiece, packSize, pieceName } = food;
  if (measure === 'piece') return pieces(size, food, times);
  if (measure === pieceName) return times(1, 'Piece');
  if (isContainer(measure) && packSize) return times(packSize, 'gr');
  const portion = portionOf(food, measure);
  if (portion) return times(portion, 'gr');
  if (measure === 'head' && pieceName === 'clove') return times(CLOVES_IN_A_HEAD, 'Piece');
  const usual = USUAL[measure];
  if (usual) return times(usual, 'gr');
  // a head of cabbage and an ear of corn are the piece sold in shops, a slice is not
  const isWhole = measure === 'head' || measure === 'ear' || measure === 'fillet';
  return times(1, 'Piece', Boolean(gramsPerPiece) && isWhole && !pieceName);
}

/** Converts counted things to pieces; a size far from the usual one counts by weight. */
function pieces(size: Size | null, food: Weighed, times: Times): RecordAmount {
  const { gramsPerPiece, pieceName } = food;
  const sized = size ? portionOf(food, size) : undefined;
  // three spring onions are not three bunches
  const isPart = pieceName === 'bunch';
  if (sized && (isPart || !gramsPerPiece || Math.abs(sized / gramsPerPiece - 1) > NEAR))
    return times(sized, 'gr');
  if (gramsPerPiece && !isPart) return times(1, 'Piece');
  const one = ['medium', 'piece', 'stalk', 'large', 'small'].map((label) => portionOf(food, label));
  const known = one.find((weight) => weight !== undefined);
  return known ? times(known, 'gr') : times(1, 'Piece', Boolean(gramsPerPiece));
}

/**
 * Returns the grams of the portion with this label, otherwise of the first one whose label starts with the measure
 * ("cup, chopped").
 */
function portionOf({ portions }: Weighed, label: string): number | undefined {
  const exact = portions?.find((portion) => portion.label === label);
  const near = portions?.find((portion) => measureAtStart(portion.label)?.measure === label);
  return (exact ?? near)?.grams;
}

/**
 * Returns the grams per millilitre, from the food's cup if it has one, which for flour and leaves is more accurate than
 * its spoon.
 */
function gramsPerMl(food: Weighed | null | undefined): number | undefined {
  if (!food) return undefined;
  const cup = portionOf(food, 'cup');
  // the table's cup of water weighs 237 g because it holds less than 240 ml
  const isWater = food.gramsPerMl === 1 && cup !== undefined && Math.abs(cup / ML_OF_CUP - 1) < 0.02;
  return cup && !isWater ? cup / ML_OF_CUP : (food.gramsPerMl ?? undefined);
}

/** Rounds to two decimals, or to three significant digits below 1. */
const rounded = (amount: number): number =>
  amount < 1 ? Number(amount.toPrecision(3)) : Math.round(amount * 100) / 100;
