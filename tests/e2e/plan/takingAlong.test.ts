import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { readBack } from '../../support/archives/read';
import { readPdf } from '../support/pdf';
import { callApi, newcomer, signIn, tokenOf } from '../support/people';
import { journey, see, type Visit } from '../support/visit';
import { unique } from '../support/unique';

const TART = 'Plum and walnut tart';
const BREAD = 'ყველიანი პური ქვაბში';

/** Makes a person with a recipe in each language. */
async function cookWithRecipes({ stack }: Visit) {
  const person = await newcomer(stack);
  const token = await tokenOf(stack.url, person);
  const post = async (path: string, data: object) =>
    (await callApi(stack.url, path, { token, method: 'POST', data })).data;
  const plums = await post('products', { Name: `Plums ${unique()}`, NameKa: `ქლიავი ${unique()}` });
  const line = { product: plums.id, amount: 250, unit: 'gr' };
  await post('dishes', {
    Name: TART,
    language: 'en',
    servingAmount: 8,
    TimeToCook: 65,
    ingredients: [line],
    Steps: [{ description: 'Bake it.', minutes: 40 }],
  });
  await post('dishes', {
    Name: BREAD,
    language: 'ka',
    ingredients: [line],
    Steps: [{ description: 'ცომი მოზილეთ და გამოაცხვეთ.' }],
  });
  return person;
}

journey('a person exports recipes for other apps', { on: 'desktop' }, async (visit) => {
  const { page, t } = visit;
  await signIn(visit, await cookWithRecipes(visit), '/settings');
  const part = page.getByRole('region', { name: t('print:export.title'), exact: true });
  await see(part);
  for (const format of ['jsonld', 'mealie', 'paprika'] as const) {
    const downloaded = page.waitForEvent('download');
    const name = t('print:export.downloadOf', { format: t(`print:export.${format}`) });
    await part.getByRole('button', { name, exact: true }).click();
    const file = await downloaded;
    const { recipes, faults } = await readBack(file.suggestedFilename(), await readFile(await file.path()));
    expect([recipes.map(({ Name }) => Name), faults]).toEqual([[TART, BREAD], []]);
  }
});

journey(
  'a person prints a cookbook: cover, contents, one recipe per page, both scripts',
  { on: 'desktop' },
  async (visit) => {
    const { page, t } = visit;
    await signIn(visit, await cookWithRecipes(visit), '/dishes/print');
    await see(page.getByRole('article', { name: BREAD }));
    await page.getByLabel(t('print:form.title'), { exact: true }).fill('ჩვენი Kitchen');
    await page.getByLabel(t('print:form.words'), { exact: true }).fill('For the whole family');
    await see(page.getByRole('heading', { name: 'ჩვენი Kitchen' }));
    const printed = async () => readPdf(await page.pdf({ preferCSSPageSize: true }));

    const book = await printed();
    expect(book.pages).toBe(4);
    expect(book.sheet).toEqual([595, 842]);
    for (const letter of 'ყველიანპურBakewalnut') expect(book.letters).toContain(letter);

    await page
      .getByLabel(t('print:form.paper'), { exact: true })
      .selectOption({ label: t('print:form.letter') });
    await page.getByText(t('print:form.recipes_other', { count: 2 }), { exact: true }).click();
    await page.getByRole('checkbox', { name: TART }).uncheck();
    const smaller = await printed();
    expect(smaller.sheet).toEqual([612, 792]);
    expect(smaller.pages).toBe(3);
  },
);
