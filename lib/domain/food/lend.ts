import { LENT_FIGURES, type LentFigure } from './types';

/** Facts that a food lends besides figures. */
const LENT_FACTS = ['category', 'origin', 'pieceName', 'allergens'] as const;
type LentFact = (typeof LENT_FACTS)[number];
type LentName = LentFigure | LentFact;

/**
 * Fields lent only if product and food are the same thing: a cup of coffee weighs nothing like a cup of ground coffee.
 */
const WEIGHTS: readonly LentName[] = ['gramsPerMl', 'gramsPerPiece', 'pieceName', 'edibleShare'];
const TIMES_AS_MUCH = 1.8;
const KCAL_APART = 40;

type Facts = Readonly<Partial<Record<LentName, unknown>>>;
/** Stored product: values borrowed from its food are in its own fields and, by name, also in `lent`. */
type Borrower = Facts & { readonly lent?: Facts | null };
interface Lending {
  readonly figures: Record<string, unknown>;
  readonly lent: Record<string, unknown>;
}

/**
 * Returns the figures of a product linked to a food: its own, otherwise the food's, which `lent` also lists. A figure
 * is the product's own unless `lent` holds the same value. Without a food only its own figures remain.
 */
export function lending(product: Borrower, food: Facts | undefined): Lending {
  const own = Object.fromEntries(
    [...LENT_FIGURES, ...LENT_FACTS].map((name) => [name, ownValue(product, name)]),
  );
  const names = [...LENT_FIGURES, ...LENT_FACTS].filter((name) => isLent(own, name, food));
  const lent = Object.fromEntries(names.map((name) => [name, food?.[name]]));
  return { figures: { ...own, ...lent }, lent };
}

/** Returns the value entered for the product itself; null if it is borrowed. */
function ownValue({ lent, ...product }: Borrower, name: LentName): unknown {
  const value = product[name] ?? null;
  const borrowed = lent?.[name] ?? null;
  return borrowed !== null && JSON.stringify(value) === JSON.stringify(borrowed) ? null : value;
}

/**
 * Checks whether a product is the food itself and not an ingredient or a cooked form of it: if the energies differ too
 * much, one is a powder and the other its drink, or one is dry beans and the other boiled ones.
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
  // own energy already refers either to the product as bought, or to the edible part with an own share
  if (name === 'edibleShare') return !isKnown(own.calories);
  // a piece weight belongs to the piece with that name
  if (name === 'pieceName') return !isKnown(own.gramsPerPiece);
  if (name === 'gramsPerPiece') return !isKnown(own.pieceName) || own.pieceName === food.pieceName;
  return true;
}
