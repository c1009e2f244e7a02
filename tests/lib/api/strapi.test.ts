import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import {
  act,
  create,
  findMany,
  findOne,
  flatten,
  raw,
  remove,
  removeFile,
  sendFiles,
  update,
} from '@/lib/api/strapi';
import { setTokenSource } from '@/lib/api/token';
import { at } from '@/tests/support/at';
import { api, many, one, server } from '../../support/servers/server';

let seen: { method: string; url: string; body: unknown }[] = [];

/** Answers every call to the API with this body and records the requests. */
function listen(body: object) {
  server.use(
    http.all(api('/*'), async ({ request }) => {
      const { pathname, search } = new URL(request.url);
      const isJson = request.headers.get('Content-Type')?.includes('json');
      seen.push({
        method: request.method,
        url: pathname + search,
        body: isJson ? await request.json() : undefined,
      });
      return HttpResponse.json(body);
    }),
  );
}

beforeEach(() => {
  seen = [];
  setTokenSource(async () => null);
});

test('flattens records, relations and media, and copies the id into each', () => {
  const dish = {
    data: {
      id: 3,
      attributes: {
        Name: 'ხინკალი',
        owner: { data: { id: 7, attributes: { Name: 'Nino' } } },
        collaborators: { data: [{ id: 8, attributes: { Name: 'Ana' } }] },
        DishImages: {
          data: [{ id: 9, attributes: { url: '/a.webp', formats: { small: { url: '/s.webp' } } } }],
        },
        parent: { data: null },
        ingredients: [{ key: 'a', amount: 2, product: { data: { id: 4, attributes: { Name: 'flour' } } } }],
        types: ['Lunch'],
      },
    },
  };
  expect(flatten(dish)).toEqual({
    id: 3,
    Name: 'ხინკალი',
    owner: { id: 7, Name: 'Nino' },
    collaborators: [{ id: 8, Name: 'Ana' }],
    DishImages: [{ id: 9, url: '/a.webp', formats: { small: { url: '/s.webp' } } }],
    parent: null,
    ingredients: [{ key: 'a', amount: 2, product: { id: 4, Name: 'flour' } }],
    types: ['Lunch'],
  });
});

test('a list asks deep unless the query says otherwise', async () => {
  listen(many([{ id: 1, Name: 'a' }], { total: 30, pageCount: 2 }));
  const { data, pagination } = await findMany('dishes');
  expect(data).toEqual([{ id: 1, Name: 'a' }]);
  expect(pagination).toMatchObject({ total: 30, pageCount: 2 });
  await findMany('dishes', { fields: ['Name'], filters: { types: { $contains: 'Lunch' } } });
  expect(seen.map(({ url }) => decodeURIComponent(url))).toEqual([
    '/api/dishes?populate=deep,5',
    '/api/dishes?fields[0]=Name&filters[types][$contains]=Lunch',
  ]);
});

test('the calls of the contract use its paths, with the data wrapped', async () => {
  listen(one({ id: 7, Name: 'a' }));
  await findOne('dishes', 7);
  await create('dishes', { Name: 'a' });
  await update('dishes', 7, { Name: 'b' });
  await remove('dishes', 7);
  await act('dishes', 7, 'collaborators', { email: 'x@y.ge' });
  await raw('users/me');
  await removeFile(12);
  expect(seen.map(({ method, url }) => `${method} ${decodeURIComponent(url)}`)).toEqual([
    'GET /api/dishes/7?populate=deep,5',
    'POST /api/dishes',
    'PUT /api/dishes/7',
    'DELETE /api/dishes/7',
    'POST /api/dishes/7/collaborators',
    'GET /api/users/me',
    'DELETE /api/uploads/assets/12',
  ]);
  expect(at(seen, 1).body).toEqual({ data: { Name: 'a' } });
  expect(at(seen, 4).body).toEqual({ data: { email: 'x@y.ge' } });
});

test('an upload returns its media as flat records', async () => {
  server.use(http.post(api('/upload'), () => HttpResponse.json([{ id: 5, attributes: { url: '/a.webp' } }])));
  await expect(sendFiles(new FormData())).resolves.toEqual([{ id: 5, url: '/a.webp' }]);
});
