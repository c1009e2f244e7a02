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
 * Lets members of a plan read its saved days. A version published for the members of a private plan is removed; its
 * recipes, agreed to by the owner, stay open to them. Days, marks, followers' copies and answers about eating along are
 * unchanged.
 */
export async function up(db: Knex): Promise<void> {
  // Strapi creates the tables of a new database.
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
