import path from 'node:path';
import { TURN_PATIENCE } from '../src/queues/patience';
import { openWriter, type NativeWriter } from '../src/records/database/writer';

// Migrations are compiled with the rest (cms/database).
const settings = { useTypescriptMigrations: true };
const common = {
  acquireConnectionTimeout: TURN_PATIENCE,
  // An error's text would otherwise hold what was asked for, tokens and names, and be logged.
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
          // Who answers nothing at all is not waited for until the operating system gives up.
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
          // A test's disk is full from here on, and what it loses with the machine nobody misses.
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
