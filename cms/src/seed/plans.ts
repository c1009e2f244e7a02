import { present } from '../domain/present';
import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { type Language, LANGUAGES } from '../domain/language';
import { weekStart } from '../domain/time/day';
import { checkPlan } from '../mealplans/check';
import { dateIn } from '../time/dateIn';
import { sql } from '../records/database/database';
import { project, readBodies } from '../records/read/readModel';
import { collectionOf } from '../records/registry';
import { newToken } from '../records/http/token';
import type { Body } from '../records/types';
import { insert, inWrite } from '../records/write/write';
import { copyFile } from '../uploads/store';
import {
  type SeedDay,
  type SeedEntry,
  seedExercises,
  type SeedPlan,
  seedPlans,
  type SeedSupplement,
  seedSupplements,
} from './content';
import { markSeeded, seeded, type SeededIds } from './seeded';
import { DEMO_PEOPLE, HOUSEHOLD_OF } from './people';
import { pictureOf } from './pictures';
import { getOrThrow as fromMap } from '../records/getOrThrow';

const HOME = 'Asia/Tbilisi';

/** Seeds exercises, supplements and meal plans; plans need the dishes and products of `made`. */
export async function seedHousehold(people: Map<string, number>, made: Map<string, number>): Promise<void> {
  await seedShelves(people, made);
  const known = await seeded();
  for (const plan of seedPlans()) {
    for (const language of LANGUAGES) {
      if (known.has(planName(plan, language))) continue;
      const picture = await pictureOfDish(fromMap(known, `dish ${plan.picture} ${language}`));
      await inWrite((trx) => seedPlan(plan, language, picture, known, trx));
    }
  }
}

const planName = ({ slug }: SeedPlan, language: Language) => `mealplan ${slug} ${language}`;

async function seedShelves(people: SeededIds, made: SeededIds): Promise<void> {
  const exercises = seedExercises().map(({ slug, tag, en, ka, ...fields }) => ({
    collection: 'exercises',
    name: `exercise ${slug}`,
    picture: `exercise-${slug}`,
    fields,
    texts: { en: { ...en, tag: tag.en }, ka: { ...ka, tag: tag.ka } },
  }));
  const supplements = seedSupplements().map(({ slug, en, ka, ...fields }) => ({
    collection: 'supplements',
    name: `supplement ${slug}`,
    picture: `supplement-${slug}`,
    fields,
    texts: { en, ka },
  }));
  for (const { collection, name, picture, fields, texts } of [...exercises, ...supplements]) {
    const missing = LANGUAGES.filter((one) => !made.has(`${name} ${one}`));
    if (missing.length === 0) continue;
    const first = await pictureOf(picture);
    for (const [place, language] of missing.entries()) {
      const image = place === 0 || first === null ? first : await copyFile(first, 0);
      const owner = people.get(HOUSEHOLD_OF[language]);
      const Images = image === null ? [] : [image];
      const record = { ...fields, ...texts[language], language, owner, Images, visibility: 'public' };
      await inWrite(async (trx) => {
        const body = await insert(collectionOf(collection), record, trx);
        await markSeeded(trx, `${name} ${language}`, body.id);
      });
    }
  }
}

async function pictureOfDish(dish: number): Promise<number> {
  const body = fromMap(await readBodies(await sql(), collectionOf('dishes'), [dish], 'head'), dish);
  return copyFile(present(body.DishImages[0], 'a picture').id, 0);
}

