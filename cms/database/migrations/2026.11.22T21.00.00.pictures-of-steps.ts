import type { Knex } from 'knex';

const FILES_OF = 'files_related_mph';

/** Lets a step have several pictures; its present one becomes the first. The read table of recipes is refilled. */
export async function up(db: Knex): Promise<void> {
  await db('supra_shapes').where({ name: 'dishes' }).delete();
  // A new database does not have Strapi's tables yet.
  if (!(await db.schema.hasTable(FILES_OF))) return;
  await db(FILES_OF).where({ related_type: 'dish.step', field: 'image' }).update({ field: 'images' });
}
