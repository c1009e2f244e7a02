import type { Knex } from 'knex';
import { exactText } from '../readTables';

/** What imports hold beside recipes: plans, lists and whole records, from the reading until the import is gone. */
export async function up(db: Knex): Promise<void> {
  await db.schema.createTable('supra_import_extras', (table) => {
    table.increments('id');
    table.integer('import').notNullable();
    table.integer('owner').notNullable();
    /** The order in which they are taken: by collection, then as they were read. */
    table.integer('rank').notNullable();
    table.integer('position').notNullable();
    table.string('collection', 40).notNullable();
    /** What the source knows it by, with the kind of the source before it. */
    table.specificType('uid', exactText(db)).notNullable();
    /** Its number in the database that it comes from. */
    table.integer('source');
    table.string('part', 12).notNullable();
    table.text('name').notNullable();
    table.text('data').notNullable();
    /** Which of the import's files it stands in. */
    table.integer('file').notNullable().defaultTo(0);
    table.string('state', 12).notNullable().defaultTo('');
    /** What it has become. */
    table.integer('record');
    table.string('takenAt', 30);
    table.index(['import', 'rank', 'position'], 'supra_import_extras_rank');
    table.index(['import', 'collection', 'source'], 'supra_import_extras_source');
    table.index(['owner', 'collection', 'uid'], 'supra_import_extras_uid');
  });
}
