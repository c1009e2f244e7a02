import { present } from '../domain/present';
import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import type { Language } from '../domain/language';
import { NO_STOCK } from '../domain/pantry/replay';
import { seeded as chance } from '../domain/random';
import { addDays } from '../domain/time/day';
import { addHouseholdMember } from '../households/members';
import { findHousehold } from '../households/people';
import { dateIn, FALLBACK_ZONE } from '../time/dateIn';
import { recordStep } from '../pantry/steps';
import { getOrThrow as fromMap } from '../records/getOrThrow';
import { readBodies } from '../records/read/readModel';
import { collectionOf } from '../records/registry';
import { tableOf } from '../records/database/tables';
import type { Caller } from '../records/types';
import { change, create, inWrite } from '../records/write/write';
import { type SeedPrice, type SeedThing, seedDishes, seedHome } from './content';
import { markSeeded, seeded, type SeededIds } from './seeded';
import { HOUSEHOLD_OF } from './people';

const SEEDED = 'home';
/** Number of days with recorded prices, and their maximum deviation from the usual price as a share. */
const DAYS = 92;
const OFF = 0.08;

interface Home {
  readonly trx: Knex;
  readonly today: string;
  /** Ids of people and products by their names. */
  readonly known: SeededIds;
}

/** Seeds a household of the English and the Georgian reader: pantry, ledger, prices, and a few barcodes. */
export async function seedPantry(): Promise<void> {
  const known = await seeded();
  if (known.has(SEEDED)) return;
  await inWrite(async (trx) => {
    const owner = callerOf(fromMap(known, HOUSEHOLD_OF.en));
    const other = callerOf(fromMap(known, HOUSEHOLD_OF.ka));
    // A household that somebody set up in the demo stays as it is.
    if (await areAtHome([owner.id, other.id], trx)) return markSeeded(trx, SEEDED, owner.id);
    const home = { trx, known, today: dateIn(FALLBACK_ZONE, new Date()) };
    const household = await create(collectionOf('households'), { Name: seedHome().household }, owner);
    await addHouseholdMember(household, other.id, trx);
    const users = collectionOf('users');
    const person = fromMap(await readBodies(trx, users, [owner.id]), owner.id);
    await change(users, person, { budgetTetri: seedHome().budgetTetri }, trx);
    for (const thing of seedHome().things) await seedThing(thing, home);
    for (const [at, price] of seedHome().prices.entries()) await seedPrices(price, at, home, [owner, other]);
    await seedCodes(home, [owner, other]);
    await markSeeded(trx, SEEDED, household.id);
  });
}

const callerOf = (id: number): Caller => ({ id, who: 'User' });

async function areAtHome(people: readonly number[], trx: Knex): Promise<boolean> {
  for (const id of people) if (await findHousehold(id, trx)) return true;
  for (const name of ['pantry-items', 'prices', 'barcodes'] as const)
    if (
      await trx(tableOf(collectionOf(name)))
        .whereIn('owner', [...people])
        .first('id')
    )
      return true;
  return false;
}

/** Adds an item and takes its steps in order; the first one counts as bought, one with a dish as cooked. */
async function seedThing(
  { product, by, steps, ...given }: SeedThing,
  { known, ...home }: Home,
): Promise<void> {
  const caller = callerOf(fromMap(known, by));
  const { unit, place, staple, expiresIn, openedAgo } = given;
  const body = await productOf(product, { known, ...home });
  const thing = {
    key: randomUUID(),
    product: body.id,
    Name: by === HOUSEHOLD_OF.ka ? body.NameKa : body.Name,
    place,
    unit: unit ?? null,
    staple: staple ?? null,
    expiresOn: expiresIn === undefined ? null : addDays(home.today, expiresIn),
    openedOn: openedAgo === undefined ? null : addDays(home.today, -openedAgo),
  };
  let item = await create(collectionOf('pantry-items'), thing, caller, { ...NO_STOCK });
  for (const [at, { dish, thrown, ...said }] of steps.entries()) {
    const Name = dish ? dishNamed(dish, by === HOUSEHOLD_OF.ka ? 'ka' : 'en') : null;
    const reason = dish ? 'cooked' : thrown ? 'thrown' : at === 0 ? 'bought' : 'counted';
    item = await recordStep(item, { said, reason, of: { cause: null, Name, meal: null } }, caller, home.trx);
  }
}

const productOf = async (key: string, { known, trx }: Home) => {
  const id = fromMap(known, `product ${key}`);
  return fromMap(await readBodies(trx, collectionOf('products'), [id]), id);
};

const dishNamed = (slug: string, language: Language): string | null =>
  seedDishes().find((dish) => dish.slug === slug)?.[language].Name ?? null;

/** Records repeated purchases back from a few days ago, alternating between shops and people. */
async function seedPrices(
  { product, amount, unit, tetri, every, shops }: SeedPrice,
  number: number,
  { known, today }: Home,
  people: readonly Caller[],
): Promise<void> {
  const random = chance(number + 1);
  const names = seedHome().shops;
  for (let at = 0, ago = 1 + (number % every); ago <= DAYS; at += 1, ago += every) {
    const paid = {
      product: fromMap(known, `product ${product}`),
      shop: present(names[present(shops[at % shops.length])], 'a shop'),
      day: addDays(today, -ago),
      tetri: Math.round((tetri * (1 + (random() * 2 - 1) * OFF)) / 5) * 5,
      amount,
      unit,
    };
    await create(collectionOf('prices'), paid, present(people[at % people.length]));
  }
}

async function seedCodes(home: Home, people: readonly Caller[]): Promise<void> {
  const friend = home.known.get(HOUSEHOLD_OF.ka);
  for (const [at, { code, product, amount, unit }] of seedHome().codes.entries()) {
    const caller = present(people[at % people.length]);
    const { id, ...names } = await productOf(product, home);
    const Name = caller.id === friend ? names.NameKa : names.Name;
    await create(collectionOf('barcodes'), { product: id, Name, amount, unit }, caller, { code });
  }
}
