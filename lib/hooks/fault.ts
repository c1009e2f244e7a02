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
  const key = (cause.code && CODES[cause.code]) ?? first?.key ?? 'incorrect';
  return { key: key || 'incorrect', values: first?.values };
}
