import type { Context } from 'koa';
import { LIMITS } from '../domain/limits';
import { type Answer, isOpenQuestion, isSameQuestion, type Question } from '../domain/order/consent';
import { callerIn, dataIn, verbData } from '../records/http/actions';
import { fieldErrors, forbidden } from '../records/http/errors';
import { boolean, instant, number, relation, text } from '../records/fields';
import { change, inWrite } from '../records/write/write';
import { productsOf } from '../stocks/products';
import { outcomeFaults, type PackedOutcome, productsIn, withOutcome } from './outcome';
import { orderGuards } from './guards';
import { type Order, orderFor, orders } from './order';
import { readShop } from './shop';
import { wrongStateError } from './steps';

const lineKey = () => text({ required: true, max: 36 });
const ASK = {
  key: lineKey(),
  replacement: relation('products'),
  gotAmount: number({ ...LIMITS.amount, key: 'amount' }),
  called: boolean(),
};
const ANSWER = { key: lineKey(), yes: boolean({ required: true }), askedAt: instant({ setBy: 'editor' }) };

const questionsOf = (body: Order): readonly Question[] => body.questions ?? [];

/** The courier asks the customer to approve a change; one open question per line, and the same one only once. */
export async function askCustomer(id: number, ctx: Context): Promise<number> {
  const { key, ...given } = verbData<Omit<PackedOutcome, 'outcome' | 'replacementUnit'>>(ASK, dataIn(ctx));
  const caller = callerIn(ctx);
  await inWrite(async (trx) => {
    const body = await orderFor(id, caller);
    if (caller.who === 'User' || body.courier !== caller.id) throw forbidden();
    if (body.state !== 'accepted') throw wrongStateError(body.state);
    const line = body.lines.find((one) => one.key === key);
    if (!line) throw fieldErrors([{ path: ['key'], key: 'reference' }]);
    const packed: PackedOutcome = {
      key,
      ...given,
      outcome: given.replacement ? 'replaced' : 'got',
      replacementUnit: null,
    };
    const products = await productsOf(trx, productsIn([line], [packed]));
    // The request has no outcome field, so an outcome fault is reported on the replacement.
    const wrong = outcomeFaults(line, packed, products).map((fault) => ({
      ...fault,
      path: fault.path[0] === 'outcome' ? ['replacement'] : fault.path,
    }));
    if (wrong.length) throw fieldErrors(wrong);
    const done = withOutcome(line, packed, products, (await readShop(trx)).markupPercent);
    const { Name = null, NameKa = null } = products.get(given.replacement ?? 0) ?? {};
    const fresh: Question = {
      key,
      replacement: done.replacement,
      Name,
      NameKa,
      gotAmount: done.gotAmount as number,
      unit: done.replacementUnit ?? line.unit,
      priceTetri: done.gotTetri as number,
      differenceTetri: (done.gotTetri as number) - line.priceTetri,
      called: Boolean(done.called),
      askedAt: new Date().toISOString(),
      answer: null,
      answeredAt: null,
    };
    const last = questionsOf(body).find((one) => one.key === key);
    const isRepeat =
      last && isSameQuestion(last, fresh) && (last.answer !== null || isOpenQuestion(last, Date.now()));
    if (isRepeat) return;
    await change(
      orders(),
      body,
      { questions: [...questionsOf(body).filter((one) => one !== last), fresh] },
      trx,
    );
  }, orderGuards(id));
  return id;
}

interface Answered {
  readonly key: string;
  readonly yes: boolean;
  /** Time of the question that the customer read; a newer question is not answered by it. */
  readonly askedAt: string | null;
}

/** Records the customer's yes or no while the question is still open. */
export async function answerCourier(id: number, ctx: Context): Promise<number> {
  const { key, yes, askedAt } = verbData<Answered>(ANSWER, dataIn(ctx));
  const caller = callerIn(ctx);
  await inWrite(async (trx) => {
    const body = await orderFor(id, caller);
    if (body.customer !== caller.id) throw forbidden();
    if (!body.lines.some((line) => line.key === key))
      throw fieldErrors([{ path: ['key'], key: 'reference' }]);
    const given: Answer = yes ? 'yes' : 'no';
    const question = questionsOf(body).find(
      (one) => one.key === key && (!askedAt || one.askedAt === askedAt),
    );
    if (question?.answer === given) return;
    if (!question || body.state !== 'accepted' || !isOpenQuestion(question, Date.now()))
      throw wrongStateError(body.state);
    const answered = { ...question, answer: given, answeredAt: new Date().toISOString() };
    await change(
      orders(),
      body,
      { questions: questionsOf(body).map((one) => (one === question ? answered : one)) },
      trx,
    );
  }, orderGuards(id));
  return id;
}
