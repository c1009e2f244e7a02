import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { readPrintedBook } from '@/lib/api/cookbook/printedBook';
import { api, server } from '../../../support/servers/server';

test('recipes named by id load in that order, a few at a time, without unreadable ones', async () => {
  const asked: number[] = [];
  server.use(
    http.get(api('/dishes'), ({ request }) => {
      const ids = [...new URL(request.url).searchParams]
        .filter(([name]) => name.startsWith('filters[id][$in]'))
        .map(([, id]) => Number(id));
      asked.push(ids.length);
      const data = ids
        .filter((id) => id !== 7)
        .sort((one, other) => one - other)
        .map((id) => ({ id, attributes: { Name: `Recipe ${id}` } }));
      const pagination = { page: 1, pageSize: 100, pageCount: 1, total: data.length };
      return HttpResponse.json({ data, meta: { pagination } });
    }),
  );
  const ids = [30, 7, ...Array.from({ length: 23 }, (_one, at) => 100 - at)];
  const { dishes } = await readPrintedBook({ ids });
  expect(dishes.map(({ id }) => id)).toEqual(ids.filter((id) => id !== 7));
  expect(asked).toEqual([20, 5]);
});

test('a cookbook loads the recipes that the reader may open, with its name and description', async () => {
  const dish = (id: number, isClosed: boolean) => ({
    id,
    attributes: { Name: `Recipe ${id}`, ...(isClosed && { isClosed }) },
  });
  server.use(
    http.get(api('/cookbooks/5'), () =>
      HttpResponse.json({
        data: {
          id: 5,
          attributes: {
            Name: 'Our kitchen',
            Description: 'For Nino',
            dishes: { data: [dish(9, false), dish(3, true), dish(2, false)] },
          },
        },
      }),
    ),
    http.get(api('/dishes'), () =>
      HttpResponse.json({
        data: [dish(2, false), dish(9, false)],
        meta: { pagination: { page: 1, pageSize: 100, pageCount: 1, total: 2 } },
      }),
    ),
  );
  const book = await readPrintedBook({ cookbook: 5 });
  expect(book).toMatchObject({ title: 'Our kitchen', words: 'For Nino', dishes: [{ id: 9 }, { id: 2 }] });
});
