import type { Role } from './rights';

/** A person as an Admin sees them: nothing of their body, home or habits. */
export interface PersonRow {
  readonly id: number;
  readonly Name: string;
  readonly email?: string | null;
  readonly phone?: string | null;
  readonly Rolee: Role;
  readonly blocked?: boolean | null;
  readonly createdAt: string;
}

export const REPORTED = ['dishes', 'products', 'mealplans', 'exercises', 'supplements', 'cookbooks'] as const;
export type Reported = (typeof REPORTED)[number];

/** What somebody said of a public record. */
export interface Report {
  readonly id: number;
  readonly collection: Reported;
  readonly record: number;
  readonly why: string;
  readonly state: 'open' | 'hidden' | 'dismissed';
  /** What the record is called now; null once it is gone. */
  readonly subject: string | null;
  readonly subjectHidden: boolean;
  readonly by?: { readonly Name: string } | null;
  readonly createdAt: string;
}

/** Everything that is put on the trail of what Admins did; each has its text in `people:deed`. */
export const DEEDS = [
  'role',
  'block',
  'unblock',
  'hide',
  'show',
  'feature',
  'unfeature',
  'verify',
  'unverify',
  'sell',
  'unsell',
  'merge',
  'import',
  'report',
] as const;

export type DeedAction = (typeof DEEDS)[number];

/** What an Admin did. */
export interface Deed {
  readonly id: number;
  readonly action: DeedAction;
  readonly collection: string;
  readonly record?: number | null;
  readonly label?: string | null;
  readonly detail?: string | null;
  readonly by?: { readonly Name: string } | null;
  readonly createdAt: string;
}

const PLACES: Readonly<Record<Reported, string>> = {
  dishes: '/dishes',
  products: '/products',
  mealplans: '/mealplan',
  exercises: '/exercises',
  supplements: '/supplements',
  cookbooks: '/cookbooks',
};

/** Where a record is looked at; undefined for collections without a page of their own. */
export const placeOf = (collection: string, record: number): string | undefined =>
  Object.hasOwn(PLACES, collection) ? `${PLACES[collection as Reported]}/${record}` : undefined;

/** Products are not hidden: what is said of them is a suggestion. */
export const canHide = (collection: Reported): boolean => collection !== 'products';
