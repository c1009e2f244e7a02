import { expect } from '@playwright/test';
import { dialog, main, putAway, row } from '../support/pantry';
import { callApi, newcomer, signIn, tokenOf, type Person } from '../support/people';
import { button, createPlan } from '../support/plan';
import { gone, journey, see, type Visit } from '../support/visit';
import { unique } from '../support/unique';

/** Makes two people who have just set up a household, and a plan that the first had before. */
async function pairIn({ stack }: Visit, visit: Visit) {
  const [nino, gio] = [await newcomer(stack, 'Nino'), await newcomer(stack, 'Gio')];
  const before = await createPlan(visit, nino, `Before ${unique()}`);
  const call = async (by: Person, path: string, data?: object) =>
    callApi(stack.url, path, { token: await tokenOf(stack.url, by), ...(data && { method: 'POST', data }) });
  const { id, attributes } = (await call(nino, 'households', { Name: 'Vake 12' })).data;
  await call(gio, `households/join/${attributes.joinToken}`, {});
  return { nino, gio, before, id };
}

const eatersOf = async ({ stack }: Visit, by: Person, plan: number) => {
  const token = await tokenOf(stack.url, by);
  const { eaters } = (await callApi(stack.url, `mealplans/${plan}?populate=deep,5`, { token })).data
    .attributes;
  return eaters.map(({ Name, factor, user }: { Name: string; factor: number; user: number }) => [
    Name,
    factor,
    user > 0,
  ]);
};

const atTheOther = ({ device, join }: Visit) =>
  device === 'desktop' ? join('phone', 'ka') : join('desktop', 'en');

journey(
  'a new list and a new plan include both people of a household; existing ones stay',
  { on: 'desktop' },
  async (visit) => {
    const { page, t } = visit;
    const { nino, gio, before } = await pairIn(visit, visit);
    await signIn(visit, nino, '/shoplist');
    const list = `Market ${unique()}`;
    await main(visit)
      .getByRole('textbox', { name: t('shoplist:lists.newName') })
      .fill(list);
    const together = main(visit).getByRole('group', { name: t('shoplist:together.title') });
    await expect.poll(() => together.getByRole('checkbox', { name: 'Gio' }).isChecked()).toBe(true);
    await page.keyboard.press('Enter');
    await see(main(visit).getByRole('heading', { name: list }));

    const other = await atTheOther(visit);
    await signIn(other, gio, '/shoplist');
    await see(main(other).getByRole('link', { name: list }));

    // a plan from before belongs to Nino alone, until Gio joins its eaters with a tap
    expect(await eatersOf(visit, nino, before.id)).toEqual([]);
    await visit.open(`/mealplan/${before.id}/edit`);
    await main(visit)
      .getByRole('button', { name: t.pattern('planner:eaters.title') })
      .click();
    await dialog(visit)
      .getByRole('button', { name: t('planner:eaters.addMe') })
      .click();
    await dialog(visit)
      .getByRole('button', { name: `${t('common:action.add')}: Gio` })
      .click();
    await dialog(visit)
      .getByRole('button', { name: t('planner:settings.take') })
      .click();
    await gone(dialog(visit));
    const both = [
      ['Nino', 1, true],
      ['Gio', 1, true],
    ];
    await expect.poll(() => eatersOf(visit, nino, before.id)).toEqual(both);

    await visit.open('/mealplan/create');
    await button(visit, 'planner:form.create').click();
    await page.waitForURL(/\/mealplan\/\d+\/edit/);
    // a phone shows how many eaters there are, and gives their names to screen readers
    const chip = main(visit).getByRole('button', { name: t.pattern('planner:eaters.title') });
    await expect.poll(() => chip.textContent()).toMatch(/Nino.*Gio/);
    const made = Number(/\d+/.exec(new URL(page.url()).pathname)?.[0]);
    expect(await eatersOf(visit, nino, made)).toEqual(both);
  },
);

journey(
  'a tap restores an item removed from home, and a moved item keeps the focus',
  { on: 'phone' },
  async (visit) => {
    const { page, t, stack } = visit;
    const nino = await newcomer(stack, 'Nino');
    await signIn(visit, nino, '/pantry');
    const egg = visit.language === 'ka' ? 'კვერცხი' : 'Egg';
    await putAway(visit, visit.language === 'ka' ? '10 კვერცხი' : '10 eggs', egg);
    await row(visit, egg)
      .getByRole('button', { name: t('pantry:item.more', { name: egg }) })
      .click();
    const place = row(visit, egg).getByRole('combobox', { name: t('pantry:place.label') });
    await place.focus();
    await place.selectOption(t('pantry:place.freezer'));
    const freezer = main(visit).getByRole('region', { name: t('pantry:place.freezer') });
    await see(freezer.getByText(egg, { exact: true }));
    await expect
      .poll(() =>
        freezer.getByRole('combobox').evaluate((element) => element === element.ownerDocument.activeElement),
      )
      .toBe(true);

    const remove = t('common:action.remove');
    await row(visit, egg).getByRole('button', { name: remove, exact: true }).click();
    await page.getByRole('dialog').last().getByRole('button', { name: remove, exact: true }).click();
    await see(main(visit).getByText(t('pantry:empty.title')));
    await main(visit)
      .getByRole('button', { name: t('pantry:step.undo', { name: egg }) })
      .click();
    await see(freezer.getByText(egg, { exact: true }));
    await expect.poll(() => row(visit, egg).locator('output').textContent()).toMatch(/^10/);
    const token = await tokenOf(stack.url, nino);
    const steps = async () =>
      (await callApi(stack.url, 'pantry-movements', { token })).data.map(
        ({ attributes: { reason, delta } }: { attributes: Record<string, unknown> }) => [reason, delta],
      );
    await expect.poll(steps).toEqual([['counted', 10]]);
  },
);
