import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { listLogs, mark } from '@/lib/api/calendar/logs';
import { api, many, one, server } from '../../../support/servers/server';

test('a mark names its plan or subscription', async () => {
  const bodies: unknown[] = [];
  server.use(
    http.post(api('/logs'), async ({ request }) => {
      bodies.push(await request.json());
      return HttpResponse.json(one({ id: 1 }));
    }),
  );
  const part = { day: '2026-11-20', kind: 'entry', key: 'k', state: 'done' } as const;
  await mark({ ...part, source: { type: 'mealplan', id: 5 } });
  await mark({ ...part, source: { type: 'subscription', id: 9 } });
  expect(bodies).toEqual([{ data: { ...part, mealplan: 5 } }, { data: { ...part, subscription: 9 } }]);
});

test('marks are read page by page', async () => {
  server.use(
    http.get(api('/logs'), ({ request }) => {
      const page = Number(new URL(request.url).searchParams.get('pagination[page]'));
      return HttpResponse.json(many([{ id: page }], { page, pageCount: 3 }));
    }),
  );
  expect((await listLogs('2026-11-16', '2026-11-22')).map(({ id }) => id)).toEqual([1, 2, 3]);
});
