import type { Knex } from 'knex';
import { isStillCurrent, notificationsOf, type OrderStep } from '../domain/reminders/orders';
import { wordsOf } from '../domain/reminders/texts';
import { type Order, orders } from '../orders/order';
import { sql } from '../records/database/database';
import { readBodies } from '../records/read/readModel';
import { remind } from './outbox';
import type { ReminderRecipient, PushMessage, Source } from './source';

interface About {
  readonly order: number;
  readonly step: OrderStep;
}

/** Reminds the customer and the courier of a change of their order. */
export async function remindOfOrder(body: Order, before: Order | null, trx: Knex): Promise<void> {
  for (const { to, step, key } of notificationsOf(body, before)) {
    const about: About = { order: body.id, step };
    await remind(trx, to, { kind: 'order', key: `${body.id} ${key} ${step}`, about });
  }
}

export const orderSteps: Source = {
  async say({ order, step }: About, { id, language }: ReminderRecipient): Promise<PushMessage | undefined> {
    const body = (await readBodies<Order>(await sql(), orders(), [order])).get(order);
    if (!body || !isStillCurrent({ to: id, step }, body)) return undefined;
    return {
      words: wordsOf('order', { number: body.number, step }, language),
      url: body.courier === id ? '/orders' : '/shoplist/orders',
      tag: `order-${order}`,
    };
  },
};
