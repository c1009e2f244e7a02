import { ripeIn } from '../cooking/ripe';
import type { Candidate, Kept, Problem } from '../domain/planning/model';
import { nameKey } from '../domain/text/clean';
import { todayOf } from '../mealplans/clock';
import { bodyFor } from '../records/read';
import { collectionOf } from '../records/registry';
import type { Caller } from '../records/types';
import { type DishFacts, factsOf } from './facts';
import { daysSince, personalSide, type PersonalSide } from './person';
import type { WeekAsk } from './request';
import { dishesFrom } from './sources';

/** What a person rated so or worse is not proposed to them; what they rated so or better counts as saved. */
const DISLIKED = 2;
const LIKED = 4;

interface Standing {
  /** What must stay. */
  readonly keep: readonly Kept[];
  /** All dishes that stand in the plan, kept or not. */
  readonly dishes: readonly number[];
}

/** The question of a week with the dishes that the caller may be proposed, and those that stand in it already. */
export async function problemOf(ask: WeekAsk, standing: Standing, caller: Caller): Promise<Problem> {
  const { days, meals, eaters, wishes, startDate, from } = ask;
  const first = startDate ?? (await todayOf(caller));
  const side = await personalSide(caller, first);
  const found = await dishesFrom(from, caller, knownIn(side));
  const owned = new Set(found.flatMap(({ id, owner }) => (owner === caller.id ? [id] : [])));
  const stays = new Set(standing.dishes);
  const facts = await factsOf([...new Set([...found.map(({ id }) => id), ...stays])]);
  const { language } = await bodyFor(collectionOf('users'), caller.id, caller);
  const ripe = await ripeIn(Number(first.slice(5, 7)));
  const tags = [...new Set((wishes?.tags ?? []).map(({ tag }) => tag))];
  const isWanted = (id: number) => stays.has(id) || (side.ratings.get(id) ?? LIKED) > DISLIKED;
  const dishes = inOneLanguage(facts, stays, language)
    .filter(({ candidate }) => isWanted(candidate.id))
    .map((one) => ({
      ...one.candidate,
      ...personal(one, { side, owned, first }),
      tags: tags.filter((tag) => hasTag(one, tag, side, ripe)),
    }));
  return { days, meals, eaters, dishes, keep: standing.keep, wishes, startDate };
}

const knownIn = ({ saved, ratings, eaten, usual }: PersonalSide): Set<number> =>
  new Set([...saved, ...ratings.keys(), ...eaten.keys(), ...usual.keys()]);

/** Of twins of which both are there the one in the reader's language; what stands already stays beside it. */
function inOneLanguage(
  facts: ReadonlyMap<number, DishFacts>,
  standing: ReadonlySet<number>,
  language: string | null,
): DishFacts[] {
  const best = new Map<number, DishFacts>();
  for (const one of facts.values()) {
    const { twins } = one.candidate;
    if (!twins) continue;
    const other = best.get(twins);
    if (!other || one.language === language) best.set(twins, one);
  }
  return [...facts.values()].filter(
    (one) => !one.candidate.twins || best.get(one.candidate.twins) === one || standing.has(one.candidate.id),
  );
}

interface Seen {
  readonly side: PersonalSide;
  readonly owned: ReadonlySet<number>;
  readonly first: string;
}
function personal({ candidate: { id } }: DishFacts, { side, owned, first }: Seen): Partial<Candidate> {
  const eaten = side.eaten.get(id);
  return {
    isOwn: owned.has(id),
    isSaved: side.saved.has(id) || (side.ratings.get(id) ?? 0) >= LIKED,
    timesEaten: eaten?.times ?? 0,
    daysSince: daysSince(eaten?.last, first),
    usual: side.usual.get(id) ?? [],
  };
}

/** Whether a wish's word names the dish: one of its own, what it is of, "new" to the person or in season. */
function hasTag(
  { words, products, candidate: { id } }: DishFacts,
  tag: string,
  side: PersonalSide,
  ripe: ReadonlyMap<number, unknown>,
): boolean {
  const word = nameKey(tag);
  if (word === 'new' && !side.eaten.has(id)) return true;
  if (word === 'season' && products.some((product) => ripe.has(product))) return true;
  return words.has(word);
}
