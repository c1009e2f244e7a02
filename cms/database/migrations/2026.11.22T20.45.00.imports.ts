import type { Knex } from 'knex';
import { exactText, makeReadTable } from '../readTables';

/** Creates the tables of imports and of their recipes, which are kept until the import is deleted. */
export async function up(db: Knex): Promise<void> {
  await makeReadTable(db, 'imports', { owner: 'number', state: 'text', expiresOn: 'text' });
  await db.schema.createTable('supra_import_recipes', (table) => {
    table.increments('id');
    table.integer('import').notNullable();
    table.integer('owner').notNullable();
    table.integer('position').notNullable();
    table.string('key', 36).notNullable();
    /** The recipe as shown to the user. */
    table.text('body').notNullable();
    /** The source's identifier of the recipe; null if it has none. */
    table.specificType('uid', exactText(db));
    table.specificType('sourceUrl', exactText(db));
    table.string('sameHash', 64).notNullable();
    table.string('state', 12).notNullable().defaultTo('');
    table.integer('dish');
    table.string('takenAt', 30);
    /** True while its pictures have still to be attached to the dish. */
    table.boolean('hasPictures').notNullable().defaultTo(false);
    table.unique(['import', 'key'], { indexName: 'supra_import_recipes_key' });
    table.index(['import', 'position'], 'supra_import_recipes_position');
    table.index(['owner', 'uid'], 'supra_import_recipes_uid');
    table.index(['owner', 'sourceUrl'], 'supra_import_recipes_url');
    table.index(['owner', 'sameHash'], 'supra_import_recipes_same');
    table.index(['dish'], 'supra_import_recipes_dish');
  });
}
