import { LENT_FIGURES, type LentFigure } from './types';

/** What a food lends beside figures. */
const LENT_FACTS = ['category', 'origin', 'pieceName', 'allergens'] as const;
type LentFact = (typeof LENT_FACTS)[number];
type LentName = LentFigure | LentFact;

/** Said of a cup or piece of the very thing: a cup of coffee weighs nothing like one of ground coffee. */
const WEIGHTS: readonly LentName[] = ['gramsPerMl', 'gramsPerPiece', 'pieceName', 'edibleShare'];
const TIMES_AS_MUCH = 1.8;
const KCAL_APART = 40;

type Facts = Readonly<Partial<Record<LentName, unknown>>>;
/** A product as it is kept: what its food has lent stands in the product's own fields and, by name, in `lent`. */
type Borrower = Facts & { readonly lent?: Facts | null };
interface Lending {
  readonly figures: Record<string, unknown>;
  readonly lent: Record<string, unknown>;
}

/**
 * What a product answers beside its food: each figure of its own, else the food's, which `lent` names too. A figure is the
 * product's own unless `lent` holds the same value. Without a food it has its own figures alone.
 */
export function lending(product: Borrower, food: Facts | undefined): Lending {
  const own = Object.fromEntries(
    [...LENT_FIGURES, ...LENT_FACTS].map((name) => [name, ownValue(product, name)]),
  );
  const names = [...LENT_FIGURES, ...LENT_FACTS].filter((name) => isLent(own, name, food));
  const lent = Object.fromEntries(names.map((name) => [name, food?.[name]]));
  return { figures: { ...own, ...lent }, lent };
}

/** The value that somebody gave the product, null where it is only borrowed. */
function ownValue({ lent, ...product }: Borrower, name: LentName): unknown {
  const value = product[name] ?? null;
  const borrowed = lent?.[name] ?? null;
  return borrowed !== null && JSON.stringify(value) === JSON.stringify(borrowed) ? null : value;
}

/**
 * Whether a product is its food as it stands, not what the food is made of or boiled from: energy of its own that is so far from the
 * food's tells a powder from its drink and dry beans from boiled ones.
 */
export function isSameThing(
  own: { readonly calories?: unknown },
  food: { readonly calories?: unknown },
): boolean {
  const [mine, its] = [own.calories, food.calories];
  if (typeof mine !== 'number' || typeof its !== 'number') return true;
  const [less, more] = mine < its ? [mine, its] : [its, mine];
  return more - less <= KCAL_APART || more <= less * TIMES_AS_MUCH;
}

const isKnown = (value: unknown): boolean => value !== null && value !== undefined;

function isLent(own: Facts, name: LentName, food: Facts | undefined): boolean {
  if (!food || isKnown(own[name]) || !isKnown(food[name])) return false;
  if (WEIGHTS.includes(name) && !isSameThing(own, food)) return false;
  // whose energy is its own has said it of what one buys, or of what is eaten with its own share
  if (name === 'edibleShare') return !isKnown(own.calories);
  // a weight is that of the piece that it is named by
  if (name === 'pieceName') return !isKnown(own.gramsPerPiece);
  if (name === 'gramsPerPiece') return !isKnown(own.pieceName) || own.pieceName === food.pieceName;
  return true;
}
