import { StatusError } from './errors';
import { isDatabaseAway } from '../../vendor/messages';
import { messageOf } from '../errorProperties';

/** Error codes of a full disk or database: SQLite, PostgreSQL, the file system. */
const FULL = /^(?:SQLITE_FULL|53100|ENOSPC|EDQUOT)$/;
/**
 * Error codes of faults that pass, or that the operator fixes: locks, lost connections, a database that stops or
 * starts, a failing disk.
 */
const AWAY = [
  /^SQLITE_(?:BUSY|LOCKED|IOERR|READONLY|CANTOPEN|PROTOCOL|NOMEM|INTERRUPT|CORRUPT|NOTADB)/,
  /^(?:08|40|53|57|58|XX)\w{3}$|^(?:25006|55P03)$/,
  /^(?:ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|EROFS|EIO|EMFILE|ENFILE)$/,
];
/** Our own error without a code, of a transaction that SQLite has ended itself (writer.ts). */
const ROLLED_BACK = 'rolled back underneath';

const TRY_AGAIN = { 503: 2, 507: 30 } as const;
const TEXTS = {
  503: 'This cannot be done for the moment; please try again',
  507: 'There is no room left to keep this',
} as const;

/** Returns a 503 or 507 for a temporary refusal of the database or the disk; undefined for any other fault. */
export function refusalOf(thrown: unknown): StatusError | undefined {
  if (thrown instanceof StatusError || typeof thrown !== 'object' || thrown === null) return undefined;
  const code = 'code' in thrown ? thrown.code : undefined;
  if (typeof code === 'string' && FULL.test(code)) return refuse(507, thrown);
  const isAway =
    typeof code === 'string' ? AWAY.some((one) => one.test(code)) : isAwayByWords(messageOf(thrown));
  return isAway ? refuse(503, thrown) : undefined;
}

const isAwayByWords = (message: string): boolean => isDatabaseAway(message) || message.includes(ROLLED_BACK);

/** Returns the error of a refused commit, for any reason: nothing of the transaction is kept. */
export const commitFailed = (cause: unknown): StatusError =>
  refusalOf(cause) ?? (cause instanceof StatusError ? cause : refuse(503, cause));

function refuse(status: 503 | 507, cause: unknown): StatusError {
  const error = new StatusError(status, TEXTS[status], {}, { 'Retry-After': String(TRY_AGAIN[status]) });
  return Object.assign(error, { cause });
}
