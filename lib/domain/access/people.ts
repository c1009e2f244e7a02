import type { Role } from './rights';
import { isOneOf } from '../isOneOf';

/** Person as an Admin sees them, without data on their body, home or habits. */
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

/** Report by a person about a public record. */
export interface Report {
  readonly id: number;
  readonly collection: Reported;
  readonly record: number;
  readonly why: string;
  readonly state: 'open' | 'hidden' | 'dismissed';
  /** Current name of the record; null if it no longer exists. */
  readonly subject: string | null;
  readonly subjectHidden: boolean;
  readonly by?: { readonly Name: string } | null;
  readonly createdAt: string;
}

/** Actions recorded in the audit log of Admins; each has its text in `people:deed`. */
export const AUDIT_ACTIONS = [
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

export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** Audit entry of an Admin's action. */
export interface AuditEntry {
  readonly id: number;
  readonly action: AuditAction;
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

/** Returns the page of a record; undefined for collections without pages. */
export const placeOf = (collection: string, record: number): string | undefined =>
  isOneOf(REPORTED, collection) ? `${PLACES[collection]}/${record}` : undefined;

/** Checks whether records of a collection can be hidden. Products cannot: reports about them are suggestions. */
export const canHide = (collection: Reported): collection is Exclude<Reported, 'products'> =>
  collection !== 'products';
