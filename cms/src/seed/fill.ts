import { present } from '../domain/present';
import { randomUUID } from 'node:crypto';
import { LANGUAGES } from '../domain/language';
import { pick, seeded } from '../domain/random';
import { countOf, sql } from '../records/database/database';
import { collectionOf } from '../records/registry';
import { tableOf } from '../records/database/tables';
import { insert, inWrite } from '../records/write/write';
import { seedDishes } from './content';

const BATCH = 50;

/** Adds dishes until there are `count`: variations of the seed's dishes with other names, amounts and times. */
export async function fillWithDishes(count: number, onProgress: (done: number) => void): Promise<void> {
  const db = await sql();
  const texts = seedDishes();
  const products: { id: number }[] = await db(tableOf(collectionOf('products')))
    .select('id')
    .orderBy('id');
  const owner = await db(tableOf(collectionOf('users')))
    .where({ Rolee: 'User' })
    .first('id');
  if (products.length === 0 || !owner) throw new Error('The demo seed comes first: run npm start once');
  for (let at = await countOf(db(tableOf(collectionOf('dishes')))); at < count; at += BATCH) {
    const upTo = Math.min(at + BATCH, count);
    await inWrite(async (trx) => {
      for (let number = at; number < upTo; number += 1) {
        await insert(collectionOf('dishes'), { ...dishNumber(number, texts, products, owner.id) }, trx);
      }
    });
    onProgress(upTo);
  }
}

/** Returns a dish that depends only on its number, so that runs are comparable. */
function dishNumber(
  number: number,
  texts: ReturnType<typeof seedDishes>,
  products: readonly { id: number }[],
  owner: number,
) {
  const random = seeded((number + 1) * 0x6d2b79f5);
  const language = present(LANGUAGES[number % 2]);
  const dish = present(texts[number % texts.length], 'a dish of the seed');
  const anyProduct = () => pick(random, products).id;
  const line = () => ({
    key: randomUUID(),
    amount: 10 + Math.floor(random() * 500),
    unit: 'gr',
    note: null,
    product: anyProduct(),
  });
  const text = dish[language];
  return {
    Name: `${text.Name} ${number}`,
    Description: text.Description,
    Note: text.Note,
    language,
    types: dish.types,
    dietaryFlags: dish.dietaryFlags,
    TimeToCook: 5 + Math.floor(random() * 180),
    prepTime: null,
    servingAmount: 1 + Math.floor(random() * 8),
    cookedWeight: null,
    ingredients: Array.from({ length: 8 }, line),
    sections: [],
    Steps: text.Steps.map((step) => ({ key: randomUUID(), minutes: null, ...step })),
    DishImages: [],
    visibility: random() < 0.95 ? 'public' : 'private',
    collaborators: [],
    featured: false,
    owner,
  };
}
