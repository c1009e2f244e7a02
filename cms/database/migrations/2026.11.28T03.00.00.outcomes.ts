import type { Knex } from 'knex';
import { makeReadTable } from '../readTables';

/** Adds the columns by which the planner and a month's spending find what was left over and thrown away. */
export async function up(db: Knex): Promise<void> {
  await makeReadTable(db, 'logs', {
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
    outcome: 'text',
  });
  await makeReadTable(db, 'cookings', {
    user: 'number',
    dish: 'number',
    day: 'text',
    key: 'text',
    byHand: 'boolean',
    outcome: 'text',
  });
}
