import { fieldOf } from '@/lib/domain/fieldOf';

/** Kinds of failed calls, by meaning; texts are `errors:<kind>`. */
export const API_ERROR_KINDS = [
  'offline',
  'unauthorized',
  'forbidden',
  'notFound',
  'conflict',
  'invalid',
  'tooLarge',
  'wrongType',
  'tooMany',
  'busy',
  'full',
  'server',
] as const;
type ApiErrorKind = (typeof API_ERROR_KINDS)[number];

/** Fault at one place of a body; `key` and `values` refer to a text of `validation`. */
export interface FieldFault {
  readonly path: readonly string[];
  readonly key?: string;
  readonly message: string;
  readonly values?: Readonly<Record<string, string | number>>;
}

interface ApiErrorParts {
  readonly status?: number;
  readonly code?: string;
  readonly fields?: readonly FieldFault[];
  /** Current record, after a 409 `record.changedSince`. */
  readonly present?: unknown;
  /** Seconds to wait, after a 429, 503 or 507. */
  readonly retryAfter?: number;
  /** True for a failed read, by which nothing is lost. */
  readonly isRead?: boolean;
  /** All other details of the answer, for the few callers that need more than its code. */
  readonly details?: Readonly<Record<string, unknown>>;
}

export class ApiError extends Error {
  readonly kind: ApiErrorKind;
  readonly status?: number;
  readonly code?: string;
  readonly fields: readonly FieldFault[];
  readonly present?: unknown;
  readonly retryAfter?: number;
  readonly isRead: boolean;
  readonly details: Readonly<Record<string, unknown>>;

  constructor(kind: ApiErrorKind, message: string, parts: ApiErrorParts = {}) {
    super(message);
    this.name = 'ApiError';
    this.kind = kind;
    this.status = parts.status;
    this.code = parts.code;
    this.fields = parts.fields ?? [];
    this.present = parts.present;
    this.retryAfter = parts.retryAfter;
    this.isRead = parts.isRead ?? false;
    this.details = parts.details ?? {};
  }
}

/** Tells whether a call was cancelled by its caller or by the end of the session, so nothing has failed. */
export const isCancelled = (cause: unknown): boolean => {
  const name = fieldOf(cause, 'name');
  return name === 'AbortError' || name === 'CanceledError' || fieldOf(cause, 'code') === 'ERR_CANCELED';
};

/** Message to a person: text keys, of which the first that exists counts, and the values in them. */
export interface ErrorMessage {
  readonly keys: readonly string[];
  readonly values?: Readonly<Record<string, string | number>>;
}

/** Returns the specific reason for a refusal: its code, or the time to wait. */
export function refusalReason({ kind, code, retryAfter, fields }: ApiError): ErrorMessage {
  // the same refusal has its own text at a list's field
  const ofField = fields.some(({ key }) => key === 'memberInvited') ? ['errors:memberInvited'] : [];
  // a code without a text is skipped, since the first text that exists is shown
  const ofCode = [...ofField, ...(code ? [`errors:code.${code}`] : [])];
  if (kind !== 'tooMany') return { keys: ofCode };
  if (retryAfter === undefined) return { keys: [...ofCode, 'errors:tooMany'] };
  return {
    keys: [...ofCode, 'errors:wait', 'errors:tooMany'],
    values: { count: Math.ceil(retryAfter / 60) },
  };
}

/** Returns all texts for a fault, most specific first. */
export function errorMessageOf(error: ApiError): ErrorMessage {
  const { keys, values } = refusalReason(error);
  return { keys: [...keys, `errors:${error.kind}`], values };
}

const KINDS: Readonly<Record<number, ApiErrorKind>> = {
  400: 'invalid',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'notFound',
  // the upload stalled; a later attempt may succeed
  408: 'offline',
  409: 'conflict',
  410: 'notFound',
  413: 'tooLarge',
  415: 'wrongType',
  422: 'conflict',
  429: 'tooMany',
  502: 'offline',
  503: 'busy',
  504: 'offline',
  507: 'full',
};

/** Returns the kind of error for a status; a gateway that cannot reach the CMS counts as offline. */
export const kindOf = (status: number): ApiErrorKind => KINDS[status] ?? 'server';

/** Tells whether the call failed for lack of a network or an available server; the CMS has stored nothing of it. */
export const isUnreachable = ({ kind }: ApiError): boolean => kind === 'offline' || kind === 'busy';

const FOR_LATER: readonly ApiErrorKind[] = ['offline', 'busy', 'full', 'server', 'unauthorized', 'tooMany'];
/** Tells whether a retry of the same call may succeed; everything else is refused for good. */
export const isRetryable = ({ kind }: ApiError): boolean => FOR_LATER.includes(kind);

interface StrapiErrorBody {
  readonly error?: {
    readonly message?: string;
    readonly details?: {
      readonly code?: string;
      readonly errors?: readonly (Omit<FieldFault, 'path'> & {
        path?: readonly (string | number)[] | string;
      })[];
      readonly present?: unknown;
    } | null;
  } | null;
}

/** Builds an ApiError from a status and Strapi's error body (contract.md, "Errors"). */
export function fromAnswer(status: number, body: unknown, retryAfter?: number): ApiError {
  const error = (body as StrapiErrorBody | null | undefined)?.error;
  const details = error?.details;
  return new ApiError(kindOf(status), error?.message ?? `Status ${status}`, {
    status,
    code: details?.code,
    fields: Array.isArray(details?.errors) ? details.errors.map(toFault) : [],
    present: details?.present,
    retryAfter,
    details: details ?? undefined,
  });
}

function toFault({
  path,
  key,
  message,
  values,
}: { path?: readonly (string | number)[] | string } & Omit<FieldFault, 'path'>) {
  const steps = typeof path === 'string' ? path.split('.') : (path ?? []).map(String);
  return { path: steps, key, message, values };
}

/** Message at a field: a text key of `validation` with its values, never a sentence. */
export interface FieldMessage {
  readonly key: string;
  readonly values?: Readonly<Record<string, string | number>>;
}

type Tree = { [name: string]: Tree | FieldMessage };

/** Returns the faults as Formik errors, each at its field by path; a fault without a key reads "incorrect info". */
export function toFormErrors(error: ApiError): Tree {
  const errors: Tree = {};
  for (const { path, key, values } of error.fields) {
    if (path.length > 0) place(errors, path, { key: key ?? 'incorrect', values });
  }
  return errors;
}

function place(tree: Tree, path: readonly string[], message: FieldMessage) {
  const parents = path.slice(0, -1);
  let at = tree;
  for (const name of parents) {
    const part = (at[name] ??= {});
    if (isMessage(part)) return; // a fault of the whole part is already set
    at = part;
  }
  const field = path.at(-1);
  if (field !== undefined) at[field] ??= message;
}

const isMessage = (value: Tree | FieldMessage): value is FieldMessage => typeof value.key === 'string';
