import { expect, test } from 'vitest';
import {
  isUnverified,
  saveUserData,
  remainingLifetime,
  parseUserData,
  readClaims,
  readUserData,
  type UserData,
  userDataText,
} from '@/lib/auth/session';
import { buildJwt } from '../../support/builders/auth';

test('accepts only a stored value that is a person', () => {
  const person = { id: 7, email: 'user@example.com', Name: 'Mariam', Rolee: 'User' };
  expect(parseUserData(JSON.stringify(person))).toEqual(person);
  const byPhone = { ...person, email: null };
  expect(parseUserData(JSON.stringify(byPhone))).toEqual(byPhone);
  for (const text of [
    null,
    '',
    '{',
    'null',
    '[]',
    '{"email":"a@b.ge"}',
    '{"email":"a@b.ge","Rolee":"Owner"}',
  ]) {
    expect(parseUserData(text)).toBeNull();
  }
});

test('stores only the fields of a person that the browser needs', () => {
  const person: Required<UserData> = {
    id: 7,
    email: 'user@example.com',
    Name: 'Mariam',
    Rolee: 'User',
    avatar: null,
    diet: ['Vegan'],
    allergens: ['nuts'],
    targets: { calories: 2000 },
    timeZone: 'Asia/Tbilisi',
    measures: 'metric',
    openFoodFacts: true,
    welcomed: true,
    zoneConfirmed: true,
    usesUpHome: false,
    learnsTargets: true,
  };
  saveUserData({ ...person, addresses: ['Home'] } as UserData);
  expect(readUserData()).toEqual(person);
});

test('reads a token’s claims, Georgian names included, and nothing from an invalid one', () => {
  expect(readClaims(buildJwt({ name: 'ნინო' }))).toMatchObject({ name: 'ნინო' });
  for (const jwt of [null, '', 'a.b', 'x.!!!.y']) expect(readClaims(jwt)).toEqual({});
});

test('knows a token’s expiry', () => {
  const jwt = buildJwt({}, 10);
  expect(remainingLifetime(jwt, Date.now())).toBeGreaterThan(9.9 * 60_000);
  expect(remainingLifetime(jwt, Date.now() + 11 * 60_000)).toBe(0);
  expect(remainingLifetime('opaque', Date.now())).toBe(0);
});

test('asks to confirm only an existing, unconfirmed email', () => {
  expect(isUnverified(buildJwt({ email: 'a@b.ge', email_verified: false }))).toBe(true);
  expect(isUnverified(buildJwt({ email: 'a@b.ge', email_verified: true }))).toBe(false);
  expect(isUnverified(buildJwt({ email_verified: false, phone_number: '+995' }))).toBe(false);
});

test.each([
  ['exactly an email and a role', { email: 'a@b.ge', Rolee: 'User' }],
  ['a name and an id of another kind', { email: 'a@b.ge', Rolee: 'User', Name: null, id: '7' }],
  ['invalid lists', { email: 'a@b.ge', Rolee: 'User', diet: 'Vegan', allergens: [7], targets: 'none' }],
  ['a picture without an address', { email: 'a@b.ge', Rolee: 'User', avatar: { id: 3 } }],
  ['an unknown zone', { email: 'a@b.ge', Rolee: 'User', timeZone: 'Asia/Atlantis' }],
  ['flags of another kind', { email: 'a@b.ge', Rolee: 'User', welcomed: 'no', usesUpHome: 0, measures: 5 }],
])('%s make a person, whose other fields are unknown until the CMS is asked', (_what, kept) => {
  const text = JSON.stringify(kept);
  expect(parseUserData(text)).toEqual({ id: 0, Name: '', email: 'a@b.ge', Rolee: 'User' });
  expect(userDataText(parseUserData(text)!)).not.toBe(text);
});

test('a stored person equals the one from the CMS, also without optional fields', () => {
  const said = { id: 7, email: null, Name: 'Mariam', Rolee: 'User', avatar: null, allergens: null };
  const text = userDataText(said as UserData);
  expect(userDataText(parseUserData(text)!)).toBe(text);
  const odd = text.replace('"allergens":null', '"allergens":"nuts"');
  expect(userDataText(parseUserData(odd)!)).not.toBe(odd);
});

test.each(['null', '7', '"text"', '[]', '{"exp":"soon"}'])('a token that holds %s has no claims', (body) => {
  const jwt = `x.${btoa(body)}.y`;
  expect(readClaims(jwt).email).toBeUndefined();
  expect(remainingLifetime(jwt, Date.now())).toBe(0);
  expect(isUnverified(jwt)).toBe(false);
});
