import { expect } from '@playwright/test';
import { ARCHIVES, sampleArchive } from '@/tests/support/archives/all';
import { SAMPLE_RECIPES } from '@/tests/support/archives/samples';
import { at } from '@/tests/support/at';
import { type PageServer, servePages } from '@/tests/support/servers/pageServer';
import { reads, rowOf, undoes } from '../support/imports';
import { ownStack } from '../support/ownStack';
import { newcomer, signIn } from '../support/people';
import { gone, journey, see, test, type Visit } from '../support/visit';

const SOUP = {
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: 'Soup of the address',
  recipeIngredient: ['1 onion', '1 litre water'],
  recipeInstructions: [{ '@type': 'HowToStep', text: 'Boil it.' }],
};

let pages: PageServer;
// a separate stack, whose CMS can load this test's pages
const { stack } = ownStack(async () => {
  pages = await servePages((_request, response) => {
    const html = `<script type="application/ld+json">${JSON.stringify(SOUP)}</script>`;
    response.writeHead(200, { 'Content-Type': 'text/html' }).end(html);
  });
  return { NODE_ENV: 'test', IMPORT_TEST_NETWORK: pages.networkOf('pages.example') };
});
test.afterAll(() => pages.close());

async function brings({ page, open }: Visit, name: string, buffer: Buffer) {
  await open('/import');
  const files = page.locator('main input[type=file]');
  await files.setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
  await page.waitForURL(/\/import\?id=\d+/);
  await see(page.getByRole('heading', { level: 2, name, exact: true }));
}
const state = ({ page, t }: Visit, key: string) =>
  page
    .getByRole('main')
    .locator('header')
    .getByText(t(`import:state.${key}`), { exact: true });

journey(
  'a person reviews an archive, adds it, and undoes all of it',
  { on: 'desktop', stack },
  async (visit) => {
    const { page, t } = visit;
    await signIn(visit, await newcomer(stack));
    const { name, bytes } = sampleArchive('mealie');
    await brings(visit, name, bytes);
    for (const recipe of SAMPLE_RECIPES) await see(rowOf(visit, recipe.Name));
    await page
      .getByRole('button', { name: t('import:take.action_other', { count: '3' }), exact: true })
      .click();
    await see(state(visit, 'taken'));
    const first = at(SAMPLE_RECIPES, 0);
    await page.getByRole('link', { name: first.Name, exact: true }).click();
    await see(page.getByRole('heading', { level: 1, name: first.Name, exact: true }));
    await see(page.getByText(at(first.steps, 0)));
    await page.goBack();
    await undoes(visit);
    await see(state(visit, 'undone'));
    await gone(page.getByRole('link', { name: first.Name, exact: true }));
  },
);

journey(
  'a person imports each kind of archive and a page by its address; a broken or closed one says why',
  { on: 'phone', stack },
  async (visit) => {
    const { page, t } = visit;
    await signIn(visit, await newcomer(stack));
    for (const { kind } of ARCHIVES) {
      const { name, bytes } = sampleArchive(kind);
      await brings(visit, name, bytes);
      for (const recipe of SAMPLE_RECIPES) await see(rowOf(visit, recipe.Name));
    }
    for (const { file, kind } of ARCHIVES.filter(({ file: one }) => one.endsWith('.zip'))) {
      await brings(visit, file, sampleArchive(kind).bytes.subarray(0, 60));
      await see(page.getByText(t('import:fault.notArchive')));
      await expect(state(visit, 'failed')).toBeVisible();
    }
    await reads(visit, 'http://pages.example/soup');
    await see(rowOf(visit, SOUP.name));
    await reads(visit, 'http://192.168.1.1/soup');
    await see(page.getByText(t('import:fault.blocked')));
  },
);
