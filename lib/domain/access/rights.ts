export const ROLES = ['Admin', 'User', 'Courier'] as const;
export type Role = (typeof ROLES)[number];
/** Whoever calls: a signed-in role, or a visitor. */
export type Who = Role | 'visitor';

/**
 * Who may call what at all (product.md §5): role × action. The CMS's identity strategy, Strapi's sanitising and the
 * browser's guard read this one table; which records a call reaches is decided by each collection's own rules.
 */
const EVERYONE: readonly Who[] = ['visitor', 'User', 'Courier', 'Admin'];
const SIGNED_IN: readonly Who[] = ['User', 'Courier', 'Admin'];
const MEMBERS: readonly Who[] = ['User', 'Admin'];
const ADMIN: readonly Who[] = ['Admin'];

export const RIGHTS = {
  'dishes.find': EVERYONE,
  'dishes.findOne': EVERYONE,
  'dishes.create': MEMBERS,
  'dishes.update': MEMBERS,
  'dishes.delete': MEMBERS,
  'dishes.save': MEMBERS,
  'dishes.unsave': MEMBERS,
  'dishes.copy': MEMBERS,
  'dishes.collaborators': MEMBERS,
  'dishes.report': SIGNED_IN,
  'dishes.hide': ADMIN,
  'dishes.feature': ADMIN,
  'products.find': MEMBERS,
  'products.findOne': MEMBERS,
  'products.create': MEMBERS,
  'products.update': MEMBERS,
  'products.delete': MEMBERS,
  'products.merge': ADMIN,
  'products.verify': ADMIN,
  'products.report': MEMBERS,
  'products.import': ADMIN,
  'exercises.find': MEMBERS,
  'exercises.findOne': MEMBERS,
  'exercises.create': MEMBERS,
  'exercises.update': MEMBERS,
  'exercises.delete': MEMBERS,
  'exercises.report': MEMBERS,
  'exercises.hide': ADMIN,
  'supplements.find': MEMBERS,
  'supplements.findOne': MEMBERS,
  'supplements.create': MEMBERS,
  'supplements.update': MEMBERS,
  'supplements.delete': MEMBERS,
  'supplements.report': MEMBERS,
  'supplements.hide': ADMIN,
  'mealplans.find': EVERYONE,
  'mealplans.findOne': EVERYONE,
  'mealplans.open': EVERYONE,
  'mealplans.create': MEMBERS,
  'mealplans.update': MEMBERS,
  'mealplans.delete': MEMBERS,
  'mealplans.publish': MEMBERS,
  'mealplans.subscribe': MEMBERS,
  'mealplans.unsubscribe': MEMBERS,
  'mealplans.invite': MEMBERS,
  'mealplans.leave': MEMBERS,
  'mealplans.copy': MEMBERS,
  'mealplans.renewToken': MEMBERS,
  'mealplans.join': MEMBERS,
  'mealplans.followers': MEMBERS,
  'mealplans.report': SIGNED_IN,
  'mealplans.hide': ADMIN,
  'mealplans.feature': ADMIN,
  'memberships.find': MEMBERS,
  'memberships.findOne': MEMBERS,
  'memberships.update': MEMBERS,
  'memberships.delete': MEMBERS,
  'memberships.accept': MEMBERS,
  'memberships.decline': MEMBERS,
  'subscriptions.find': MEMBERS,
  'subscriptions.findOne': MEMBERS,
  'subscriptions.update': MEMBERS,
  'subscriptions.delete': MEMBERS,
  'subscriptions.takeVersion': MEMBERS,
  'subscriptions.pause': MEMBERS,
  'subscriptions.resume': MEMBERS,
  'logs.find': MEMBERS,
  'logs.findOne': MEMBERS,
  'logs.create': MEMBERS,
  'logs.delete': MEMBERS,
  'users.calendar': MEMBERS,
  'users.feed': MEMBERS,
  'users.setFeed': MEMBERS,
  'users.resetFeed': MEMBERS,
  'users.closeFeed': MEMBERS,
  'reports.find': ADMIN,
  'reports.findOne': ADMIN,
  'reports.update': ADMIN,
  'saves.find': MEMBERS,
  'saves.findOne': MEMBERS,
  'users.me': SIGNED_IN,
  'users.find': ADMIN,
  'users.findOne': SIGNED_IN,
  'users.update': SIGNED_IN,
  'users.role': ADMIN,
  'users.block': ADMIN,
  'users.unblock': ADMIN,
  'upload.upload': SIGNED_IN,
  'upload.destroy': SIGNED_IN,
} as const satisfies Record<string, readonly Who[]>;

export type Action = keyof typeof RIGHTS;

/** Whether this kind of caller may call the action; an action that is not in the table is closed to all. */
export const may = (who: Who, action: string): boolean =>
  Object.hasOwn(RIGHTS, action) && (RIGHTS[action as Action] as readonly Who[]).includes(who);
