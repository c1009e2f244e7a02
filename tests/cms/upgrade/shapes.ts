import type { Wire } from '../support/api';

export interface Shape {
  readonly columns: Readonly<Record<string, string>>;
  readonly indexes: readonly string[];
}

/** Returns our tables in a database: columns with their types, and indexes, each sorted by name. */
export async function shapesOf(db: Wire): Promise<Map<string, Shape>> {
  const isPostgres = db.client.config.client === 'pg';
  return isPostgres ? ofPostgres(db) : ofSqlite(db);
}

async function ofSqlite(db: Wire): Promise<Map<string, Shape>> {
  const shapes = new Map<string, Shape>();
  for (const { name } of await db('sqlite_master')
    .where({ type: 'table' })
    .where('name', 'like', 'supra_%')) {
    const columns: Wire[] = await db.raw(`pragma table_info("${name}")`);
    const indexes: Wire[] = await db('sqlite_master')
      .where({ type: 'index', tbl_name: name })
      .whereNotNull('sql');
    shapes.set(name, {
      columns: byName(
        columns.map(({ name: column, type, notnull, dflt_value: usual, pk }) => [
          column,
          [type, notnull, usual, pk].join(' ').toLowerCase(),
        ]),
      ),
      indexes: indexes.map(({ sql }) => sql).toSorted(),
    });
  }
  return shapes;
}

async function ofPostgres(db: Wire): Promise<Map<string, Shape>> {
  const ask = async (sql: string): Promise<Wire[]> => (await db.raw(sql)).rows;
  const columns = await ask(`
    select c.relname as "table", a.attname as name, concat_ws(' ', format_type(a.atttypid, a.atttypmod), a.attnotnull,
      co.collname, pg_get_expr(d.adbin, d.adrelid)) as type
    from pg_attribute a join pg_class c on c.oid = a.attrelid left join pg_collation co on co.oid = a.attcollation
      left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname like 'supra\\_%' and a.attnum > 0
      and not a.attisdropped`);
  const indexes = await ask(
    `select tablename as "table", indexdef as sql from pg_indexes where schemaname = 'public' and tablename like 'supra\\_%'`,
  );
  const names = new Set(columns.map(({ table }): string => table));
  const of = (rows: Wire[], name: string) => rows.filter(({ table }) => table === name);
  return new Map(
    [...names].map((name) => [
      name,
      {
        columns: byName(of(columns, name).map((row) => [row.name, row.type])),
        indexes: of(indexes, name)
          .map(({ sql }) => sql)
          .toSorted(),
      },
    ]),
  );
}

const byName = (entries: [string, string][]): Record<string, string> =>
  Object.fromEntries(entries.toSorted(([one], [other]) => (one < other ? -1 : 1)));
