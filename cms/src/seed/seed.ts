import { present } from '../domain/present';
import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { saveDishFor } from '../dishes/sharing';
import { linkDishes } from '../dishes/twins';
import { type Language, LANGUAGES } from '../domain/language';
import { readBodies } from '../records/read/readModel';
import { collectionOf } from '../records/registry';
import { tableOf } from '../records/database/tables';
import { insert, inWrite } from '../records/write/write';
import { copyFile } from '../uploads/store';
import { type SeedDish, seedDishes, type SeedLine, seedProducts } from './content';
import { seedMedical } from './doctor';
import { markSeeded, seeded, type SeededIds } from './seeded';
import { seedPantry } from './pantry';
import { seedCookbooks, tagsOf } from './library';
import { avatarOf, DEMO_PEOPLE, HOUSEHOLD_OF, OTHER_AUTHOR } from './people';
import { pictureOf } from './pictures';
import { seedHousehold } from './plans';
import { seedRoutines } from './routines';
import { seedShop } from './shop';
import { seedShopLists } from './shoplists';
import { getOrThrow as fromMap } from '../records/getOrThrow';

const FEATURED = ['adjarian-khachapuri', 'satsivi', 'lobio-in-a-clay-pot', 'pelamushi'];
const PRIVATE = ['banana-pancakes'];
/** Recipes of the other author; the rest are the household's in each language. */
const OF_OTHER_AUTHOR = [
  'apple-sharlotka',
  'baked-mackerel-with-onion-and-potatoes',
  'banana-pancakes',
  'beetroot-salad-with-prunes-and-walnuts',
  'buckwheat-porridge-with-banana-and-walnuts',
  'chakapuli',
  'chicken-breast-with-rice-and-broccoli',
  'chickpea-omelette-with-herbs',
  'chikhirtma',
  'elarji',
  'fruit-bowl-with-hazelnuts-and-mint',
  'imeretian-khachapuri',
  'lobio-with-walnuts',
  'matsoni-with-strawberries-and-hazelnuts',
  'mushroom-shilaplavi',
  'oat-porridge-with-apple-and-walnuts',
  'pelamushi',
  'shkmeruli',
  'spaghetti-with-tomatoes-and-basil',
  'tomato-and-cucumber-salad-with-walnuts',
  'tofu-scramble-with-spinach',
];

/** Seeds missing demo people, products, dishes and plans; a repeat changes nothing. */
export async function seedOnce(mode: string | undefined): Promise<void> {
  if (mode !== 'demo') return;
  const people = await seedPeople();
  const products = await seedAllProducts();
  const made = await seedAllDishes(people, products);
  await linkTwins(made);
  await seedSaves(people, made);
  await seedCookbooks(people, made);
  await seedHousehold(people, made);
  await seedMedical(people);
  await seedShopLists();
  await seedRoutines(people);
  // This precedes the shop, so that the delivered order arrives in the pantry.
  await seedPantry();
  await seedShop(people, made);
}

async function seedPeople(): Promise<SeededIds> {
  const known = await seeded();
  for (const { uid, ...person } of DEMO_PEOPLE) {
    if (known.has(uid)) continue;
    const avatar = await pictureOf(avatarOf(uid));
    await inWrite(async (trx) => {
      const body = await insert(
        collectionOf('users'),
        {
          ...person,
          uid,
          emailVerified: true,
          avatar,
          language: uid === HOUSEHOLD_OF.ka ? 'ka' : 'en',
          zoneConfirmed: true,
        },
        trx,
      );
      await markSeeded(trx, uid, body.id);
    });
  }
  return seeded();
}

async function seedAllProducts(): Promise<SeededIds> {
  const known = await seeded();
  await inWrite(async (trx) => {
    const foods = await foodsByName(trx);
    for (const { key, food, differs: _differs, ...product } of seedProducts()) {
      if (known.has(`product ${key}`)) continue;
      const body = await insert(
        collectionOf('products'),
        { ...product, food: food ? fromMap(foods, food) : null, language: 'en', verified: true },
        trx,
      );
      await markSeeded(trx, `product ${key}`, body.id);
    }
  });
  return seeded();
}

async function foodsByName(trx: Knex): Promise<Map<string, number>> {
  const rows: { id: number; Name: string }[] = await trx(tableOf(collectionOf('foods')))
    .where({ curated: true })
    .select('id', 'Name');
  return new Map(rows.map(({ id, Name }) => [Name, id]));
}

