import { see, type Visit } from './visit';

export const main = ({ page }: Visit) => page.getByRole('main');
export const dialog = ({ page }: Visit) => page.getByRole('dialog').last();
export const shelf = (visit: Visit, place: 'fridge' | 'cupboard') =>
  main(visit).getByRole('region', { name: visit.t(`pantry:place.${place}`) });
export const row = (visit: Visit, name: string) =>
  main(visit).getByRole('listitem').filter({ hasText: name });

/** Puts a typed text away as its first suggestion has it. */
export async function putAway(visit: Visit, text: string, option: string | RegExp) {
  const { page, t } = visit;
  await main(visit)
    .getByRole('combobox', { name: t('pantry:add.label') })
    .fill(text);
  const offered = page.getByRole('option').filter({ hasText: option }).first();
  await offered.click();
  await see(main(visit).getByText(t.pattern('pantry:step.added')));
}

/** Makes a household and returns its invitation link. */
export async function linkOf(visit: Visit): Promise<string> {
  const { page, t } = visit;
  await main(visit)
    .getByRole('button', { name: t('pantry:household.make') })
    .click();
  await dialog(visit)
    .getByRole('textbox', { name: t('pantry:household.name') })
    .fill('Vake 12');
  await dialog(visit)
    .getByRole('button', { name: t('pantry:household.create') })
    .click();
  await main(visit)
    .getByRole('button', { name: t('pantry:household.open'), exact: true })
    .click();
  const address = dialog(visit).getByText(/\/pantry\?join=/);
  await see(address);
  const link = new URL(String(await address.textContent()));
  await page.keyboard.press('Escape');
  return link.pathname + link.search;
}
