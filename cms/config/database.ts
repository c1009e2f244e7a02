import path from 'node:path';
import { QUEUE_TIMEOUT_MS } from '../src/records/database/timeouts';
import { openWriter } from '../src/records/database/writer';
import type { NativeWriter } from '../src/vendor/sqlite';

// Migrations are compiled together with the other sources (cms/database).
const settings = { useTypescriptMigrations: true };
const common = {
  acquireConnectionTimeout: QUEUE_TIMEOUT_MS,
  // Otherwise an error message would contain the query's values, tokens and names included, and be logged.
  compileSqlOnError: false,
};

export default ({ env }: { env: StrapiEnv }) => {
  if (env('DATABASE_CLIENT', 'sqlite') === 'postgres') {
    const connections = env.int('DATABASE_POOL_MAX', 10);
    const standby = {
      connectionString: env('DATABASE_READ_URL'),
      ssl: env.bool('DATABASE_SSL', false),
      connections,
    };
    return {
      settings,
      standby: standby.connectionString ? standby : undefined,
      connection: {
        ...common,
        client: 'postgres',
        connection: {
          connectionString: env('DATABASE_URL'),
          ssl: env.bool('DATABASE_SSL', false),
          // Gives up on a server that does not answer, before the operating system does.
          connectionTimeoutMillis: 10_000,
          keepAlive: true,
        },
        pool: { min: 1, max: connections },
      },
    };
  }
  return {
    settings,
    connection: {
      ...common,
      client: 'sqlite',
      useNullAsDefault: true,
      connection: {
        filename: env('DATABASE_FILENAME', path.join(env('DATA_DIR', path.resolve('.data')), 'supra.db')),
      },
      pool: {
        min: 1,
        max: 1,
        afterCreate(connection: NativeWriter, done: (error: Error | null, connection: NativeWriter) => void) {
          openWriter(connection);
          // Tests limit the size of the database to simulate a full disk; their data may be lost in a crash.
          if (env('NODE_ENV') === 'test')
            connection.exec(
              `pragma max_page_count = ${env.int('SQLITE_MAX_PAGES', 1_000_000_000)}; pragma synchronous = off`,
            );
          done(null, connection);
        },
      },
    },
  };
};
