import { expect } from '@playwright/test';
import { linkOf, main, putAway, row, shelf } from '../support/pantry';
import { callApi, newcomer, signIn, signInByForm, tokenOf } from '../support/people';
import { at, journey, see } from '../support/visit';

journey(
  'one person puts things away and counts; the other joins by the link, sees them and takes some',
  { only: 'desktop', gate: true },
  async (nino) => {
    const { stack, t } = nino;
    const person = await newcomer(stack, 'Nino');
    await signIn(nino, person, '/pantry');
    await see(main(nino).getByText(t('pantry:empty.title')));
    await putAway(nino, '10 eggs', 'Egg');
    await see(shelf(nino, 'fridge').getByText('Egg', { exact: true }));
    const less = row(nino, 'Egg').getByRole('button', { name: t.pattern('pantry:item.less') });
    const output = row(nino, 'Egg').locator('output');
    await less.click();
    await expect.poll(() => output.textContent()).toMatch(/^9/);
    await main(nino)
      .getByRole('button', { name: t('pantry:step.undo', { name: 'Egg' }) })
      .click();
    await expect.poll(() => output.textContent()).toMatch(/^10/);
    const link = await linkOf(nino);

    const gio = await nino.join('phone', 'ka');
    const guest = await newcomer(stack, 'Gio');
    await gio.open(link);
    await at(gio.page, '/user/login');
    await signInByForm(gio, guest, link);
    await main(gio)
      .getByRole('button', { name: gio.t('pantry:join.accept'), exact: true })
      .click();
    await see(shelf(gio, 'fridge').getByText('კვერცხი', { exact: true }));
    await row(gio, 'კვერცხი')
      .getByRole('button', { name: gio.t.pattern('pantry:item.less') })
      .click();
    // it arrives on a screen that nobody has touched
    await expect.poll(() => output.textContent()).toMatch(/^9/);
    const token = await tokenOf(stack.url, person);
    const { data } = await callApi(stack.url, 'pantry-movements?sort=id:asc', { token });
    const steps = data.map(({ attributes: { delta, reason } }: { attributes: Record<string, unknown> }) => [
      reason,
      delta,
    ]);
    expect(steps).toEqual([
      ['bought', 10],
      ['cooked', -1],
      ['undone', 1],
      ['cooked', -1],
    ]);
  },
);
