import { type Needs, usesOf } from '../domain/planning/atHome';
import type { Candidate, Kept, Problem } from '../domain/planning/model';
import { costOfServing } from '../domain/price/own';
import { nameKey } from '../domain/text/clean';
import { daysBetween } from '../domain/time/day';
import type { AtHome } from './atHome';
import type { PersonalSide } from './person';
import type { WeekAsk } from './request';

/** What planning goes by of a dish, the same for everybody who may read it. */
export interface DishFacts extends Omit<Candidate, 'tags'> {
  readonly language: string | null;
  /** Its own words and those that its products and its name give it, as they are compared. */
  readonly words: readonly string[];
  readonly products: readonly number[];
  /** How many grams of each of them the whole recipe takes; null is unknown. */
  readonly grams: readonly (number | null)[];
  /** What 100 gr of each of them cost in tetri; null is unknown. */
  readonly prices: readonly (number | null)[];
}

/** All that a thread makes a problem of. */
export interface Material {
  readonly ask: Pick<WeekAsk, 'days' | 'meals' | 'eaters' | 'wishes' | 'startDate'>;
  /** What must stay. */
  readonly keep: readonly Kept[];
  /** The dishes that stand in the plan, kept or not. */
  readonly standing: ReadonlySet<number>;
  /** JSON of `DishFacts`, of what may be chosen and of what stands. */
  readonly facts: string;
  readonly owned: ReadonlySet<number>;
  readonly side: PersonalSide;
  /** What they have at home that expires while the plan lasts. */
  readonly atHome: AtHome;
  /** What the caller's household paid last for 100 gr of a product, in tetri. */
  readonly paid: ReadonlyMap<number, number>;
  /** Products in season. */
  readonly ripe: ReadonlySet<number>;
  readonly language: string | null;
  /** The date of day 1. */
  readonly first: string;
}

/** What a person rated so or worse is not proposed to them; what they rated so or better counts as saved. */
const DISLIKED = 2;
const LIKED = 4;

/** The question of a week with the dishes that the caller may be proposed, and those that stand in it already. */
export function problemOf(material: Material): Problem {
  const { ask, keep, standing, side, atHome, first } = material;
  const { days, meals, eaters, wishes, startDate } = ask;
  const tags = [...new Set((wishes?.tags ?? []).map(({ tag }) => tag))];
  const all: DishFacts[] = JSON.parse(material.facts);
  const shares = eaters.reduce((sum, { factor }) => sum + factor, 0);
  const isWanted = ({ id }: DishFacts) => standing.has(id) || (side.ratings.get(id) ?? LIKED) > DISLIKED;
  const dishes = inOneLanguage(all, material)
    .filter(isWanted)
    .map(({ language: _language, words, products, grams, prices, ...dish }): Candidate => {
      const eaten = side.eaten.get(dish.id);
      const named = (tag: string) => isNamed(tag, { words, products, isNew: eaten === undefined }, material);
      return {
        ...dish,
        costTetri: costOf({ ...dish, products, grams, prices }, material.paid),
        isOwn: material.owned.has(dish.id),
        isSaved: side.saved.has(dish.id) || (side.ratings.get(dish.id) ?? 0) >= LIKED,
        timesEaten: eaten?.times ?? 0,
        daysSince: eaten?.last ? daysBetween(eaten.last, first) : null,
        usual: side.usual.get(dish.id) ?? [],
        tags: tags.filter(named),
        uses: usesOf({ needs: needsIn(products, grams), servings: dish.servings }, atHome.things, shares),
      };
    });
  return { days, meals, eaters, dishes, keep, wishes, startDate, atHome: atHome.expiring };
}

type Costing = Pick<DishFacts, 'products' | 'grams' | 'prices' | 'servings' | 'costTetri'>;

/** What a serving costs: by own prices where the dish takes something of theirs, by the products' else. */
function costOf({ products, grams, prices, servings, costTetri }: Costing, paid: Material['paid']) {
  if (paid.size === 0 || !products.some((id) => paid.has(id))) return costTetri;
  return costOfServing(
    products.map((id, at) => ({ grams: grams[at], per100: paid.get(id) ?? prices[at] })),
    servings,
  );
}

const needsIn = (products: readonly number[], grams: DishFacts['grams']): Needs['needs'] =>
  products.map((product, at) => ({ product, grams: grams[at] }));

/** Of twins of which both are there the one in the reader's language; what stands already stays beside it. */
function inOneLanguage(all: readonly DishFacts[], { standing, language }: Material): DishFacts[] {
  const best = new Map<number, DishFacts>();
  for (const one of all) {
    if (one.twins && (!best.has(one.twins) || one.language === language)) best.set(one.twins, one);
  }
  return all.filter((one) => !one.twins || best.get(one.twins) === one || standing.has(one.id));
}

interface Named extends Pick<DishFacts, 'words' | 'products'> {
  readonly isNew: boolean;
}
/** Whether a wish's word names the dish: one of its own, what it is of, "new" to the person or in season. */
function isNamed(tag: string, { words, products, isNew }: Named, { ripe }: Material): boolean {
  const word = nameKey(tag);
  if (word === 'new' && isNew) return true;
  if (word === 'season' && products.some((product) => ripe.has(product))) return true;
  return words.includes(word);
}
