import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { api, people, type Answer, type ApiRecord, type Wire } from '../support/api';
import { refusingCommits } from '../support/database';
import { pick, type Random } from '@/lib/domain/random';
import { given } from '@/tests/support/at';
import { made, recordsOf } from '../support/records';
import type { Good, LedgerOrder, Ledger } from './ledger';
import { orderBody, stocked } from './support';

const courier = () => api(people().courier);
const customer = () => api(people().user);
const admin = () => api(people().admin);

/** One action: the call, the table it must write to, and the effect of its acknowledgement on the ledger. */
interface Deed {
  readonly table: string;
  readonly call: () => Promise<Answer>;
  readonly kept: (answer: Answer) => void;
}

/** Simulates a day at the shop: one random action after the other, with some commits refused. */
export class Day {
  /** Products that have been merged into others. */
  readonly past: number[] = [];
  readonly counts = { kept: 0, refused: 0, conflicts: 0 };

  constructor(
    private readonly db: Wire,
    private readonly ledger: Ledger,
    private readonly random: Random,
  ) {}

  private chance = (share: number) => this.random() < share;
  private between = (least: number, most: number) => least + Math.floor(this.random() * (most - least + 1));
  private goods = (): Good[] => [...this.ledger.goods.values()];
  private amountOf = ({ unit }: Good, most = 10) => this.between(1, most) * (unit === 'Piece' ? 1 : 137);

  async open(count: number): Promise<void> {
    for (let made = 0; made < count; made += 1) {
      const gramsPerPiece = made % 3 === 2 ? 53 : null;
      const unit = gramsPerPiece ? 'Piece' : 'gr';
      const costTetri = this.between(20, 1_500);
      const { id } = await stocked(0, { costTetri, ...(gramsPerPiece && { gramsPerPiece }) });
      this.ledger.add({ id, unit, gramsPerPiece, costTetri, quantity: 0 });
    }
    for (const good of this.goods()) await this.through(this.arrival(good, 60));
  }

  /** Picks and runs the next action from those possible now. */
  async next(): Promise<void> {
    const orders = [...this.ledger.orders.values()].filter(
      ({ state }) => !['delivered', 'cancelled'].includes(state),
    );
    if (this.chance(0.15)) return this.through(this.arrival(pick(this.random, this.goods())));
    if (this.chance(0.12)) return this.through(await this.correction(pick(this.random, this.goods())));
    if (this.chance(0.03) && this.goods().length > 4) return this.through(this.merge());
    if (orders.length < 3 || this.chance(0.2)) return this.through(await this.placing());
    const order = pick(this.random, orders);
    if (order.state === 'accepted' && !this.chance(0.2)) return this.packing(order);
    return this.through(this.step(order));
  }

  /** Runs the action, or makes the database refuse its commit and expects nothing to be written. */
  private async through({ table, call, kept }: Deed): Promise<void> {
    if (this.chance(0.2)) {
      const refused = await refusingCommits(this.db, table, call);
      expect([503, 400, 409], refused.text).toContain(refused.status);
      this.counts.refused += Number(refused.status === 503);
      if (this.chance(0.5)) return;
    }
    const answer = await call();
    if (answer.status === 200) kept(answer);
    else expect([400, 409], answer.text).toContain(answer.status);
    this.counts[answer.status === 200 ? 'kept' : 'conflicts'] += 1;
  }

  private arrival(good: Good, most = 12): Deed {
    const amount = this.amountOf(good, most);
    const line = { product: good.id, amount, unit: good.unit, place: pick(this.random, ['A1', 'B2']) };
    const key = { 'Idempotency-Key': randomUUID() };
    return {
      table: 'supra_stock_movements',
      call: () => courier().post('stocks/arrivals', { lines: [line] }, key),
      kept: () => this.ledger.bring(good.id, amount),
    };
  }

  private async correction(good: Good): Promise<Deed> {
    const { data } = await admin().get(`stocks?filters[product]=${good.id}&sort=id`);
    if (data.length === 0) return this.arrival(good); // its first arrival was refused
    const lot = pick(this.random, recordsOf({ data }));
    const isWaste = this.chance(0.5);
    const delta = isWaste || this.chance(0.5) ? -this.amountOf(good, 3) : this.amountOf(good, 3);
    return {
      table: 'supra_stock_movements',
      call: () => courier().act(`stocks/${lot.id}/move`, { delta, reason: isWaste ? 'waste' : 'correction' }),
      kept: () => this.ledger.bring(good.id, delta),
    };
  }

