import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { ForWhom } from '@/components/dish/cook/ForWhom';
import { signInAs } from '../../../support/builders/auth';
import { buildEater, buildEntry, buildPlan, dayWith } from '../../../support/builders/mealplan';
import { renderPart } from '../../../support/render';
import { answer, api, one, server } from '../../../support/servers/server';

const PLATES = '2 servings · Ana 0.8 · Nika 1.2';
const entry = '5b0b7e0c-1c53-4f0a-9a5a-0f4bb1a7c0de';
const plan = buildPlan({
  eaters: [buildEater({ key: 'ana', Name: 'Ana' }), buildEater({ key: 'nika', Name: 'Nika' })],
  days: [
    dayWith(
      buildEntry({
        key: entry,
        shares: [
          { eater: 'ana', servings: 0.8 },
          { eater: 'nika', servings: 1.2 },
        ],
      }),
    ),
  ],
});

test.each(['mealplan', 'subscription'] as const)(
  'cooking says whose plates of a %s it fills',
  async (source) => {
    signInAs();
    answer(`/${source}s/5`, one(plan));
    const { findByText } = renderPart(<ForWhom servings={2} place={{ source, id: 5, entry }} />);
    expect(await findByText(PLATES)).toBeInTheDocument();
  },
);

test('without a plan, or with one that cannot be read, it says the servings alone and raises no alert', async () => {
  signInAs();
  let asked = 0;
  server.use(
    http.get(api('/mealplans/5'), () => {
      asked += 1;
      return HttpResponse.json(
        { data: null, error: { status: 404, name: 'NotFoundError' } },
        { status: 404 },
      );
    }),
  );
  answer('/mealplans/6', one(plan));
  const { findAllByText, findByText, getByRole } = renderPart(
    <>
      <ForWhom servings={2} />
      <ForWhom servings={2} place={{ source: 'mealplan', id: 5, entry }} />
      <ForWhom servings={2} place={{ source: 'mealplan', id: 6, entry }} />
    </>,
  );
  // the last one is answered after the refused one
  await findByText(PLATES);
  expect(asked).toBe(1);
  expect(await findAllByText('2 servings')).toHaveLength(2);
  expect(getByRole('alert')).toBeEmptyDOMElement();
});
