import type { MeasureSystem } from '@/lib/domain/access/settings';
import { ROLES, type Role } from '@/lib/domain/access/rights';
import { isAlike } from '@/lib/stored/alike';
import type { Image } from '@/lib/domain/image/pick';
import { readStored, subscribeStored, writeStored } from '@/lib/stored/stored';

/** What the browser keeps of the signed-in person (contract.md, "The browser's side"). */
export interface UserData {
  readonly id: number;
  /** null for someone who signs in by phone. */
  readonly email: string | null;
  readonly Name: string;
  readonly Rolee: Role;
  readonly avatar?: (Image & { readonly id: number }) | null;
  readonly diet?: readonly string[] | null;
  readonly allergens?: readonly string[] | null;
  readonly targets?: Targets | null;
  readonly timeZone?: string | null;
  /** Whether they have chosen their zone, or their browser at sign-up; else they are asked once, where a device says another. */
  readonly zoneConfirmed?: boolean | null;
  /** How amounts are told to them. */
  readonly measures?: MeasureSystem | null;
  /** Whether Open Food Facts may be asked what a code is of that nobody here knows. */
  readonly openFoodFacts?: boolean | null;
  /** false until a new person has answered the first questions or put them aside; unknown of those who came before. */
  readonly welcomed?: boolean | null;
  /** false where what they cook is not to be taken out of what is at home. */
  readonly usesUpHome?: boolean | null;
}

interface Targets {
  readonly calories?: number | null;
  readonly fats?: number | null;
  readonly carbs?: number | null;
  readonly prots?: number | null;
  readonly costTetriPerDay?: number | null;
}

/** Fields that are kept of a person, by something of their kind. */
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
  usesUpHome: true,
  zoneConfirmed: true,
} satisfies Readonly<Record<keyof UserData, unknown>>;
const FIELDS = Object.keys(KINDS) as (keyof UserData)[];

function isFit(name: keyof UserData, value: unknown): boolean {
  if (value === null) return name !== 'id' && name !== 'Name';
  try {
    if (name === 'timeZone') new Intl.DateTimeFormat('en', { timeZone: String(value) });
    return isAlike(value, KINDS[name]);
  } catch {
    return false; // no zone that this browser knows
  }
}

const JWT = 'jwt';
const USER_DATA = 'userData';

export const readJwt = (): string | null => readStored(JWT);
export const readUserData = (): UserData | null => parseUserData(readStored(USER_DATA));

/**
 * The kept person out of its JSON; null for anything that is not one. An email and a role make a person; what else is missing or of
 * another kind is unknown, so that they no longer are what was kept (`userDataText`).
 */
export function parseUserData(text: string | null): UserData | null {
  try {
    const data = JSON.parse(text ?? '') as UserData;
    if (!('email' in data && ROLES.includes(data.Rolee))) return null;
    const known = FIELDS.filter((name) => isFit(name, data[name])).map((name) => [name, data[name]]);
    return { id: 0, email: null, Name: '', ...Object.fromEntries(known) } as UserData;
  } catch {
    return null; // somebody else's text
  }
}

export const keepJwt = (jwt: string) => writeStored(JWT, jwt);
export const keepUserData = (person: UserData) => writeStored(USER_DATA, userDataText(person));

/** The JSON that is kept of a person, without the rest that the CMS tells of them. */
export const userDataText = (person: UserData): string =>
  JSON.stringify({
    ...Object.fromEntries(FIELDS.map((name) => [name, person[name]])),
    email: person.email ?? null,
  });

/** Forgets the person in every tab: the others hear of the keys going. */
export function forgetSession() {
  writeStored(USER_DATA, null);
  writeStored(JWT, null);
}

/** The kept JSON itself, so that it can be compared from one look to the next. */
export const readUserText = (): string | null => readStored(USER_DATA);
export const subscribeSession = subscribeStored;

/** The person that the identity provider has signed in in this browser, and their token. */
export interface ProviderUser {
  readonly uid: string;
  readonly token: string;
}

interface Claims {
  /** The provider's name for the person. */
  readonly sub?: string;
  readonly exp?: number;
  /** When the person signed in, in seconds; a renewed token keeps it. */
  readonly auth_time?: number;
  readonly email_verified?: boolean;
  readonly email?: string;
}

/** What a token says, unchecked: enough to know when to renew it; empty for anything that is no token. */
export function readClaims(jwt: string | null): Claims {
  try {
    const body = jwt?.split('.')[1]?.replace(/-/g, '+').replace(/_/g, '/') ?? '';
    const bytes = Uint8Array.from(atob(body), (letter) => letter.charCodeAt(0));
    return (JSON.parse(new TextDecoder().decode(bytes)) ?? {}) as Claims;
  } catch {
    return {};
  }
}

/** Milliseconds until the token expires; 0 if it has, or is none. */
export const lifeLeft = (jwt: string | null, now: number): number =>
  Math.max(0, (Number(readClaims(jwt).exp) || 0) * 1000 - now);

/** Whether the token names an email that its owner has not confirmed yet. */
export function isUnverified(jwt: string | null): boolean {
  const { email, email_verified: isVerified } = readClaims(jwt);
  return Boolean(email) && isVerified === false;
}