  private merge(): Deed {
    const from = pick(this.random, this.goods());
    const others = this.goods().filter(({ id, unit }) => id !== from.id && unit === from.unit);
    if (others.length === 0) return this.arrival(from);
    const into = pick(this.random, others);
    return {
      table: 'supra_products',
      call: () => admin().act(`products/${from.id}/merge`, { into: into.id }),
      kept: () => {
        this.past.push(from.id);
        this.ledger.merged(from.id, into.id);
      },
    };
  }

  private async placing(): Promise<Deed> {
    const count = this.between(1, 3);
    const chosen = Array.from({ length: count }, () => pick(this.random, this.goods()));
    const lines = [...new Set(chosen)].map((good) => ({
      product: good.id,
      amount: this.amountOf(good),
      unit: good.unit,
    }));
    const body = await orderBody(lines);
    const key = { 'Idempotency-Key': randomUUID() };
    return {
      table: pick(this.random, ['supra_orders', 'supra_stocks', 'supra_idempotency']),
      call: () => customer().post('orders', body, key),
      kept: ({ data }) => this.ledger.placed(withLinesOf(data)),
    };
  }

  private step(order: LedgerOrder): Deed {
    const cancel = this.chance(0.2);
    const steps: Record<string, readonly string[]> = {
      placed: ['accept'],
      accepted: ['release'],
      packed: ['depart'],
      onTheWay: ['deliver', 'deliver', 'fail'],
      failed: ['retry'],
    };
    const verb = cancel ? 'cancel' : pick(this.random, given(steps[order.state]));
    const data = {
      deliver: { code: order.code },
      fail: { reason: 'Nobody is home' },
      cancel: { reason: 'It is so' },
    }[verb];
    const to: Record<string, string> = {
      accept: 'accepted',
      release: 'placed',
      depart: 'onTheWay',
      deliver: 'delivered',
      fail: 'failed',
      retry: 'onTheWay',
    };
    return {
      table: 'supra_orders',
      call: () => (cancel ? admin() : courier()).act(`orders/${order.id}/${verb}`, data ?? {}),
      kept: () => (cancel ? this.ledger.cancelled(order.id) : this.ledger.moved(order.id, given(to[verb]))),
    };
  }

  /** Packs an order line by line, asking the customer where needed. */
  private async packing(order: LedgerOrder): Promise<void> {
    const { attributes } = made(await admin().get(`orders/${order.id}?populate=deep`));
    const lines = (attributes.lines as Wire[]).map((line) => this.outcomeOf(line));
    const pack = () => courier().act(`orders/${order.id}/pack`, { lines });
    const first = await pack();
    if (first.status !== 200 && first.error.details.code === 'replacement.unagreed')
      for (const key of first.error.details.lines as string[]) {
        const { replacement, gotAmount }: Wire = lines.find((line) => line.key === key);
        const asked = await courier().act(`orders/${order.id}/ask`, { key, replacement, gotAmount });
        expect([200, 400], asked.text).toContain(asked.status);
        if (asked.status !== 200) return;
        // a question that was asked before keeps its answer
        const said = (made(asked).attributes.questions as Wire[]).findLast((one) => one.key === key)?.answer;
        if (said === 'no') return;
        if (said === 'yes') continue;
        const yes = this.chance(0.7);
        expect((await customer().act(`orders/${order.id}/answer`, { key, yes })).status).toBe(200);
        if (!yes) return;
      }
    if (first.status === 200) {
      this.counts.kept += 1;
      return this.ledger.packed(withLinesOf(first.data));
    }
    await this.through({
      table: pick(this.random, ['supra_orders', 'supra_stock_movements']),
      call: pack,
      kept: ({ data }) => this.ledger.packed(withLinesOf(data)),
    });
  }

  private outcomeOf({ key, product, amount, unit }: Wire): Wire {
    const luck = this.random();
    if (luck < 0.15) return { key, outcome: 'missing' };
    const other = pick(this.random, this.goods());
    if (luck < 0.35 && other.id !== idOf(product)) return { key, outcome: 'replaced', replacement: other.id };
    if (unit === 'Piece') return { key, outcome: 'got', gotAmount: this.between(1, amount) };
    return {
      key,
      outcome: 'got',
      gotAmount: this.between(Math.ceil(amount * 0.5), Math.floor(amount * 1.15)),
    };
  }
}

const idOf = (relation: Wire): number => relation?.data?.id ?? relation;

/** Replaces the products in an order's lines by their ids. */
const withLinesOf = ({ id, attributes }: ApiRecord): ApiRecord => ({
  id,
  attributes: {
    ...attributes,
    lines: attributes.lines.map((line: Wire) => ({
      ...line,
      product: idOf(line.product),
      replacement: idOf(line.replacement),
    })),
  },
});
