import type { MeasureSystem } from '@/lib/domain/access/settings';
import { ROLES, type Role } from '@/lib/domain/access/rights';
import { isAlike } from '@/lib/stored/alike';
import type { Image } from '@/lib/domain/image/pick';
import { keysOf } from '@/lib/domain/keysOf';
import { readStored, subscribeStored, writeStored } from '@/lib/stored/stored';
import type { Diet } from '@/lib/domain/dish/types';
import type { Allergen } from '@/lib/domain/product/types';
import { isObject } from '@/lib/domain/fieldOf';
import { isOneOf } from '@/lib/domain/isOneOf';

/** Data that the browser stores about the signed-in person (contract.md, "The browser's side"). */
export interface UserData {
  readonly id: number;
  /** Null for someone who signs in by phone. */
  readonly email: string | null;
  readonly Name: string;
  readonly Rolee: Role;
  readonly avatar?: (Image & { readonly id: number }) | null;
  readonly diet?: readonly Diet[] | null;
  readonly allergens?: readonly Allergen[] | null;
  readonly targets?: Targets | null;
  readonly timeZone?: string | null;
  /**
   * True if the person chose their time zone, or the browser's at sign-up; otherwise the app asks once, on a device
   * with another zone.
   */
  readonly zoneConfirmed?: boolean | null;
  /** Preferred measure system. */
  readonly measures?: MeasureSystem | null;
  /** True if the person allows asking Open Food Facts about codes unknown here. */
  readonly openFoodFacts?: boolean | null;
  /** False until a new person has answered or skipped the first questions; undefined for older accounts. */
  readonly welcomed?: boolean | null;
  /** True if the person's target follows what they turn out to use. */
  readonly learnsTargets?: boolean | null;
  /** False if cooking must not take ingredients out of the pantry. */
  readonly usesUpHome?: boolean | null;
}

interface Targets {
  readonly calories?: number | null;
  readonly fats?: number | null;
  readonly carbs?: number | null;
  readonly prots?: number | null;
  readonly costTetriPerDay?: number | null;
}

/** Stored fields of a person, each with a sample of its type. */
const KINDS = {
  id: 0,
  email: '',
  Name: '',
  Rolee: '',
  avatar: { url: '' },
  diet: [''],
  allergens: [''],
  targets: {},
  timeZone: '',
  measures: '',
  openFoodFacts: true,
  welcomed: true,
  learnsTargets: true,
  usesUpHome: true,
  zoneConfirmed: true,
} satisfies Readonly<Record<keyof UserData, unknown>>;
const FIELDS = keysOf(KINDS);

function isFit(name: keyof UserData, value: unknown): boolean {
  if (value === null) return name !== 'id' && name !== 'Name';
  try {
    if (name === 'timeZone') new Intl.DateTimeFormat('en', { timeZone: String(value) });
    return isAlike(value, KINDS[name]);
  } catch {
    return false; // this browser does not know the time zone
  }
}

const JWT = 'jwt';
const USER_DATA = 'userData';

export const readJwt = (): string | null => readStored(JWT);
export const readUserData = (): UserData | null => parseUserData(readStored(USER_DATA));

/**
 * Parses the stored person; returns null if the text is no person. Email and role are required; other fields that are
 * missing or of the wrong type are dropped, so the result then differs from the stored text (`userDataText`).
 */
export function parseUserData(text: string | null): UserData | null {
  try {
    const data: unknown = JSON.parse(text ?? '');
    if (!isObject(data) || !('email' in data && isOneOf(ROLES, data.Rolee))) return null;
    const known = FIELDS.filter((name) => isFit(name, data[name])).map((name) => [name, data[name]]);
    return { id: 0, email: null, Name: '', ...Object.fromEntries(known) } as UserData;
  } catch {
    return null; // not a text written by this app
  }
}

export const saveJwt = (jwt: string) => writeStored(JWT, jwt);
export const saveUserData = (person: UserData) => writeStored(USER_DATA, userDataText(person));

/** Returns the JSON to store of a person, without their other fields from the CMS. */
export const userDataText = (person: UserData): string =>
  JSON.stringify({
    ...Object.fromEntries(FIELDS.map((name) => [name, person[name]])),
    email: person.email ?? null,
  });

/** Forgets the person in every tab: other tabs see the keys disappear. */
export function clearSession() {
  writeStored(USER_DATA, null);
  writeStored(JWT, null);
}

/** Returns the stored JSON text, so that two reads can be compared. */
export const readUserText = (): string | null => readStored(USER_DATA);
export const subscribeSession = subscribeStored;

/** Person signed in at the identity provider in this browser, and their token. */
export interface ProviderUser {
  readonly uid: string;
  readonly token: string;
}

interface Claims {
  /** Provider's id of the person. */
  readonly sub?: string;
  readonly exp?: number;
  /** Time of the sign-in in seconds; a renewed token keeps it. */
  readonly auth_time?: number;
  readonly email_verified?: boolean;
  readonly email?: string;
}

/** Returns a token's claims without verifying it, enough to know when to renew it; empty if it is no token. */
export function readClaims(jwt: string | null): Claims {
  try {
    const body = jwt?.split('.')[1]?.replace(/-/g, '+').replace(/_/g, '/') ?? '';
    const bytes = Uint8Array.from(atob(body), (letter) => letter.charCodeAt(0));
    return (JSON.parse(new TextDecoder().decode(bytes)) ?? {}) as Claims;
  } catch {
    return {};
  }
}

/** Returns the milliseconds until the token expires; 0 if it has expired, or is no token. */
export const remainingLifetime = (jwt: string | null, now: number): number =>
  Math.max(0, (Number(readClaims(jwt).exp) || 0) * 1000 - now);

/** Tells whether the token has an email that its owner has not confirmed yet. */
export function isUnverified(jwt: string | null): boolean {
  const { email, email_verified: isVerified } = readClaims(jwt);
  return Boolean(email) && isVerified === false;
}