async function seedPlan(
  plan: SeedPlan,
  language: Language,
  picture: number,
  known: SeededIds,
  trx: Knex,
): Promise<void> {
  const { visibility, featured, repeat, targets = null } = plan;
  const owner = ownerOf(plan, language, known);
  const eaters = plan.eaters.map(({ Name, factor, user, allergens = [] }) => ({
    key: randomUUID(),
    Name: Name[language],
    factor,
    user: user ? owner : null,
    allergens,
  }));
  const input = { days: toDays(plan.days, language, known) };
  await checkPlan(input, null, trx);
  const content = { days: input.days, eaters };
  const at = new Date().toISOString();
  const publishing = plan.published
    ? { version: 1, published: { version: 1, ...content, at } }
    : { version: 0 };
  const startDate = plan.startsToday ? weekStart(dateIn(HOME, new Date())) : null;
  const body = await insert(
    collectionOf('mealplans'),
    {
      ...plan[language],
      ...content,
      ...publishing,
      Images: [picture],
      language,
      visibility,
      featured,
      repeat,
      targets,
      startDate,
      owner,
      joinToken: newToken(),
    },
    trx,
  );
  await markSeeded(trx, planName(plan, language), body.id);
  // Only the English plan gets members: with both, the same meals would appear twice on one day.
  if (language === 'en') await seedMembers(plan, body, known, trx);
}

async function seedMembers(
  { members = [] }: SeedPlan,
  plan: Body,
  known: SeededIds,
  trx: Knex,
): Promise<void> {
  for (const { user, role } of members) {
    const email = DEMO_PEOPLE.find(({ uid }) => uid === user)?.email ?? null;
    const what = { mealplan: plan.id, planName: plan.Name, role, state: 'accepted', invitedBy: plan.owner };
    await insert(collectionOf('memberships'), { ...what, user: known.get(user), email, token: null }, trx);
  }
  if (members.length) await project(collectionOf('mealplans'), [plan.id]);
}

/** Returns a plan's owner: a household's own plan belongs to its person in that language. */
const ownerOf = ({ owner }: SeedPlan, language: Language, known: SeededIds): number =>
  fromMap(known, owner === HOUSEHOLD_OF.en ? HOUSEHOLD_OF[language] : owner);

function toDays(days: readonly SeedDay[], language: Language, known: SeededIds) {
  const doses = new Map(seedSupplements().map((one) => [one.slug, doseOf(one)]));
  const keys = days.map(({ meals }) => meals.map(({ entries }) => entries.map(() => randomUUID())));
  const keyAt: KeyAt = (day, meal, entry) => present(keys[day]?.[meal]?.[entry], 'an entry of the plan');
  return days.map((day, at) => ({
    key: randomUUID(),
    title: day.title?.[language] ?? null,
    note: null,
    meals: day.meals.map(({ type, time, entries }, place) => ({
      key: randomUUID(),
      type,
      time,
      note: null,
      entries: entries.map((entry, index) => ({
        key: keyAt(at, place, index),
        out: [],
        ...toEntry(entry, language, known, keyAt),
      })),
    })),
    exercises: day.exercises.map((one) => ({
      key: randomUUID(),
      ...one,
      exercise: known.get(`exercise ${one.exercise} ${language}`),
    })),
    supplements: day.supplements.map(({ supplement, time }) => ({
      key: randomUUID(),
      supplement: known.get(`supplement ${supplement} ${language}`),
      dosage: doses.get(supplement),
      time,
    })),
    appointments: day.appointments.map((one) => ({
      key: randomUUID(),
      ...one,
      title: one.title[language],
      note: null,
    })),
  }));
}

const doseOf = ({ dailyDosage, timesToTake }: SeedSupplement) => dailyDosage / timesToTake.length;

/** Returns the key of an entry by its place in the plan. */
type KeyAt = (day: number, meal: number, entry: number) => string;

function toEntry(entry: SeedEntry, language: Language, known: SeededIds, keyAt: KeyAt) {
  const { dish, servings = null, product, amount, unit, text, leftoversOf } = entry;
  if (dish) return { kind: 'dish', dish: known.get(`dish ${dish} ${language}`), servings };
  if (product) return { kind: 'product', product: known.get(`product ${product}`), amount, unit };
  if (text) return { kind: 'text', text: text[language] };
  if (!leftoversOf) throw new Error('An entry of a seeded plan holds nothing');
  return { kind: 'leftovers', of: keyAt(...leftoversOf), servings };
}
