import type { Knex } from 'knex';

const FILES_OF = 'files_related_mph';

/** A step has several pictures: the one it had is the first of them. The read tables of recipes are filled anew. */
export async function up(db: Knex): Promise<void> {
  await db('supra_shapes').where({ name: 'dishes' }).delete();
  // a new database has no tables of Strapi's yet
  if (!(await db.schema.hasTable(FILES_OF))) return;
  await db(FILES_OF).where({ related_type: 'dish.step', field: 'image' }).update({ field: 'images' });
}
