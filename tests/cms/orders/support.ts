import { windowsFrom } from '@/lib/domain/order/windows';
import type { Shop } from '@/lib/domain/order/shop';
import { atLeast } from '@/tests/support/at';
import { api, cmsUrl, stack, newPerson, people, type Answer, type ApiRecord } from '../support/api';
import type { Person } from '../support/people';
import { made, makeProduct, productBody, recordsOf } from '../support/records';

type Given = Record<string, unknown>;
type By = { token: string };

/** People who place, carry and manage orders, and the address of their CMS. */
export interface Staff {
  readonly url: string;
  readonly admin: By;
  readonly user: By;
  readonly courier: By & { readonly id: number };
}
export const staff = (): Staff => ({
  url: cmsUrl(),
  admin: people().admin,
  user: people().user,
  courier: people().courier,
});
const as = (by: By, { url }: Staff) => api(by, url);

/** Makes a product that the shop sells at 1 GEL per 100 g, with `quantity` in storage. */
export async function stocked(quantity: number, given: Given = {}, at = staff()): Promise<ApiRecord> {
  const { unit = 'gr', expiresOn = null, ...facts } = given;
  const product =
    at.url === cmsUrl()
      ? await makeProduct(at.admin, { costTetri: 100, ...facts })
      : made(await as(at.admin, at).post('products', productBody({ costTetri: 100, ...facts })));
  made(await as(at.admin, at).act(`products/${product.id}/sell`));
  if (quantity > 0) await arrive(product.id, quantity, { unit, expiresOn }, at);
  return product;
}

export const arrive = async (product: number, amount: number, given: Given = {}, at = staff()) =>
  made(
    await as(at.courier, at).act('stocks/arrivals', {
      lines: [{ product, amount, unit: 'gr', place: 'A1', ...given }],
    }),
  );

export const orderLine = (product: number, given: Given = {}): Given => ({
  product,
  amount: 1000,
  unit: 'gr',
  ...given,
});

export const recipient = { Name: 'Mariam', phone: '+995 555 12 34 56' };
export const address = { street: 'Rustaveli 1', flat: '12', doorCode: '77K' };

export async function readShop(at = staff()): Promise<Shop> {
  const [{ id, attributes }] = atLeast(1, recordsOf(await as(at.admin, at).get('shop?populate=deep')));
  return { id, ...attributes };
}

export async function orderBody(lines: readonly Given[], given: Given = {}, at = staff()): Promise<Given> {
  const [, window] = atLeast(2, windowsFrom(await readShop(at), Date.now()));
  return { lines, recipient, address, wantedFrom: window.from, wantedTo: window.to, ...given };
}

export const place = async (lines: readonly Given[], given: Given = {}, at = staff()): Promise<Answer> =>
  as(at.user, at).post('orders', await orderBody(lines, given, at));
export const placed = async (lines: readonly Given[], given: Given = {}, at = staff()): Promise<ApiRecord> =>
  made(await place(lines, given, at));

/** Body that packs every line of an order as ordered. */
export const packAll = ({ attributes }: ApiRecord): Given => ({
  lines: (attributes.lines as { key: string }[]).map(({ key }) => ({ key, outcome: 'got' })),
});

/** Makes an order that the courier has taken as far as the last of these steps. */
export async function orderAt(
  steps: readonly ('accept' | 'pack' | 'depart' | 'fail')[],
  lines: readonly Given[],
  at = staff(),
): Promise<ApiRecord> {
  let order = await placed(lines, {}, at);
  for (const step of steps) {
    const data = { accept: {}, pack: packAll(order), depart: {}, fail: { reason: 'Nobody is home' } }[step];
    order = made(await as(at.courier, at).act(`orders/${order.id}/${step}`, data));
  }
  return order;
}

export interface Lot {
  readonly id: number;
  readonly quantity: number;
  readonly reserved: number;
  readonly expiresOn: string | null;
}

/** Returns the lots of a product as storage shows them, by id. */
export async function lotsOf(product: number, at = staff()): Promise<Lot[]> {
  const answer = await as(at.admin, at).get(
    `stocks?filters[product]=${product}&sort=id&pagination[pageSize]=100`,
  );
  return recordsOf(answer).map(({ id, attributes }) => ({ id, ...attributes }));
}

/** Returns the sum of a product's movements over all lots. */
export async function movedOf(product: number, at = staff()): Promise<number> {
  let sum = 0;
  for (let page = 1; ; page += 1) {
    const { data, body } = await as(at.admin, at).get(
      `stock-movements?filters[product]=${product}&pagination[pageSize]=100&pagination[page]=${page}`,
    );
    sum += recordsOf({ data }).reduce((all, { attributes }) => all + attributes.delta, 0);
    if (page >= body.meta.pagination.pageCount) return Math.round(sum * 1000) / 1000;
  }
}

/** Signs up another courier. */
export async function newCourier(at = staff()): Promise<Person> {
  const person = await newPerson({ name: 'A courier' });
  const me = at.url === cmsUrl() ? person.id : (await as(person, at).get('users/me')).body.id;
  made(await as(at.admin, at).act(`users/${me}/role`, { Rolee: 'Courier' }));
  return { ...person, id: me };
}

export const isOnPostgres = (): boolean => stack().database === 'postgres';
