import { expect } from '@playwright/test';
import { newcomer, signIn } from '../support/people';
import {
  PICTURE,
  pressMore,
  pressSave,
  savedDish,
  writeBasics,
  writeLine,
  writeStep,
} from '../support/recipe';
import { gone, journey, see, type Visit } from '../support/visit';
import { unique } from '../support/unique';

const WORDS = {
  en: {
    name: 'Beans for many',
    product: 'Red beans',
    step: 'Soak the beans overnight.',
    later: 'Beans for few',
  },
  ka: { name: 'ლობიო ბევრისთვის', product: 'წითელი ლობიო', step: 'ლობიო დაალბეთ.', later: 'ლობიო ცოტასთვის' },
} as const;
const FILM = 'https://films.example/beans';

const field = ({ page, t }: Visit, key: string) => page.getByRole('textbox', { name: t(key), exact: true });

async function givesStepPictures({ page, t }: Visit) {
  const step = page.getByRole('group', { name: t('dish:step.number', { number: 1 }), exact: true });
  await step.getByLabel(t('dish:step.addPicture'), { exact: true }).setInputFiles([PICTURE, PICTURE]);
  await see(step.getByRole('img', { name: t('recipe:pictures.number', { number: 2 }), exact: true }));
  await step.getByRole('button', { name: t('dish:step.addVideo') }).click();
  await step.getByRole('textbox', { name: t('dish:step.video') }).fill(FILM);
}

async function edits(visit: Visit, id: number, key: string, text: string, name: string) {
  await visit.open(`/dishes/${id}/edit`);
  await field(visit, key).fill(text);
  await pressSave(visit);
  await savedDish(visit, name);
}

/** Swipes from the first picture of the step to the second, and checks the place of its film. */
async function cooksByPictures({ page, t }: Visit) {
  await page.getByRole('button', { name: t('dish:cook.start'), exact: true }).click();
  const cook = page.getByRole('dialog');
  const row = cook.getByRole('list', { name: t('dish:step.pictures', { number: 1 }) });
  const second = row.getByRole('img', { name: t('dish:step.pictureOf', { number: 2, total: 2 }) });
  const seenShare = () =>
    second.evaluate((picture) => {
      const frame = picture.closest('ul')?.getBoundingClientRect();
      const { left, right } = picture.getBoundingClientRect();
      return frame ? (Math.min(right, frame.right) - left) / (right - left) : 0;
    });
  await row.evaluate((list) => list.scrollTo({ left: list.scrollWidth, behavior: 'instant' }));
  await expect.poll(seenShare).toBeGreaterThan(0.9);
  await expect.poll(() => second.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  await expect(cook.getByRole('link', { name: t('dish:step.watch') })).toHaveAttribute('href', FILM);
  await cook.getByRole('button', { name: t('action.close'), exact: true }).click();
  await gone(cook);
}

/** Returns the number of pictures on the printed page. */
async function printedPictures({ page }: Visit): Promise<number> {
  const pdf = await page.pdf({ format: 'A4' });
  return pdf.toString('latin1').match(/\/Subtype\s*\/Image\b/g)?.length ?? 0;
}

journey(
  'a person cooks from step pictures and prints them; two edits are compared and undone',
  { on: 'desktop' },
  async (visit) => {
    const { page, t, language } = visit;
    const words = WORDS[language];
    const [name, later] = [`${words.name} ${unique()}`, `${words.later} ${unique()}`];
    await signIn(visit, await newcomer(visit.stack), '/dishes/new');
    await writeBasics(visit, { name, minutes: '90' });
    await writeLine(visit, 1, '450 g', words.product);
    await writeStep(visit, 1, words.step);
    await givesStepPictures(visit);
    await pressSave(visit);
    const id = await savedDish(visit, name);
    await cooksByPictures(visit);

    await page.emulateMedia({ media: 'print' });
    await see(page.getByText(FILM));
    await see(page.getByRole('img', { name: t('dish:step.pictureOf', { number: 2, total: 2 }) }));
    expect(await printedPictures(visit)).toBeGreaterThanOrEqual(2);
    await page.emulateMedia({ media: null });

    await edits(visit, id, 'recipe:form.name', later, later);
    await edits(visit, id, 'recipe:form.note', 'Slowly.', later);
    await pressMore(visit, 'dish:view.versions');
    const dialog = page.getByRole('dialog');
    await see(dialog.getByRole('heading', { name: t('versions:title'), exact: true }));
    const versions = dialog.getByRole('listitem');
    await expect.poll(() => versions.count()).toBe(2);
    await versions.last().getByText(t('versions:compare'), { exact: true }).click();
    const part = (key: string) =>
      dialog.getByRole('region', { name: t(`recipe:conflict.field.${key}`), exact: true });
    await see(part('Name').getByText(name));
    await see(part('Name').getByText(later));
    await see(part('Note').getByText('Slowly.'));
    await expect(dialog.getByRole('region')).toHaveCount(2);
    await dialog.getByRole('button', { name: t('versions:takeBack'), exact: true }).click();
    await see(dialog.getByRole('button', { name: t('versions:undo') }));
    await expect.poll(() => page.locator('h1').textContent()).toBe(name);
    await expect.poll(() => versions.count()).toBe(3);
    await dialog.getByRole('button', { name: t('versions:undo') }).click();
    await expect.poll(() => page.locator('h1').textContent()).toBe(later);
    await dialog.getByRole('button', { name: t('action.close'), exact: true }).click();
    await gone(dialog);
    await see(page.getByRole('heading', { level: 1, name: later, exact: true }));
    await see(page.getByText('Slowly.'));
  },
);
