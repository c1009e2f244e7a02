import type { Knex } from 'knex';
import { makeReadTable, type Columns } from '../readTables';

const TABLES: Readonly<Record<string, Columns>> = {
  foods: {
    ndb: 'text',
    Name: 'name',
    NameKa: 'name',
    group: 'text',
    category: 'text',
    state: 'text',
    allergens: 'mask',
    origin: 'text',
    curated: 'boolean',
  },
  products: {
    Name: 'name',
    NameKa: 'name',
    category: 'text',
    calories: 'number?',
    costTetri: 'number?',
    origin: 'text',
    verified: 'boolean',
    sold: 'boolean',
    owner: 'number',
    food: 'number',
  },
  logs: {
    user: 'number',
    day: 'text',
    kind: 'text',
    key: 'text',
    state: 'text',
    mealplan: 'number',
    subscription: 'number',
    schedule: 'number',
    intake: 'number',
    food: 'number',
    product: 'number',
    dish: 'number',
  },
  weights: { user: 'number', day: 'text' },
};

/** Creates the read tables of foods, of products and marks that use them, and of people's weights. */
export async function up(db: Knex): Promise<void> {
  for (const [collection, columns] of Object.entries(TABLES)) await makeReadTable(db, collection, columns);
}
