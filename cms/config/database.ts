import path from 'node:path';

interface NativeSqlite {
  exec(text: string): void;
  prepare(text: string): unknown;
}

const STATEMENTS = 500;

/**
 * Knex prepares every query anew, which costs time and native memory that is given back late. The same text is kept prepared
 * until the tables change their shape.
 */
function keepStatements(connection: NativeSqlite): void {
  const prepare = connection.prepare.bind(connection);
  const kept = new Map<string, unknown>();
  connection.prepare = (text) => {
    if (/^\s*(?:create|alter|drop|pragma|vacuum|reindex|attach|detach)\b/i.test(text)) {
      kept.clear();
      return prepare(text);
    }
    const statement = kept.get(text) ?? prepare(text);
    kept.delete(text);
    kept.set(text, statement);
    if (kept.size > STATEMENTS) kept.delete(kept.keys().next().value as string);
    return statement;
  };
}

export default ({ env }: { env: StrapiEnv }) => {
  if (env('DATABASE_CLIENT', 'sqlite') === 'postgres') {
    return {
      connection: {
        client: 'postgres',
        connection: { connectionString: env('DATABASE_URL'), ssl: env.bool('DATABASE_SSL', false) },
        pool: { min: 1, max: env.int('DATABASE_POOL_MAX', 10) },
      },
    };
  }
  return {
    connection: {
      client: 'sqlite',
      useNullAsDefault: true,
      connection: {
        filename: env('DATABASE_FILENAME', path.join(env('DATA_DIR', path.resolve('.data')), 'supra.db')),
      },
      pool: {
        min: 1,
        max: 1,
        // WAL keeps what was answered through a killed process and lets writes be fast.
        afterCreate(connection: NativeSqlite, done: (error: Error | null, connection: NativeSqlite) => void) {
          connection.exec(
            'pragma journal_mode = wal; pragma synchronous = normal; pragma busy_timeout = 5000; pragma cache_size = -65536; pragma temp_store = memory;',
          );
          keepStatements(connection);
          done(null, connection);
        },
      },
    },
  };
};
