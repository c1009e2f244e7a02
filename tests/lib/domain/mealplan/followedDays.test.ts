import { expect, test } from 'vitest';
import { daysAsFollowed } from '@/lib/domain/mealplan/followedDays';
import { emptyDays } from '../../../support/builders/mealplan';

const version = (name: string, count: number) =>
  emptyDays(count).map((day) => ({ ...day, key: `${name}${day.key}` }));
const followed = { startDate: '2026-11-02', days: version('new ', 3) };
const keys = (...args: Parameters<typeof daysAsFollowed>) => daysAsFollowed(...args).map(({ key }) => key);

test('days before a newer version was taken keep the old one', () => {
  const earlier = [{ until: '2026-11-04', startDate: '2026-11-02', days: version('old ', 7) }];
  expect(keys(followed, earlier)).toEqual(['old day-1', 'old day-2', 'new day-3']);
  expect(keys({ ...followed, days: version('new ', 1) }, earlier)).toEqual(['old day-1', 'old day-2']);
});

test('versions taken in sequence each keep their days', () => {
  const lived = (name: string, until: string) => ({ until, startDate: '2026-11-02', days: version(name, 3) });
  const earlier = [lived('first ', '2026-11-03'), lived('second ', '2026-11-04')];
  expect(keys(followed, earlier)).toEqual(['first day-1', 'second day-2', 'new day-3']);
});

test('a restart moves all days to the newest version; a version taken after its end adds none', () => {
  const earlier = [{ until: '2026-11-04', startDate: '2026-11-02', days: version('old ', 7) }];
  expect(keys({ ...followed, startDate: '2026-12-01' }, earlier)).toEqual(keys(followed, []));
  const late = [{ until: '2026-12-24', startDate: '2026-11-02', days: version('old ', 4) }];
  expect(keys(followed, late)).toEqual(['old day-1', 'old day-2', 'old day-3', 'old day-4']);
});

test('a weekly plan shows the newest version, which repeats', () => {
  const earlier = [{ until: '2026-11-04', startDate: '2026-11-02', days: version('old ', 7) }];
  expect(keys({ ...followed, repeat: 'weekly' }, earlier)).toEqual(keys(followed, []));
});
