import { windowsFrom } from '@/lib/domain/order/windows';
import { at } from '@/tests/support/at';
import { callApi, demoPerson, tokenOf, type Person } from './people';
import type { Visit } from './visit';

export interface Ordered {
  readonly id: number;
  readonly number: number;
  readonly code: string;
}
type Call = (path: string, data?: object) => ReturnType<typeof callApi>;

export async function callsOf({ stack }: Visit, person: Person): Promise<Call> {
  const token = await tokenOf(stack.url, person);
  return (to, data) => callApi(stack.url, to, { token, ...(data && { method: 'POST', data }) });
}

/** Makes a product that the shop sells, with plenty in storage. */
export async function soldProduct(shop: Call, name: string, costTetri = 300): Promise<number> {
  const facts = { Name: name, NameKa: name, costTetri, category: 'other' };
  const { id } = (await shop('products', facts)).data;
  await shop(`products/${id}/sell`, {});
  await shop('stocks/arrivals', { lines: [{ product: id, amount: 100_000, unit: 'gr', place: 'A1' }] });
  return id;
}

/** Orders one or several products through the API. */
export async function placed(
  mine: Call,
  products: number | readonly number[],
  amount = 2000,
): Promise<Ordered> {
  const { attributes: shop } = (await mine('shop?populate=deep')).data[0];
  const window = at(windowsFrom(shop, Date.now()), 0);
  const order = {
    lines: [products].flat().map((product) => ({ product, amount, unit: 'gr' })),
    recipient: { Name: 'თამარი', phone: '+995 555 10 20 30' },
    address: { street: 'რუსთაველის 5' },
    zone: shop.zones[0]?.key,
    wantedFrom: window.from,
    wantedTo: window.to,
  };
  const { id, attributes } = (await mine('orders', order)).data;
  return { id, number: attributes.number, code: attributes.deliveryCode };
}

/** Takes an order all the way to the customer's street. */
export async function broughtToDoor(courier: Call, { id }: Ordered) {
  const { lines } = (await courier(`orders/${id}/accept`, {})).data.attributes;
  const got = lines.map(({ key }: { key: string }) => ({ key, outcome: 'got' }));
  await courier(`orders/${id}/pack`, { lines: got });
  await courier(`orders/${id}/depart`, {});
}

export const staffCalls = async (visit: Visit) => ({
  shop: await callsOf(visit, demoPerson('admin')),
  courier: await callsOf(visit, demoPerson('courier')),
});
