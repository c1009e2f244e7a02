import { ripeIn } from '../cooking/ripe';
import type { Kept } from '../domain/planning/model';
import { todayOf } from '../time/clock';
import { paidPer100 } from '../prices/latest';
import { bodyFor } from '../records/read/read';
import { collectionOf } from '../records/registry';
import type { Caller } from '../records/types';
import { atHomeWhile } from './atHome';
import { factsOf } from './facts';
import { personalSide, type PersonalSide } from './person';
import type { Material } from './problem';
import type { WeekAsk } from './request';
import { dishesFrom } from './sources';

/** Collects the input for planning a week: dishes to propose, and the caller's ratings, history and pantry. */
export async function materialOf(
  ask: WeekAsk,
  { keep, standing }: { readonly keep: readonly Kept[]; readonly standing: ReadonlySet<number> },
  caller: Caller,
): Promise<Material> {
  const { days, meals, eaters, wishes, startDate, from } = ask;
  const first = startDate ?? (await todayOf(caller));
  const side = await personalSide(caller, first);
  const found = await dishesFrom(from, caller, knownIn(side));
  const { language } = await bodyFor(collectionOf('users'), caller.id, caller);
  const ripe = await ripeIn(Number(first.slice(5, 7)));
  return {
    ask: { days, meals, eaters, wishes, startDate },
    keep,
    standing,
    facts: await factsOf([...new Set([...found.map(({ id }) => id), ...standing])]),
    owned: new Set(found.flatMap(({ id, owner }) => (owner === caller.id ? [id] : []))),
    side,
    atHome: await atHomeWhile({ first, days }, caller),
    paid: await paidPer100(caller),
    ripe: new Set(ripe.keys()),
    language,
    first,
  };
}

const knownIn = ({ saved, ratings, eaten, usual }: PersonalSide): Set<number> =>
  new Set([...saved, ...ratings.keys(), ...eaten.keys(), ...usual.keys()]);
