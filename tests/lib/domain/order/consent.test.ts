import { describe, expect, test } from 'vitest';
import {
  isAgreed,
  isOpenQuestion,
  isDearer,
  settled,
  timeLeft,
  unagreedLines,
  type Proposed,
  type Question,
} from '@/lib/domain/order/consent';
import { at } from '@/tests/support/at';

const proposed = (
  key: string,
  priceTetri: number,
  costsTetri: number,
  given: Partial<Proposed> = {},
): Proposed => ({
  key,
  priceTetri,
  costsTetri,
  outcome: 'got',
  replacement: null,
  amount: 1000,
  unit: 'gr',
  ...given,
});
const replaced = (key: string, priceTetri: number, costsTetri: number, given: Partial<Proposed> = {}) =>
  proposed(key, priceTetri, costsTetri, { outcome: 'replaced', replacement: 9, ...given });
const question = (key: string, priceTetri: number, given: Partial<Question> = {}): Question => ({
  key,
  replacement: 9,
  Name: 'B',
  NameKa: null,
  gotAmount: 1000,
  unit: 'gr',
  priceTetri,
  differenceTetri: 0,
  called: false,
  askedAt: '2026-11-20T10:00:00.000Z',
  answer: 'yes',
  answeredAt: null,
  ...given,
});
const sums = (estimatedTetri: number, feeTetri = 500) => ({ estimatedTetri, feeTetri });

test('a replacement is dearer by more than a fifth and by more than 3 GEL', () => {
  expect(isDearer(1000, 1300)).toBe(false);
  expect(isDearer(1000, 1301)).toBe(true);
  expect(isDearer(5000, 6000)).toBe(false);
  expect(isDearer(5000, 6001)).toBe(true);
  expect(isDearer(100, 400)).toBe(false);
  expect(isDearer(0, 301)).toBe(true);
});

test('a question is open for ten minutes or until answered', () => {
  const asked = Date.parse('2026-11-20T10:00:00Z');
  const open = question('a', 1, { answer: null });
  expect(timeLeft(open, asked + 60_000)).toBe(540_000);
  expect(isOpenQuestion(open, asked + 599_999)).toBe(true);
  expect(isOpenQuestion(open, asked + 600_000)).toBe(false);
  expect(timeLeft(open, asked + 700_000)).toBe(0);
  expect(isOpenQuestion(question('a', 1), asked)).toBe(false);
});

describe('the customer’s yes', () => {
  const line = replaced('a', 1000, 2000);
  test.each<[string, Partial<Question>, boolean]>([
    ['to just this', {}, true],
    ['to more of it', { gotAmount: 1200, priceTetri: 2400 }, true],
    ['to less of it', { gotAmount: 900 }, false],
    ['to a lower price', { priceTetri: 1999 }, false],
    ['to another product', { replacement: 8 }, false],
    ['in another unit', { unit: 'Piece' }, false],
    ['that is none', { answer: null }, false],
    ['that was a no', { answer: 'no' }, false],
    ['about another line', { key: 'b' }, false],
  ])('%s', (_name, given, wanted) => {
    const questions = [question('a', 2000, given)];
    expect(isAgreed(line, questions)).toBe(wanted);
    expect(unagreedLines(sums(100_000), [line], questions)).toEqual(wanted ? [] : ['a']);
  });
});

test('gives way to a no, which binds even where no question was needed, for this amount and more', () => {
  const no = [question('a', 1100, { answer: 'no' })];
  const within = (amount: number) => [replaced('a', 1000, 1100, { amount })];
  expect(unagreedLines(sums(100_000), within(1000), no)).toEqual(['a']);
  expect(unagreedLines(sums(100_000), within(900), no)).toEqual([]);
  expect(unagreedLines(sums(100_000), within(1000), [])).toEqual([]);
  const noMore = [{ ...at(no, 0), replacement: null }];
  expect(unagreedLines(sums(100_000), [proposed('a', 1000, 1000)], noMore)).toEqual([]);
  expect(unagreedLines(sums(100_000), [proposed('a', 1000, 1100)], noMore)).toEqual(['a']);
  expect(unagreedLines(sums(100_000), [replaced('a', 1000, 900)], no)).toEqual(['a']);
});

