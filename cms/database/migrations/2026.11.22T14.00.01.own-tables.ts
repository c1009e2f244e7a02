import type { Knex } from 'knex';
import { exactText } from '../readTables';

type Define = (table: Knex.CreateTableBuilder) => void;

/**
 * Creates tables that belong to no content type. Earlier each start created the missing ones, so this also works on
 * databases that have them, some in an older shape.
 */
export async function up(db: Knex): Promise<void> {
  await make(db, 'supra_product_names', (table) => {
    table.specificType('key', exactText(db)).primary();
    table.integer('product').notNullable().index();
  });
  await make(db, 'supra_merged_products', (table) => {
    table.integer('product').primary();
    table.integer('into').notNullable().index();
  });
  await make(db, 'supra_uploads', (table) => {
    table.integer('file').primary();
    table.integer('owner').notNullable();
    table.text('collection');
    table.integer('record');
    table.bigInteger('createdAt').notNullable();
    table.boolean('isPrivate').notNullable().defaultTo(false);
    table.index(['collection', 'record'], 'supra_uploads_record');
    table.index(['createdAt'], 'supra_uploads_created');
  });
  await make(db, 'supra_leaving', (table) => table.string('bytes', 400).primary());
  await make(db, 'supra_idempotency', (table) => {
    table.string('key', 64).primary();
    table.string('body', 64);
    table.text('answer').notNullable();
    table.bigInteger('at').notNullable();
    table.index(['at'], 'supra_idempotency_at');
  });
  await make(db, 'supra_gone', (table) => {
    table.string('uid', 64).primary();
    table.bigInteger('at').notNullable();
  });
  await make(db, 'supra_seeds', (table) => {
    table.string('name').primary();
    table.integer('record').notNullable();
  });
  await add(db, 'supra_uploads', 'isPrivate', (table) =>
    table.boolean('isPrivate').notNullable().defaultTo(false),
  );
  await add(db, 'supra_idempotency', 'body', (table) => table.string('body', 64));
}

async function make(db: Knex, name: string, define: Define): Promise<void> {
  if (!(await db.schema.hasTable(name))) await db.schema.createTable(name, define);
}

async function add(db: Knex, name: string, column: string, define: Define): Promise<void> {
  if (!(await db.schema.hasColumn(name, column))) await db.schema.alterTable(name, define);
}
