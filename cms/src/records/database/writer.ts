import { cacheStatements } from './statements';
import { discard, lateStatement, transactionVerb } from '../../vendor/knex';
import { aroundPrepare, type NativeWriter, type Statement } from '../../vendor/sqlite';
import { codeOf } from '../errorProperties';
import { withRetries } from './withRetries';

const DONE = { changes: 0, lastInsertRowid: 0 };

/**
 * Sets up the connection that writes. WAL lets readers read meanwhile; `full` waits for the disk at each commit, so
 * that an answered write survives a power cut.
 */
export function openWriter(connection: NativeWriter, lockTimeout?: number): void {
  connection.exec(
    'pragma journal_mode = wal; pragma synchronous = full; pragma busy_timeout = 5000; pragma cache_size = -65536; pragma temp_store = memory;',
  );
  cacheStatements(connection);
  wrapWrites(connection, lockTimeout);
  wrapTransactions(connection);
}

const WRITES = /^\s*(?:insert|update|delete|replace)\b/i;

/**
 * Makes each single write a transaction begun here. A write that met a lock itself would hold up everybody while it
 * waits; once given up, it would stay half-way in its cached statement, and this connection would accept no COMMIT from
 * then on.
 */
function wrapWrites(connection: NativeWriter, lockTimeout?: number): void {
  aroundPrepare(connection, (text, prepare) => {
    const statement = prepare(text);
    if (!WRITES.test(text) || connection.inTransaction) return statement;
    const whole = async <T>(work: () => T): Promise<T> => {
      await withRetries(() => beginToWrite(connection), lockTimeout);
      try {
        const result = work();
        connection.exec('commit');
        return result;
      } finally {
        if (connection.inTransaction) connection.exec('rollback');
      }
    };
    return lateStatement(statement, whole);
  });
}

/**
 * Keeps a transaction open from its BEGIN to its end and never beyond. A refused COMMIT is rolled back before anybody
 * else gets the connection. If SQLite has rolled back itself (a full disk), later writes throw instead of running
 * outside the transaction.
 */
function wrapTransactions(connection: NativeWriter): void {
  let isOpen = false;
  const end = () => {
    isOpen = false;
    if (connection.inTransaction) connection.exec('rollback');
  };
  const verbs = {
    begin: () => {
      beginToWrite(connection);
      isOpen = true;
    },
    commit: () => {
      try {
        connection.exec('commit');
      } catch (error) {
        // Nobody else can block a writer's commit: something on this connection does, and stays.
        if (codeOf(error) === 'SQLITE_BUSY') discard(connection, error);
        throw error;
      } finally {
        end();
      }
    },
    rollback: end,
  };
  aroundPrepare(connection, (text, prepare) => {
    const verb = transactionVerb(text);
    if (verb) return verbStatement(verbs[verb]);
    if (isOpen && !connection.inTransaction) throw new Error('The transaction was rolled back underneath');
    return prepare(text);
  });
}

/**
 * Claims the write lock at the outset, because SQLite lets no transaction wait that has already read. The waiting is
 * done elsewhere (commits.ts).
 */
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
