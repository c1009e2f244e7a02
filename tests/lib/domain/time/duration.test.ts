import { expect, test } from 'vitest';
import { durationsIn, isDuration, minutesOf, secondsOf, typedMinutes } from '@/lib/domain/time/duration';

test.each([
  ['Simmer for 30 minutes.', 30],
  ['Bake 20–25 min until golden', 25],
  ['Leave for 1 h 30 min', 90],
  ['Chill for half an hour', 30],
  ['ხარშეთ 30 წუთი.', 30],
  ['გააჩერეთ საათნახევარი', 90],
  ['გამოაცხვეთ 1 სთ', 60],
  ['Rest for 1/4 hour.', 15],
  ['Roast 2 1/2 hours', 150],
  ['Braise 1-1/2 hours', 90],
  ['Simmer 1:45 hours', 105],
  ['Cook 2h15', 135],
  ['an hour and a half', 90],
  ['2 hours and a half', 150],
  ['three quarters of an hour', 45],
  ['Knead for ten minutes, rest for an hour', 10],
  ['ხარშეთ 3/4 საათი', 45],
  ['ნახევარი საათით', 30],
  ['ორი საათი და ნახევარი', 150],
  ['Варить 1 час 20 минут', 80],
  ['eine halbe Stunde ruhen', 30],
  ['yarım saat bekletin', 30],
] as const)('"%s" takes %d minutes', (text, minutes) => expect(minutesOf(text)).toBe(minutes));

test('seconds are read to the second, and are no minutes', () => {
  expect(secondsOf('Sear 40 seconds each side')).toBe(40);
  expect(secondsOf('1 minute 30 seconds')).toBe(90);
  expect(secondsOf('აურიეთ 45 წამით')).toBe(45);
  expect(minutesOf('Sear 40 seconds each side')).toBeUndefined();
});

test.each(['Bake until golden.', 'Heat to 180°C', 'გააცხელეთ ღუმელი'])('"%s" has no readable time', (text) =>
  expect(minutesOf(text)).toBeUndefined(),
);

test.each([
  ['80', 80],
  ['1:20', 80],
  ['1 h 20', 80],
  ['1h20', 80],
  ['1 hour 20 min', 80],
  ['1½ hours', 90],
  ['45 min', 45],
  ['1 სთ 20', 80],
  ['1 საათი 20 წუთი', 80],
  ['ნახევარი საათი', 30],
  ['7.5', 7.5],
] as const)('"%s" in a field is %d minutes', (text, minutes) => expect(typedMinutes(text)).toBe(minutes));

test.each(['', 'soon', '1:75', '-5', '1e3', '30 minutes of work'])('"%s" in a field is no time', (text) =>
  expect(typedMinutes(text)).toBeUndefined(),
);

test('a duration consists of nothing else', () => {
  expect(['about 30 minutes', 'bake 30 minutes'].map(isDuration)).toEqual([true, false]);
});

test.each([
  ['Brown for 10 minutes, add the onions and simmer gently for 1 hour.', [600, 3600]],
  ['Bake 1 h 30 min, then rest for half an hour', [5400, 1800]],
  ['Bake for 2 hours and a half, cool for 10 minutes', [9000, 600]],
  ['შეწვით 10 წუთი და ხარშეთ 1 საათი.', [600, 3600]],
  ['Bake until golden.', []],
] as const)('"%s" contains each of its times', (text, seconds) => expect(durationsIn(text)).toEqual(seconds));
