import { ApiError, type FieldMessage } from '@/lib/api/errors';

/** CMS codes that concern one field, with the field's text key. */
const CODES: Readonly<Record<string, string>> = {
  'dish.collaboratorExists': 'collaborator',
  'product.nameTaken': 'productExists',
  'membership.alreadyInvited': 'userInvited',
  'invitation.invalid': 'invitation',
};

/** Returns the message of a single field after a failed call: the CMS's own fault, or "incorrect". */
export function fieldFault(cause: unknown): FieldMessage {
  if (!(cause instanceof ApiError)) return { key: 'incorrect' };
  const [first] = cause.fields;
  // The CMS's key takes precedence over the code's: a plan has invited people, a list has members.
  const key = first?.key ?? (cause.code && CODES[cause.code]) ?? 'incorrect';
  return { key: key || 'incorrect', values: first?.values };
}

/** Tells whether a failed call concerned its fields; the alert explains anything else better. */
export const isFieldFault = (cause: unknown): boolean =>
  cause instanceof ApiError && (cause.fields.length > 0 || Boolean(cause.code && CODES[cause.code]));

/** Tells whether the record has been saved elsewhere since it was read. */
export const isChangedSince = (cause: unknown): cause is ApiError =>
  cause instanceof ApiError && cause.code === 'record.changedSince';

/** Returns the first fault key of each field in a refused body. */
export function faultKeys(cause: unknown): Readonly<Record<string, string>> {
  if (!(cause instanceof ApiError)) return {};
  const fields = cause.fields.filter(({ path }) => path.length > 0);
  return Object.fromEntries(fields.reverse().map(({ path, key }) => [path[0], key ?? 'incorrect']));
}
