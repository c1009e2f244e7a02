import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { MyOrderCard } from '@/components/order/mine/MyOrderCard';
import { OrderQuestions } from '@/components/order/mine/OrderQuestions';
import type { Order } from '@/lib/domain/order/record';
import { signInAs } from '../../../support/builders/auth';
import { renderPart } from '../../../support/render';
import { api, dataOf, one, server, strapiError } from '../../../support/servers/server';

const salt = { id: 1, Name: 'Salt', NameKa: 'მარილი' };
const line = {
  key: 'a',
  product: salt,
  Name: 'Salt',
  NameKa: 'მარილი',
  amount: 1000,
  unit: 'gr',
  priceTetri: 110,
};
const asked = (given: object = {}) => ({
  key: 'a',
  replacement: 2,
  Name: 'Bay leaf',
  NameKa: 'დაფნის ფოთოლი',
  gotAmount: 1000,
  unit: 'gr',
  priceTetri: 4400,
  differenceTetri: 4290,
  called: false,
  answer: null,
  answeredAt: null,
  askedAt: new Date().toISOString(),
  ...given,
});
const orderOf = (given: object): Order =>
  ({
    id: 7,
    number: 1042,
    state: 'accepted',
    lines: [line],
    lineCount: 1,
    history: [],
    questions: [],
    feeTetri: 500,
    estimatedTetri: 610,
    toPayTetri: 610,
    customer: null,
    courier: null,
    wantedFrom: '2126-11-21T08:00:00.000Z',
    wantedTo: '2126-11-21T10:00:00.000Z',
    ...given,
  }) as unknown as Order;

function setUp(questions: object[], refusal?: Response) {
  const said: unknown[] = [];
  const onAnswered = vi.fn();
  signInAs({ id: 5, Name: 'Tamar', Rolee: 'User' });
  server.use(
    http.post(api('/orders/7/answer'), async ({ request }) => {
      said.push(await dataOf(request));
      return refusal ?? HttpResponse.json(one({ id: 7 }));
    }),
  );
  const { user } = renderPart(<OrderQuestions order={orderOf({ questions })} onAnswered={onAnswered} />);
  return { user, said, onAnswered };
}

test('a question shows product, amount, both prices, the difference and the time left; one press answers it', async () => {
  const question = asked();
  const { user, said, onAnswered } = setUp([question]);
  const part = screen.getByRole('region', { name: /Put in Bay leaf instead/ });
  const text = part.textContent?.replace(/\u00A0/g, ' ');
  for (const one of ['Ordered: 1 kg', '1.10 ₾', 'Bay leaf, 1 kg', '44.00 ₾', '+42.90 ₾'])
    expect(text).toContain(one);
  expect(text).toMatch(/Time left: (10:00|9:5\d)/);
  await user.click(screen.getByRole('button', { name: 'Yes, put it in' }));
  await waitFor(() => expect(onAnswered).toHaveBeenCalled());
  expect(said).toEqual([{ key: 'a', yes: true, askedAt: question.askedAt }]);
});

test('a late answer is reported, and the order is reread', async () => {
  const refusal = HttpResponse.json(strapiError(409, { code: 'order.outOfTurn' }), { status: 409 });
  const { user, said, onAnswered } = setUp([asked()], refusal);
  await user.click(screen.getByRole('button', { name: 'No, leave it out' }));
  await waitFor(() => expect(onAnswered).toHaveBeenCalled());
  expect(said).toMatchObject([{ yes: false }]);
});

test('answered and expired questions are closed; a mere reader has no buttons', () => {
  const { onAnswered } = setUp([asked({ answer: 'yes' }), asked({ askedAt: '2026-01-01T00:00:00Z' })]);
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  expect(onAnswered).not.toHaveBeenCalled();
  renderPart(<OrderQuestions order={orderOf({ questions: [asked()] })} />);
  expect(screen.getByRole('region')).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test.each([
  ['en', ['Salt Replaced: Bay leaf, 800 g+2.40 ₾', 'Salt Missing−1.10 ₾', 'Salt Weighed: 480 g−0.20 ₾']],
  [
    'ka',
    ['მარილი შეიცვალა: დაფნის ფოთოლი, 800 გ+2,40 ₾', 'მარილი არ იყო−1,10 ₾', 'მარილი აიწონა: 480 გ−0,20 ₾'],
  ],
] as const)('each change is shown on the order with its difference (%s)', (language, wanted) => {
  signInAs({ id: 5, Name: 'Tamar', Rolee: 'User' });
  const lines = [
    { ...line, key: 'r', outcome: 'replaced', gotAmount: 800, gotTetri: 350, replacementUnit: 'gr' },
    { ...line, key: 'm', outcome: 'missing', gotAmount: null, gotTetri: 0 },
    { ...line, key: 'w', amount: 500, priceTetri: 500, outcome: 'got', gotAmount: 480, gotTetri: 480 },
    { ...line, key: 'g', outcome: 'got', gotAmount: 1000, gotTetri: 110 },
  ].map((one, at) =>
    at === 0 ? { ...one, replacement: { id: 2, Name: 'Bay leaf', NameKa: 'დაფნის ფოთოლი' } } : one,
  );
  renderPart(<MyOrderCard order={orderOf({ state: 'packed', lines })} onChanged={() => undefined} />, {
    language,
  });
  const said = screen.getAllByRole('listitem').map(({ textContent }) => textContent?.replace(/\u00A0/g, ' '));
  expect(said).toEqual(expect.arrayContaining([...wanted]));
});
