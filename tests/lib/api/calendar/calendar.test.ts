import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { endFeed, readCalendar, readFeed, resetFeed } from '@/lib/api/calendar/calendar';
import { buildItem } from '../../../support/builders/mealplan';
import { answer, api, server } from '../../../support/servers/server';

test('the calendar is requested by days, not instants', async () => {
  let asked = '';
  server.use(
    http.get(api('/users/me/calendar'), ({ request }) => {
      asked = new URL(request.url).search;
      return HttpResponse.json({ data: [buildItem({ key: 'k' })] });
    }),
  );
  expect(await readCalendar('2026-11-20', '2026-11-21')).toMatchObject([{ key: 'k' }]);
  expect(asked).toBe('?from=2026-11-20&to=2026-11-21');
});

test('a feed that is off has no address; turning it on posts, and turning it off deletes', async () => {
  answer('/users/me/feed', { data: { url: null, kinds: [] } });
  expect(await readFeed()).toEqual({ url: null, kinds: [] });
  const calls: string[] = [];
  const url = 'http://localhost:3000/api/calendar/new.ics';
  server.use(
    http.post(api('/users/me/feed/reset'), () => {
      calls.push('reset');
      return HttpResponse.json({ data: { url, kinds: ['mealplans'] } });
    }),
    http.delete(api('/users/me/feed'), () => {
      calls.push('end');
      return HttpResponse.json({ url: null, kinds: [] });
    }),
  );
  expect(await resetFeed()).toEqual({ url, kinds: ['mealplans'] });
  await endFeed();
  expect(calls).toEqual(['reset', 'end']);
});
