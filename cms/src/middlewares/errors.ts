import { errors } from '@strapi/utils';
import type { Context, Next } from 'koa';
import { ConflictError, StatusError } from '../records/http/errors';
import { refusalOf } from '../records/http/refusals';
import { codeOf, messageOf, stackOf } from '../records/thrown';

interface Answer {
  status: number;
  name: string;
  message: string;
  details: unknown;
}
interface Thrown {
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
 * Every error of the content API in Strapi's own form; what is our fault is logged and tells nothing of the inside. What the
 * database refuses for now is said elsewhere too, such as in the operators' panel.
 */
export default () => async (ctx: Context, next: Next) => {
  const isApi = ctx.path.startsWith('/api');
  try {
    await next();
    if (isApi && ctx.status >= 400 && !isErrorForm(ctx.body)) answerWith(ctx, plainAnswer(ctx.status));
  } catch (thrown) {
    const refusal = thrown instanceof StatusError ? thrown : refusalOf(thrown);
    if (!refusal && !isApi) throw thrown;
    const answer = answerFor((refusal ?? thrown) as Thrown);
    if (answer.status >= 500) strapi.log.error(refusal ? reasonOf(refusal) : stackOf(thrown));
    if (refusal) ctx.set(refusal.headers);
    answerWith(ctx, answer);
  }
};

/** One line: such refusals come in numbers, and where in the code one met the database says nothing. */
function reasonOf({ status, cause }: StatusError): string {
  return `Refused (${status}): ${[codeOf(cause), messageOf(cause)].filter(Boolean).join(' ')}`;
}

function answerWith(ctx: Context, answer: Answer): void {
  dropRest(ctx);
  ctx.status = answer.status;
  ctx.body = { data: null, error: answer };
}

/**
 * A body that was refused half-way is read to its end, or the next request of this connection would never be heard.
 * Whatever unpacks it has stopped taking more, so it must be untied first; and all may have arrived without having been read.
 */
function dropRest({ req }: Context): void {
  req.unpipe();
  req.resume();
}

const isErrorForm = (body: unknown) => typeof body === 'object' && body !== null && 'error' in body;

/** A method that a path does not have, or no path at all. */
function plainAnswer(status: number): Answer {
  const known = status === 405 ? 405 : 404;
  return {
    status: known,
    name: known === 405 ? 'MethodNotAllowedError' : 'NotFoundError',
    message: known === 405 ? 'Method Not Allowed' : 'Not Found',
    details: {},
  };
}

function answerFor(thrown: Thrown): Answer {
  const details = thrown.details ?? {};
  const message = thrown.message ?? 'Error';
  if (thrown instanceof ConflictError || thrown instanceof StatusError)
    return { status: thrown.status, name: thrown.name, message, details };
  const known = STATUS.find(([kind]) => thrown instanceof kind);
  if (known) return { status: known[1], name: thrown.name ?? 'ApplicationError', message, details };
  // A body that is not packed the way its head says.
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
