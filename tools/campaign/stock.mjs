import { done } from './client.mjs';
import { builtOf, drawPictures } from './database.mjs';
import { enter } from './people.mjs';

/**
 * @import { House } from './house.mjs'
 * @import { Person } from './people.mjs'
 */

const PLENTY = 900_000;

/**
 * Sets up a shop with one product and ample stock, and the body of an order for it.
 * @param {House} house
 * @param {Person} admin
 */
export async function openStock(house, admin) {
  /**
   * @param {Person} by
   * @param {string} path
   * @param {object} [data]
   */
  const post = (by, path, data = {}) => done(house.url, `/api/${path}`, { ...by, method: 'POST', data });
  const courier = await enter(house, 'courier');
  await post(admin, `users/${courier.id}/role`, { Rolee: 'Courier' });
  const product = await post(admin, 'products', { Name: `Flour ${Date.now()}`, costTetri: 100 });
  await post(admin, `products/${product.id}/sell`);
  await post(courier, 'stocks/arrivals', {
    lines: [{ product: product.id, amount: PLENTY, unit: 'gr', place: 'A1' }],
  });
  const [{ id, attributes }] = await done(house.url, '/api/shop?populate=deep', admin);
  const { windowsFrom } = builtOf('domain/order/windows');
  const windowNow = () => windowsFrom({ id, ...attributes }, Date.now())[1];
  const orderBody = () => ({
    lines: [{ product: product.id, amount: 1000, unit: 'gr' }],
    recipient: { Name: 'Mariam', phone: '+995 555 12 34 56' },
    address: { street: 'Rustaveli 1', flat: '12', doorCode: '77K' },
    wantedFrom: windowNow().from,
    wantedTo: windowNow().to,
  });
  return { admin, courier, product: product.id, orderBody, pictures: await drawPictures(20) };
}
