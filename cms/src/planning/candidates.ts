import { productsInSeason } from '../cooking/seasonal';
import type { FixedDish } from '../domain/planning/model';
import { todayOf } from '../time/clock';
import { paidPer100 } from '../prices/latest';
import { bodyFor } from '../records/read/read';
import { collectionOf } from '../records/registry';
import type { Caller } from '../records/types';
import { atHomeWhile } from './atHome';
import { knownEaters } from './eaters';
import { factsOf } from './facts';
import { goodsFor } from './till';
import { dishHistoryOf, type DishHistory } from './person';
import type { ProposalInput } from './problem';
import type { WeekRequest } from './request';
import { dishesFrom } from './sources';

/** Collects the input for planning a week: dishes to propose, and the caller's ratings, history and pantry. */
export async function proposalInputOf(
  ask: WeekRequest,
  { keep, standing }: { readonly keep: readonly FixedDish[]; readonly standing: ReadonlySet<number> },
  caller: Caller,
): Promise<ProposalInput> {
  const { days, meals, wishes, startDate, from } = ask;
  const first = startDate ?? (await todayOf(caller));
  const side = await dishHistoryOf(caller, first);
  const found = await dishesFrom(from, caller, historyIds(side));
  const { language } = await bodyFor(collectionOf('users'), caller.id, caller);
  const ripe = await productsInSeason(Number(first.slice(5, 7)));
  const facts = await factsOf([...new Set([...found.map(({ id }) => id), ...standing])]);
  return {
    ask: { days, meals, eaters: await knownEaters(ask.eaters, caller), wishes, startDate },
    keep,
    standing,
    facts: facts.text,
    goods: typeof wishes?.budgetTetri === 'number' ? await goodsFor(facts.products, caller) : new Map(),
    owned: new Set(found.flatMap(({ id, owner }) => (owner === caller.id ? [id] : []))),
    side,
    atHome: await atHomeWhile({ first, days }, caller),
    paid: await paidPer100(caller),
    ripe: new Set(ripe.keys()),
    language,
    first,
  };
}

const historyIds = ({ saved, ratings, eaten, usual }: DishHistory): Set<number> =>
  new Set([...saved, ...ratings.keys(), ...eaten.keys(), ...usual.keys()]);
