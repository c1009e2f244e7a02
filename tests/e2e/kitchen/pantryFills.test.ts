import { expect } from '@playwright/test';
import { broughtToDoor, callsOf, placed, soldProduct, staffCalls } from '../support/orders';
import { newcomer, signIn } from '../support/people';
import { countTaps, tapsSince } from '../support/taps';
import { gone, journey, see, type Visit } from '../support/visit';
import { unique } from '../support/unique';

const main = ({ page }: Visit) => page.getByRole('main');

/** Makes a recipe of one product, 300 g for each serving. */
async function recipeOf(mine: Awaited<ReturnType<typeof callsOf>>, Name: string, product: number) {
  const { id } = (
    await mine('dishes', {
      Name,
      servingAmount: 1,
      ingredients: [{ product, amount: 300, unit: 'gr' }],
      Steps: [{ description: 'ყველაფერი ერთად.' }],
    })
  ).data;
  return Number(id);
}

journey(
  'delivered goods arrive in the pantry, cooking takes them out, and a tap undoes each',
  { on: 'phone' },
  async (visit) => {
    const { page, t, open, stack } = visit;
    const person = await newcomer(stack);
    const mine = await callsOf(visit, person);
    const { shop, courier } = await staffCalls(visit);
    const [food, name] = [`ჯონჯოლი ${unique()}`, `სალათი ${unique()}`];
    const product = await soldProduct(shop, food);
    const dish = await recipeOf(mine, name, product);
    const order = await placed(mine, product, 1000);
    await broughtToDoor(courier, order);
    await courier(`orders/${order.id}/deliver`, { code: order.code });

    // there is no pantry yet; the order offers to put its goods away
    await signIn(visit, person, '/shoplist/orders');
    await main(visit)
      .getByRole('button', { name: t('fromHome:put'), exact: true })
      .click();
    await see(main(visit).getByText(t('fromHome:arrived_one', { count: 1 })));
    await open('/pantry');
    const row = main(visit).getByRole('listitem').filter({ hasText: food });
    await expect.poll(() => row.locator('output').textContent()).toMatch(/^1/);

    // cooked in cook mode: its end and one more tap
    await open(`/dishes/${dish}`);
    await page.getByRole('button', { name: t('dish:cook.start'), exact: true }).click();
    const done = page.getByRole('dialog').getByRole('button', { name: t('dish:cook.done'), exact: true });
    await see(done);
    await countTaps(page);
    await done.click();
    const asked = page.getByRole('dialog', { name: t('cooking:asked.title') });
    await expect(asked.getByRole('checkbox', { name: t('fromHome:take') })).toBeChecked();
    await asked.getByRole('button', { name: t('cooking:asked.send'), exact: true }).click();
    await gone(asked);
    const said = main(visit)
      .getByText(t('fromHome:taken_one', { count: 1 }))
      .first();
    await see(said);
    expect(await tapsSince(page)).toBeLessThanOrEqual(2);
    await said.click();

    // the ledger names the dish; one tap brings the amount back
    const steps = async () =>
      (await mine('pantry-movements?sort=id:asc')).data.map(
        ({ attributes }: { attributes: Record<string, unknown> }) => [
          attributes.reason,
          attributes.delta,
          attributes.Name,
        ],
      );
    await expect.poll(steps).toEqual([
      ['ordered', 1000, null],
      ['cooked', -300, name],
    ]);
    await page
      .getByRole('button', { name: t('fromHome:undoTaken') })
      .first()
      .click();
    await gone(said);
    await expect.poll(steps).toEqual([
      ['ordered', 1000, null],
      ['cooked', -300, name],
      ['undone', 300, name],
    ]);
  },
);
