import { errors } from '@strapi/utils';
import type { Context, Next } from 'koa';
import { ConflictError, StatusError } from '../records/http/errors';
import { refusalOf } from '../records/http/refusals';
import { codeOf, messageOf, stackOf } from '../records/errorProperties';

interface Answer {
  status: number;
  name: string;
  message: string;
  details: unknown;
}
interface ThrownError {
  status?: number;
  statusCode?: number;
  httpCode?: number;
  name?: string;
  message?: string;
  expose?: boolean;
  details?: unknown;
  code?: unknown;
}

const STATUS: [new (...args: never[]) => Error, number][] = [
  [errors.ValidationError, 400],
  [errors.NotFoundError, 404],
  [errors.UnauthorizedError, 401],
  [errors.ForbiddenError, 403],
  [errors.PayloadTooLargeError, 413],
  [errors.RateLimitError, 429],
  [errors.ApplicationError, 400],
];
const NAMES: Record<number, string> = {
  400: 'BadRequestError',
  404: 'NotFoundError',
  413: 'PayloadTooLargeError',
  415: 'UnsupportedMediaTypeError',
};

/**
 * Turns every error of the content API into Strapi's own form; faults of our own are logged, and their answer reveals
 * nothing of the inside. Temporary refusals by the database are answered like this elsewhere too, such as in the
 * operators' panel.
 */
export default () => async (ctx: Context, next: Next) => {
  const isApi = ctx.path.startsWith('/api');
  try {
    await next();
    if (isApi && ctx.status >= 400 && !isErrorForm(ctx.body)) answerWith(ctx, plainAnswer(ctx.status));
  } catch (thrown) {
    const refusal = thrown instanceof StatusError ? thrown : refusalOf(thrown);
    if (!refusal && !isApi) throw thrown;
    const answer = answerFor((refusal ?? thrown) as ThrownError);
    if (answer.status >= 500) strapi.log.error(refusal ? reasonOf(refusal) : stackOf(thrown));
    if (refusal) ctx.set(refusal.headers);
    answerWith(ctx, answer);
  }
};

/**
 * Describes a refusal in one line: they come in large numbers, and the place in the code that met the database explains
 * nothing.
 */
function reasonOf({ status, cause }: StatusError): string {
  return `Refused (${status}): ${[codeOf(cause), messageOf(cause)].filter(Boolean).join(' ')}`;
}

function answerWith(ctx: Context, answer: Answer): void {
  dropRest(ctx);
  ctx.status = answer.status;
  ctx.body = { data: null, error: answer };
}

/**
 * Reads a half-refused body to its end, or the next request on this connection would never be read. The stream that
 * unpacks the body has stopped taking more, so it is detached first; the whole body may also have arrived without being
 * read.
 */
function dropRest({ req }: Context): void {
  req.unpipe();
  req.resume();
}

const isErrorForm = (body: unknown) => typeof body === 'object' && body !== null && 'error' in body;

/** Answers a path that does not exist, or that does not have the method. */
function plainAnswer(status: number): Answer {
  const known = status === 405 ? 405 : 404;
  return {
    status: known,
    name: known === 405 ? 'MethodNotAllowedError' : 'NotFoundError',
    message: known === 405 ? 'Method Not Allowed' : 'Not Found',
    details: {},
  };
}

function answerFor(thrown: ThrownError): Answer {
  const details = thrown.details ?? {};
  const message = thrown.message ?? 'Error';
  if (thrown instanceof ConflictError || thrown instanceof StatusError)
    return { status: thrown.status, name: thrown.name, message, details };
  const known = STATUS.find(([kind]) => thrown instanceof kind);
  if (known) return { status: known[1], name: thrown.name ?? 'ApplicationError', message, details };
  // A body that is not compressed the way its headers say.
  const isUnpacking =
    typeof thrown.code === 'string' && /^(Z_|ERR__?ERROR|ERR_BROTLI|ERR_PADDING)/.test(thrown.code);
  const status =
    isUnpacking || thrown instanceof URIError
      ? 400
      : (thrown.status ?? thrown.statusCode ?? thrown.httpCode ?? 500);
  if (status >= 400 && status < 500)
    return { status, name: NAMES[status] ?? 'BadRequestError', message: clientMessage(status), details: {} };
  return { status: 500, name: 'InternalServerError', message: 'Internal Server Error', details: {} };
}

const clientMessage = (status: number) =>
  ({ 413: 'The body is too large', 415: 'This kind of content is not taken' })[status] ??
  'The request could not be understood';
