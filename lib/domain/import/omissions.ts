/** Kinds of data that an export leaves out or that change in another account, in display order. */
export const OMISSION_KINDS = [
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
export type OmissionKind = (typeof OMISSION_KINDS)[number];

/** Kinds whose amount an import announces in advance; the others are known only after the import. */
export const ANNOUNCED_OMISSIONS = [
  'settings',
  'people',
  'followers',
  'addresses',
  'shared',
  'files',
  'uploads',
  'waiting',
] as const satisfies readonly OmissionKind[];
