import { StatusError } from './errors';
import { messageOf } from '../thrown';

/** No room: SQLite, PostgreSQL, the file system. */
const FULL = /^(?:SQLITE_FULL|53100|ENOSPC|EDQUOT)$/;
/** What passes by itself or when the operator acts: locks, lost connections, a database that ends or begins, a disk that fails. */
const AWAY = [
  /^SQLITE_(?:BUSY|LOCKED|IOERR|READONLY|CANTOPEN|PROTOCOL|NOMEM|INTERRUPT|CORRUPT|NOTADB)/,
  /^(?:08|40|53|57|58|XX)\w{3}$|^(?:25006|55P03)$/,
  /^(?:ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|EROFS|EIO|EMFILE|ENFILE)$/,
];
/**
 * What the drivers say without a code of its own. "Invalid relations" is how Strapi says that it could not look them up; of
 * those that are not there it says how many.
 */
const AWAY_WORDS =
  /^Invalid relations$|Connection (?:terminated|ended)|connection error and is not queryable|timeout expired|Timeout acquiring a connection|Unable to acquire a connection|rolled back underneath/;

const TRY_AGAIN = { 503: 2, 507: 30 } as const;
const TEXTS = {
  503: 'This cannot be done for the moment; please try again',
  507: 'There is no room left to keep this',
} as const;

/** 503 or 507 for what the database or the disk refuses for now; undefined where the fault is another one. */
export function refusalOf(thrown: unknown): StatusError | undefined {
  if (thrown instanceof StatusError || typeof thrown !== 'object' || thrown === null) return undefined;
  const code = 'code' in thrown ? thrown.code : undefined;
  if (typeof code === 'string' && FULL.test(code)) return refuse(507, thrown);
  const isAway =
    typeof code === 'string' ? AWAY.some((one) => one.test(code)) : AWAY_WORDS.test(messageOf(thrown));
  return isAway ? refuse(503, thrown) : undefined;
}

/** The refusal of a commit, whatever its reason: nothing of the transaction is kept. */
export const notKept = (cause: unknown): StatusError =>
  refusalOf(cause) ?? (cause instanceof StatusError ? cause : refuse(503, cause));

function refuse(status: 503 | 507, cause: unknown): StatusError {
  const error = new StatusError(status, TEXTS[status], {}, { 'Retry-After': String(TRY_AGAIN[status]) });
  return Object.assign(error, { cause });
}
