/** Every code that the CMS gives as `details.code`; each has its sentence at `errors:code.<code>`. */
export const ERROR_CODES = [
  'product.nameTaken',
  'product.inUse',
  'product.inStock',
  'product.unitsDiffer',
  'dish.collaboratorExists',
  'mealplan.hasAuthor',
  'mealplan.ownerLeaves',
  'mealplan.privateDishes',
  'mealplan.unpublished',
  'membership.alreadyInvited',
  'invitation.invalid',
  'record.changedSince',
  'person.blocked',
  'person.lastAdmin',
  'person.listedAdmin',
  'shoplist.keyTaken',
  'shoplist.ownerLeaves',
  'shoplist.tooMany',
  'order.alreadyTaken',
  'order.outOfTurn',
  'order.wrongCode',
  'code.locked',
  'stock.short',
  'replacement.unagreed',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

export const isErrorCode = (code: unknown): code is ErrorCode => ERROR_CODES.includes(code as ErrorCode);