describe('the order’s estimate', () => {
  const a = proposed('a', 1000, 1000);
  test('may be exceeded by a tenth, including the fee, and by no tetri more', () => {
    expect(unagreedLines(sums(2500), [a, proposed('b', 1000, 1250)], [])).toEqual([]);
    expect(unagreedLines(sums(2500), [a, proposed('b', 1000, 1251)], [])).toEqual(['b']);
  });
  test('has a tenth that is rounded down', () => {
    const line = (costs: number) => [a, proposed('b', 1005, costs)];
    expect(unagreedLines(sums(2505), line(1255), [])).toEqual([]);
    expect(unagreedLines(sums(2505), line(1256), [])).toEqual(['b']);
  });
  test('is exceeded by the dearest line, not by a few grams of another', () => {
    const lines = [proposed('a', 1000, 1200), proposed('b', 1000, 1060)];
    expect(unagreedLines(sums(2500), lines, [])).toEqual(['a']);
  });
  test('has room left by missing and cheaper lines', () => {
    const gone = proposed('a', 1000, 0, { outcome: 'missing' });
    expect(unagreedLines(sums(2500), [gone, proposed('b', 1000, 1500)], [])).toEqual([]);
  });
  test('leaves agreed lines out', () => {
    const lines = [replaced('a', 1000, 1900), proposed('b', 1000, 1250)];
    expect(unagreedLines(sums(2500), lines, [question('a', 1900)])).toEqual([]);
    expect(unagreedLines(sums(2500), lines, [])).toEqual(['a']);
    const more = [at(lines, 0), proposed('b', 1000, 1251)];
    expect(unagreedLines(sums(2500), more, [question('a', 1900)])).toEqual(['b']);
  });
});

describe('marked lines with the customer’s answers', () => {
  const asked = Date.parse('2026-11-20T10:00:00Z');
  const at = (minutes: number) => asked + minutes * 60_000;
  const stands = (questions: Question[], now = at(1)) =>
    settled(sums(100_000), [replaced('a', 1000, 2000)], questions, now);

  test.each<[string, Question[], number, string]>([
    ['has to be asked', [], 1, 'needed'],
    ['is asked', [question('a', 2000, { answer: null })], 9, 'asked'],
    ['was not answered', [question('a', 2000, { answer: null })], 10, 'unanswered'],
    ['is agreed', [question('a', 2000)], 99, 'agreed'],
    ['is refused', [question('a', 2000, { answer: 'no' })], 1, 'refused'],
    ['has changed since it was asked', [question('a', 1990, { answer: null })], 1, 'needed'],
  ])('%s', (_name, questions, minutes, wanted) => {
    const { lines, consents } = stands(questions, at(minutes));
    expect(consents.get('a')).toBe(wanted);
    const isOut = wanted === 'refused' || wanted === 'unanswered';
    expect(lines[0]).toMatchObject(isOut ? { outcome: 'missing', costsTetri: 0 } : { costsTetri: 2000 });
  });

  test('are unaffected if nobody has to ask about a line', () => {
    expect(
      settled(sums(2500), [replaced('a', 1000, 1000), proposed('b', 1000, 900)], [], 0).consents.size,
    ).toBe(0);
  });

  test.each([
    ['more of it', proposed('a', 1000, 1200), null, 'agreed'],
    ['a cheaper replacement', replaced('a', 1000, 800), 9, 'agreed'],
    ['goods that go in as ordered', proposed('a', 1000, 1000), null, undefined],
  ])('show a yes to %s if it changes something', (_name, line, replacement, wanted) => {
    const yes = [question('a', 1200, { replacement })];
    expect(settled(sums(100_000), [line], yes, 0).consents.get('a')).toBe(wanted);
  });

  test('leave room for others when one stays out', () => {
    const lines = [replaced('a', 1000, 1200), proposed('b', 1000, 1200)];
    const no = [question('a', 1200, { answer: 'no' })];
    expect([...settled(sums(2500), lines, no, 0).consents]).toEqual([['a', 'refused']]);
    expect([...settled(sums(2500), lines, [], 0).consents]).toEqual([['b', 'needed']]);
  });
});
