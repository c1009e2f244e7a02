import type { Knex } from 'knex';

const PLANS = 'mealplans';

interface Kept {
  readonly id: number;
  readonly visibility: string;
  readonly published: string | Version;
}
interface Version {
  readonly days?: readonly { readonly meals?: readonly { readonly entries?: readonly Entry[] }[] }[];
  readonly forMembers?: boolean;
}
interface Entry {
  readonly dish?: number | null;
}

/**
 * Members of a plan read what is saved. What had been published for the members of a private plan is no version any more; its recipes,
 * to which the owner had agreed, stay open to them. Days, marks, followers' copies and answers to eating along are not touched.
 */
export async function up(db: Knex): Promise<void> {
  // Strapi makes the tables of a new database
  if (!(await db.schema.hasTable(PLANS))) return;
  await db.schema.alterTable(PLANS, (table) => void table.jsonb('agreed'));
  const ids: { id: number }[] = await db(PLANS).whereNotNull('published').select('id').orderBy('id');
  for (const { id } of ids) await close(db, id);
  await db('supra_shapes').where({ name: 'mealplans' }).delete();
}

async function close(db: Knex, id: number): Promise<void> {
  const plan: Kept = await db(PLANS).where({ id }).first('id', 'visibility', 'published');
  const version: Version | null =
    typeof plan.published === 'string' ? JSON.parse(plan.published) : plan.published;
  if (!version || (plan.visibility === 'public' && !version.forMembers)) return;
  const agreed = JSON.stringify(dishesIn(version));
  await db(PLANS).where({ id }).update({ published: null, agreed });
}

const dishesIn = ({ days = [] }: Version): number[] => [
  ...new Set(
    days.flatMap(({ meals = [] }) =>
      meals.flatMap(({ entries = [] }) => entries.flatMap(({ dish }) => dish ?? [])),
    ),
  ),
];
