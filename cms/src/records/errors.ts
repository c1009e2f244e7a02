import { errors } from '@strapi/utils';

/** Every code that `details.code` can hold (contract.md, Errors). */
export type ConflictCode =
  | 'product.nameTaken'
  | 'dish.collaboratorExists'
  | 'membership.alreadyInvited'
  | 'invitation.invalid'
  | 'record.changedSince'
  | 'person.blocked'
  | 'order.alreadyTaken'
  | 'order.outOfTurn'
  | 'stock.short';

export interface FieldError {
  readonly path: (string | number)[];
  readonly key: string;
  readonly values?: Record<string, unknown>;
  readonly message?: string;
}

/** 400 with every wrong field named; `key` is the message's key in the web app's locales. */
export function fieldErrors(found: readonly FieldError[]): Error {
  const list = found.map(({ path, key, values, message }) => ({
    path: path.map(String),
    key,
    ...(values && { values }),
    message: message ?? `${path.join('.') || 'body'}: ${key}`,
    name: 'ValidationError',
  }));
  return new errors.ValidationError(list[0].message, { errors: list });
}

/** 400 for one thing that is wrong with the query or the body as a whole. */
export const badRequest = (message: string, path: (string | number)[] = []): Error =>
  new errors.ValidationError(message, {
    errors: [{ path: path.map(String), key: 'unknown', message, name: 'ValidationError' }],
  });

/** 409, with a code of the closed list where it has one. */
export class ConflictError extends errors.ApplicationError {
  status = 409;
  constructor(message: string, code?: ConflictCode, details: Record<string, unknown> = {}) {
    super(message, { ...(code && { code }), ...details });
    (this as { name: string }).name = 'ConflictError';
  }
}

export class StatusError extends errors.ApplicationError {
  constructor(
    readonly status: number,
    message: string,
    details: Record<string, unknown> = {},
    readonly headers: Record<string, string> = {},
  ) {
    super(message, details);
    (this as { name: string }).name = { 403: 'ForbiddenError', 413: 'PayloadTooLargeError', 415: 'UnsupportedMediaTypeError', 429: 'RateLimitError' }[status] ?? 'ApplicationError';
  }
}

export const notFound = (): Error => new errors.NotFoundError('Not Found');
export const forbidden = (): Error => new errors.ForbiddenError('Forbidden');
export const unauthorized = (message = 'Missing or invalid credentials'): Error =>
  new errors.UnauthorizedError(message);
