import { present } from '../../domain/present';
import { errors } from '@strapi/utils';
import type { ErrorCode } from '../../domain/errorCodes';

export interface FieldError {
  readonly path: (string | number)[];
  readonly key: string;
  readonly values?: Record<string, unknown>;
  readonly message?: string;
}

/** Makes a 400 that names every wrong field; `key` is the message's key in the web app's locales. */
export function fieldErrors(found: readonly FieldError[]): Error {
  const list = found.map(({ path, key, values, message }) => ({
    path: path.map(String),
    key,
    ...(values && { values }),
    message: message ?? `${path.join('.') || 'body'}: ${key}`,
    name: 'ValidationError',
  }));
  return new errors.ValidationError(present(list[0], 'a fault').message, { errors: list });
}

/** Makes a 400 for one fault in the query, or in the body as a whole. */
export const badRequest = (message: string, path: (string | number)[] = []): Error =>
  new errors.ValidationError(message, {
    errors: [{ path: path.map(String), key: 'unknown', message, name: 'ValidationError' }],
  });

/** 409 error with a code that states the reason. */
export class ConflictError extends errors.ApplicationError {
  status = 409;
  constructor(message: string, code: ErrorCode, details: Record<string, unknown> = {}) {
    super(message, { code, ...details });
    (this as { name: string }).name = 'ConflictError';
  }
}

const STATUS_NAMES: Readonly<Record<number, string>> = {
  403: 'ForbiddenError',
  410: 'GoneError',
  413: 'PayloadTooLargeError',
  415: 'UnsupportedMediaTypeError',
  422: 'UnprocessableEntityError',
  429: 'RateLimitError',
  503: 'ServiceUnavailableError',
  507: 'InsufficientStorageError',
};

export class StatusError extends errors.ApplicationError {
  constructor(
    readonly status: number,
    message: string,
    details: Record<string, unknown> = {},
    readonly headers: Record<string, string> = {},
  ) {
    super(message, details);
    (this as { name: string }).name = STATUS_NAMES[status] ?? 'ApplicationError';
  }
}

export const notFound = (): Error => new errors.NotFoundError('Not Found');
export const forbidden = (message = 'Forbidden'): Error => new errors.ForbiddenError(message);
export const unauthorized = (message = 'Missing or invalid credentials'): Error =>
  new errors.UnauthorizedError(message);
