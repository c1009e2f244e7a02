import { ApiError, type FieldMessage } from '@/lib/api/errors';

/** The codes of the CMS that are the fault of one field, as the field says them. */
const CODES: Readonly<Record<string, string>> = {
  'dish.collaboratorExists': 'collaborator',
  'product.nameTaken': 'productExists',
  'membership.alreadyInvited': 'userInvited',
  'invitation.invalid': 'invitation',
};

/** What one lone field says after a failed call: the CMS's own fault about it, or that something is wrong. */
export function fieldFault(cause: unknown): FieldMessage {
  if (!(cause instanceof ApiError)) return { key: 'incorrect' };
  const [first] = cause.fields;
  // a code is said by what the CMS says of the field, where it says it: one is invited to a plan, but a member of a list
  const key = first?.key ?? (cause.code && CODES[cause.code]) ?? 'incorrect';
  return { key: key || 'incorrect', values: first?.values };
}

/** Whether a failed call was about what stands in its fields; anything else the alert says better. */
export const isFieldFault = (cause: unknown): boolean =>
  cause instanceof ApiError && (cause.fields.length > 0 || Boolean(cause.code && CODES[cause.code]));

/** Whether the record has been saved from elsewhere since it was read. */
export const isChangedSince = (cause: unknown): cause is ApiError =>
  cause instanceof ApiError && cause.code === 'record.changedSince';

/** What a refused call found wrong, as the first key of each field of the body. */
export function faultKeys(cause: unknown): Readonly<Record<string, string>> {
  if (!(cause instanceof ApiError)) return {};
  const fields = cause.fields.filter(({ path }) => path.length > 0);
  return Object.fromEntries(fields.reverse().map(({ path, key }) => [path[0], key ?? 'incorrect']));
}
