import { expect, test } from 'vitest';
import {
  isUnverified,
  keepUserData,
  lifeLeft,
  parseUserData,
  readClaims,
  readUserData,
  type UserData,
} from '@/lib/auth/session';
import { buildJwt } from '../../support/auth';

test('takes the kept person only if it is one', () => {
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

test('keeps all of a person that the browser goes by, and nothing else of them', () => {
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
  };
  keepUserData({ ...person, addresses: ['Home'] } as UserData);
  expect(readUserData()).toEqual(person);
});

test('reads what a token says, Georgian names included, and nothing out of what is none', () => {
  expect(readClaims(buildJwt({ name: 'ნინო' }))).toMatchObject({ name: 'ნინო' });
  for (const jwt of [null, '', 'a.b', 'x.!!!.y']) expect(readClaims(jwt)).toEqual({});
});

test('knows how long a token lives', () => {
  const jwt = buildJwt({}, 10);
  expect(lifeLeft(jwt, Date.now())).toBeGreaterThan(9.9 * 60_000);
  expect(lifeLeft(jwt, Date.now() + 11 * 60_000)).toBe(0);
  expect(lifeLeft('opaque', Date.now())).toBe(0);
});

test('asks to confirm only an email that is there and not confirmed', () => {
  expect(isUnverified(buildJwt({ email: 'a@b.ge', email_verified: false }))).toBe(true);
  expect(isUnverified(buildJwt({ email: 'a@b.ge', email_verified: true }))).toBe(false);
  expect(isUnverified(buildJwt({ email_verified: false, phone_number: '+995' }))).toBe(false);
});
