import { readFile } from 'node:fs/promises';
import { demoPerson, newcomer, signIn, signOut } from '../support/people';
import { openMore } from '../support/recipe';
import { journey, see } from '../support/visit';

const WORDS = {
  en: { who: 'user', recipe: 'Ukrainian borscht', cookbook: 'Sunday supra', thing: ['Rice', /1\.7\skg/] },
  ka: { who: 'friend', recipe: 'უკრაინული ბორში', cookbook: 'კვირის სუფრა', thing: ['წიწიბურა', /560\sგ/] },
} as const;

journey(
  'an export from one account fills an empty one: recipes, plans, cookbooks, pantry',
  { on: 'desktop' },
  async (visit) => {
    const { page, t, stack, open, language } = visit;
    const words = WORDS[language];
    const main = page.getByRole('main');
    await signIn(visit, demoPerson(words.who), '/settings');
    const downloaded = page.waitForEvent('download');
    await main.getByRole('button', { name: t('account:data.export'), exact: true }).click();
    const file = await downloaded;
    const buffer = await readFile(await file.path());
    await open('/dashboard');
    await signOut(visit);

    await signIn(visit, await newcomer(stack), '/import');
    const name = file.suggestedFilename();
    await page.locator('main input[type=file]').setInputFiles({ name, mimeType: 'application/zip', buffer });
    await page.waitForURL(/\/import\?id=\d+/);
    await main.getByText(t.pattern('import:extras.title_other')).filter({ visible: true }).click();
    for (const kind of ['pantry-items', 'prices', 'barcodes'])
      await see(
        main
          .getByRole('listitem')
          .filter({ hasText: `${t(`import:collection.${kind}`)} (` })
          .getByRole('checkbox', { checked: true }),
      );
    await page.getByRole('button', { name: t.pattern('import:take.action_other') }).click();
    const state = main.locator('header').getByText(t('import:state.taken'), { exact: true });
    await state.waitFor({ timeout: 120_000 }); // exports a whole account, in the background

    await open(`/dishes/my?q=${encodeURIComponent(words.recipe)}`);
    await main.getByRole('link', { name: words.recipe, exact: true }).click();
    await see(page.getByRole('heading', { level: 1, name: words.recipe }));
    await see(main.getByRole('button', { name: t('dish:cook.start'), exact: true }));
    await openMore(visit);
    await see(main.getByRole('link', { name: t('action.edit'), exact: true }));
    await open('/cookbooks');
    await see(main.getByRole('link', { name: words.cookbook, exact: true }));
    await open('/pantry');
    const [thing, amount] = words.thing;
    await see(main.getByRole('listitem').filter({ hasText: thing }).getByText(amount));
    await open('/mealplan/my');
    await see(main.getByRole('article').first());
  },
);
