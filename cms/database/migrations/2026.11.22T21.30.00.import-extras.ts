import type { Knex } from 'knex';
import { exactText } from '../readTables';

/** Creates the table of an import's plans, lists and other records, which are kept until the import is deleted. */
export async function up(db: Knex): Promise<void> {
  await db.schema.createTable('supra_import_extras', (table) => {
    table.increments('id');
    table.integer('import').notNullable();
    table.integer('owner').notNullable();
    /** Order of import: by collection, then as read. */
    table.integer('rank').notNullable();
    table.integer('position').notNullable();
    table.string('collection', 40).notNullable();
    /** The source's identifier, prefixed with the kind of source. */
    table.specificType('uid', exactText(db)).notNullable();
    /** Its id in the source database. */
    table.integer('source');
    table.string('part', 12).notNullable();
    table.text('name').notNullable();
    table.text('data').notNullable();
    /** Index of the import's file that contains it. */
    table.integer('file').notNullable().defaultTo(0);
    table.string('state', 12).notNullable().defaultTo('');
    /** Id of the record created from it. */
    table.integer('record');
    table.string('takenAt', 30);
    table.index(['import', 'rank', 'position'], 'supra_import_extras_rank');
    table.index(['import', 'collection', 'source'], 'supra_import_extras_source');
    table.index(['owner', 'collection', 'uid'], 'supra_import_extras_uid');
  });
}
