/** Kinds of things that an export leaves out, or that change in another account, in the order in which they are told. */
export const LEFT_KINDS = [
  'kept',
  'identity',
  'settings',
  'people',
  'followers',
  'addresses',
  'shared',
  'others',
  'products',
  'closed',
  'twins',
  'marks',
  'files',
  'uploads',
  'waiting',
] as const;
export type LeftKind = (typeof LEFT_KINDS)[number];

/** Of these an import says beforehand how much stays out; what becomes of the others is known once they are taken. */
export const LEFT_BEHIND = [
  'settings',
  'people',
  'followers',
  'addresses',
  'shared',
  'files',
  'uploads',
  'waiting',
] as const satisfies readonly LeftKind[];