async function seedAllDishes(people: SeededIds, products: SeededIds): Promise<SeededIds> {
  for (const dish of seedDishes()) {
    const missing = LANGUAGES.filter((language) => !people.has(nameOf(dish, language)));
    if (missing.length === 0) continue;
    const first = await pictureOf(dish.slug);
    for (const [place, language] of missing.entries()) {
      const owner = fromMap(people, ownerOf(dish, language));
      const picture = place === 0 || first === null ? first : await copyFile(first, 0);
      await inWrite(async (trx) => {
        const body = await insert(
          collectionOf('dishes'),
          toRecord(dish, language, owner, picture, products, people),
          trx,
        );
        await markSeeded(trx, nameOf(dish, language), body.id);
      });
    }
  }
  return seeded();
}

/** Links each dish to its translation, only once because people may unlink them. */
async function linkTwins(made: SeededIds): Promise<void> {
  for (const dish of seedDishes()) {
    const linked = `twins ${dish.slug}`;
    const ids = LANGUAGES.flatMap((language) => made.get(nameOf(dish, language)) ?? []);
    if (made.has(linked) || ids.length < LANGUAGES.length) continue;
    await inWrite(async (trx) => {
      const bodies = await readBodies(trx, collectionOf('dishes'), ids);
      const [one, other] = ids.map((id) => bodies.get(id));
      if (one && other) await linkDishes(one, other, trx);
      await markSeeded(trx, linked, present(ids[0]));
    });
  }
}

const ownerOf = ({ slug }: SeedDish, language: Language): string =>
  OF_OTHER_AUTHOR.includes(slug) ? OTHER_AUTHOR : HOUSEHOLD_OF[language];

const nameOf = ({ slug }: SeedDish, language: Language) => `dish ${slug} ${language}`;

function toRecord(
  dish: SeedDish,
  language: Language,
  owner: number,
  picture: number | null,
  products: SeededIds,
  people: SeededIds,
) {
  const { slug, types, dietaryFlags, TimeToCook, prepTime, servingAmount, cookedWeight } = dish;
  const { Name, Description, Note, Steps } = dish[language];
  const lines = (list: readonly SeedLine[]) =>
    list.map(({ product, amount, unit, note: hint }) => ({
      key: randomUUID(),
      amount,
      unit,
      note: hint?.[language] ?? null,
      product: products.get(`product ${product}`),
    }));
  return {
    Name,
    Description,
    Note,
    language,
    types,
    dietaryFlags,
    tags: tagsOf(slug, language),
    TimeToCook,
    prepTime,
    servingAmount,
    cookedWeight: cookedWeight ?? null,
    owner,
    ingredients: lines(dish.ingredients),
    sections: dish.sections.map(({ title, ingredients }) => ({
      key: randomUUID(),
      title: title[language],
      ingredients: lines(ingredients),
    })),
    Steps: Steps.map((step) => ({ key: randomUUID(), minutes: null, ...step })),
    DishImages: picture === null ? [] : [picture],
    visibility: PRIVATE.includes(slug) ? 'private' : 'public',
    collaborators: PRIVATE.includes(slug) ? [people.get(HOUSEHOLD_OF[language])] : [],
    featured: FEATURED.includes(slug),
  };
}

const SAVED: Readonly<Record<string, readonly string[]>> = {
  'demo-user': ['satsivi', 'beef-kharcho', 'greek-salad', 'apple-sharlotka', 'adjarian-khachapuri'],
  'demo-friend': ['adjarian-khachapuri', 'lobiani', 'ukrainian-borscht', 'spinach-pkhali', 'satsivi'],
  'demo-admin': ['adjarian-khachapuri', 'city-style-khinkali'],
};

async function seedSaves(people: SeededIds, made: SeededIds): Promise<void> {
  for (const [uid, slugs] of Object.entries(SAVED)) {
    for (const slug of slugs) {
      const language = uid === HOUSEHOLD_OF.ka ? 'ka' : 'en';
      const dish = made.get(`dish ${slug} ${language}`);
      const name = `save ${uid} ${slug} ${language}`;
      if (!dish || made.has(name)) continue;
      await inWrite(async (trx) => {
        await saveDishFor(trx, dish, fromMap(people, uid));
        await markSeeded(trx, name, dish);
      });
    }
  }
}
