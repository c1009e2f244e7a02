import { type Needs, usesOf } from '../domain/planning/atHome';
import type { Candidate, FixedDish, PlanningEater, Problem } from '../domain/planning/model';
import type { Goods } from '../domain/planning/till';
import { present } from '../domain/present';
import { costOfServing } from '../domain/price/own';
import { nameKey } from '../domain/text/clean';
import { daysBetween } from '../domain/time/day';
import type { AtHome } from './atHome';
import type { DishHistory } from './person';
import type { WeekRequest } from './request';

/** A dish's facts for planning, the same for everybody who may read it. */
export interface DishFacts extends Omit<Candidate, 'tags' | 'takes'> {
  readonly language: string | null;
  /** Tags of the dish, its products and its name, normalized for comparison. */
  readonly words: readonly string[];
  readonly products: readonly number[];
  /** Grams of each product in the whole recipe; null if unknown. In `bought` those that a list asks for. */
  readonly grams: readonly (number | null)[];
  readonly bought: readonly (number | null)[];
  /** The part of `bought` that the recipe counts in pieces. */
  readonly pieces: readonly (number | null)[];
  /** Number of lines of the recipe. */
  readonly lines: number;
  /** Price of 100 gr of each product in tetri; null if unknown. */
  readonly prices: readonly (number | null)[];
}

/** Input from which a thread builds the problem. */
export interface ProposalInput {
  readonly ask: Pick<WeekRequest, 'days' | 'meals' | 'wishes' | 'startDate'> & {
    readonly eaters: readonly PlanningEater[];
  };
  /** Slots that must stay as they are. */
  readonly keep: readonly FixedDish[];
  /** Ids of the dishes in the plan already, kept or not. */
  readonly standing: ReadonlySet<number>;
  /** JSON of `DishFacts`, for the dishes that may be chosen and those in the plan. */
  readonly facts: string;
  readonly owned: ReadonlySet<number>;
  readonly side: DishHistory;
  /** Items at home that expire while the plan lasts. */
  readonly atHome: AtHome;
  /** Latest price of 100 gr of a product that the caller's household paid, in tetri. */
  readonly paid: ReadonlyMap<number, number>;
  /** Goods by the id of their product; empty without a budget. */
  readonly goods: ReadonlyMap<number, Goods>;
  /** Ids of products in season. */
  readonly ripe: ReadonlySet<number>;
  readonly language: string | null;
  /** The date of day 1. */
  readonly first: string;
}

/** Dishes rated at most `DISLIKED` are not proposed to the person; dishes rated at least `LIKED` count as saved. */
const DISLIKED = 2;
const LIKED = 4;

/** Builds the problem of a week from the dishes that may be proposed to the caller and those in the plan already. */
export function problemOf(material: ProposalInput): Problem {
  const { ask, keep, standing, side, atHome, first } = material;
  const { days, meals, eaters, wishes, startDate } = ask;
  const tags = [...new Set((wishes?.tags ?? []).map(({ tag }) => tag))];
  const all: DishFacts[] = JSON.parse(material.facts);
  const shares = eaters.reduce((sum, { factor }) => sum + factor, 0);
  const isWanted = (dish: DishFacts) =>
    standing.has(dish.id) ||
    ((side.ratings.get(dish.id) ?? LIKED) > DISLIKED &&
      (wishes?.unknown === true || isSure(dish, material.owned.has(dish.id))));
  const places = new Map([...material.goods.keys()].map((id, at) => [id, at]));
  const dishes = inOneLanguage(all, material)
    .filter(isWanted)
    .map(
      ({
        language: _language,
        lines: _lines,
        words,
        products,
        grams,
        bought,
        pieces,
        prices,
        ...dish
      }): Candidate => {
        const eaten = side.eaten.get(dish.id);
        const outcomes = side.outcomes.get(dish.id);
        const named = (tag: string) =>
          isNamed(tag, { words, products, isNew: eaten === undefined }, material);
        return {
          ...dish,
          costTetri: costOf({ ...dish, products, grams, prices }, material.paid),
          isOwn: material.owned.has(dish.id),
          isSaved: side.saved.has(dish.id) || (side.ratings.get(dish.id) ?? 0) >= LIKED,
          isLiked: (side.ratings.get(dish.id) ?? 0) >= LIKED && (eaten?.times ?? 0) > 0,
          timesEaten: eaten?.times ?? 0,
          leftOver: outcomes?.leftOver ?? 0,
          thrownAway: outcomes?.thrownAway ?? 0,
          daysSince: eaten?.last ? daysBetween(eaten.last, first) : null,
          usual: side.usual.get(dish.id) ?? [],
          tags: tags.filter(named),
          takes: takesOf({ products, bought, pieces, servings: dish.servings }, places),
          uses: usesOf({ needs: needsIn(products, grams), servings: dish.servings }, atHome.things, shares),
        };
      },
    );
  const goods = material.goods.size > 0 ? [...material.goods.values()] : null;
  return { days, meals, eaters, dishes, keep, wishes, startDate, goods, atHome: atHome.expiring };
}

/**
 * Checks whether enough is known of a recipe to propose it: it has lines and figures, and a stranger's has no allergen
 * that is unknown.
 */
const isSure = ({ lines, calories, unknownAllergens }: DishFacts, isOwn: boolean): boolean =>
  lines > 0 && calories !== null && (isOwn || unknownAllergens.length === 0);

/** Returns the grams to buy for a serving, by the places of the goods; an unknown weight is bought as "to taste". */
function takesOf(
  { products, bought, pieces, servings }: Pick<DishFacts, 'products' | 'bought' | 'pieces' | 'servings'>,
  places: ReadonlyMap<number, number>,
): Candidate['takes'] {
  if (!servings) return [];
  return products.flatMap((id, at) => {
    const place = places.get(id);
    return place === undefined
      ? []
      : [[place, (bought[at] ?? 0) / servings, (pieces[at] ?? 0) / servings] as const];
  });
}

type Costing = Pick<DishFacts, 'products' | 'grams' | 'prices' | 'servings' | 'costTetri'>;

/** Returns the cost of a serving: by own prices if the dish uses such a product, else by the products' prices. */
function costOf({ products, grams, prices, servings, costTetri }: Costing, paid: ProposalInput['paid']) {
  if (paid.size === 0 || !products.some((id) => paid.has(id))) return costTetri;
  return costOfServing(
    products.map((id, at) => ({
      grams: present(grams[at]),
      per100: paid.get(id) ?? present(prices[at]),
    })),
    servings,
  );
}

const needsIn = (products: readonly number[], grams: DishFacts['grams']): Needs['needs'] =>
  products.map((product, at) => ({ product, grams: present(grams[at]) }));

/** Keeps one dish of each translated pair, preferably in the reader's language; dishes in the plan are always kept. */
function inOneLanguage(all: readonly DishFacts[], { standing, language }: ProposalInput): DishFacts[] {
  const best = new Map<number, DishFacts>();
  for (const one of all) {
    if (one.twins && (!best.has(one.twins) || one.language === language)) best.set(one.twins, one);
  }
  return all.filter((one) => !one.twins || best.get(one.twins) === one || standing.has(one.id));
}

interface Named extends Pick<DishFacts, 'words' | 'products'> {
  readonly isNew: boolean;
}
/** Returns whether a wish's tag fits the dish: its own tags, "new" to the person, or "season". */
function isNamed(tag: string, { words, products, isNew }: Named, { ripe }: ProposalInput): boolean {
  const word = nameKey(tag);
  if (word === 'new' && isNew) return true;
  if (word === 'season' && products.some((product) => ripe.has(product))) return true;
  return words.includes(word);
}
