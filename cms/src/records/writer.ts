import { keepStatements, type NativeSqlite, type Statement } from './statements';

/** SQLite's one connection for writing, as Knex uses it. */
export interface NativeWriter extends NativeSqlite {
  readonly inTransaction: boolean;
}

const DONE = { changes: 0, lastInsertRowid: 0 };

/**
 * Sets up the connection that writes. WAL lets readers read meanwhile; `full` waits for the disk at each commit, so what was
 * answered outlives a power cut too.
 */
export function openWriter(connection: NativeWriter): void {
  connection.exec(
    'pragma journal_mode = wal; pragma synchronous = full; pragma busy_timeout = 5000; pragma cache_size = -65536; pragma temp_store = memory;',
  );
  keepStatements(connection);
  keepTransactionsWhole(connection);
}

/**
 * A transaction is open from its BEGIN to its end and never beyond. A refused COMMIT is rolled back before anybody else gets the
 * connection. Where SQLite has rolled back by itself (a full disk), nothing more is written as if the transaction still stood.
 */
function keepTransactionsWhole(connection: NativeWriter): void {
  const prepare = connection.prepare.bind(connection);
  let isOpen = false;
  const end = () => {
    isOpen = false;
    if (connection.inTransaction) connection.exec('rollback');
  };
  const verbs: Readonly<Record<string, () => void>> = {
    'BEGIN;': () => {
      beginToWrite(connection);
      isOpen = true;
    },
    'COMMIT;': () => {
      try {
        connection.exec('commit');
      } finally {
        end();
      }
    },
    ROLLBACK: end,
  };
  connection.prepare = (text) => {
    const verb = verbs[text];
    if (verb) return verbStatement(verb);
    if (isOpen && !connection.inTransaction) throw new Error('The transaction was rolled back underneath');
    return prepare(text);
  };
}

/** Writing is claimed at the outset: SQLite lets nobody wait who has read before. The waiting is done elsewhere (commits.ts). */
function beginToWrite(connection: NativeWriter): void {
  connection.exec('pragma busy_timeout = 0');
  try {
    connection.exec('begin immediate');
  } finally {
    connection.exec('pragma busy_timeout = 5000');
  }
}

const verbStatement = (verb: () => void): Statement => ({
  reader: false,
  all: () => [],
  run: () => {
    verb();
    return DONE;
  },
});
