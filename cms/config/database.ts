import path from 'node:path';
import { keepStatements, type NativeSqlite } from '../src/records/statements';

export default ({ env }: { env: StrapiEnv }) => {
  if (env('DATABASE_CLIENT', 'sqlite') === 'postgres') {
    return {
      connection: {
        client: 'postgres',
        // An error's text would otherwise hold what was asked for, tokens and names, and be logged.
        compileSqlOnError: false,
        connection: { connectionString: env('DATABASE_URL'), ssl: env.bool('DATABASE_SSL', false) },
        pool: { min: 1, max: env.int('DATABASE_POOL_MAX', 10) },
      },
    };
  }
  return {
    connection: {
      client: 'sqlite',
      compileSqlOnError: false,
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
