import { expect } from '@playwright/test';
import { newcomer, signIn } from '../support/people';
import { PICTURE, question } from '../support/recipe';
import { gone, journey, see, type Visit } from '../support/visit';

const part = ({ page, t }: Visit, key: string) =>
  page.getByRole('region', { name: t(`account:settings.${key}`), exact: true });
const field = (visit: Visit, area: string, key: string) =>
  part(visit, area).getByRole('textbox', { name: visit.t(`account:settings.${key}`), exact: true });

/** Does something that saves automatically, and waits until it is saved and announced. */
async function keeps(visit: Visit, area: 'profile' | 'food' | 'targets', act: () => Promise<void>) {
  const { page, t } = visit;
  const kept = page.waitForResponse(
    (answer) => answer.request().method() === 'PUT' && /\/api\/users\/\d+/.test(answer.url()) && answer.ok(),
  );
  await act();
  await kept;
  const what = t(`account:settings.${area}`);
  await see(part(visit, area).getByText(t('account:settings.savedOf', { what })));
}

journey('a person changes their profile, and a reload keeps it', { on: 'desktop' }, async (visit) => {
  const { page, t, stack } = visit;
  await signIn(visit, await newcomer(stack), '/settings');
  await field(visit, 'profile', 'name').fill('ლალი Dolidze');
  // leaving a field saves it, and an invalid one holds back no other
  await keeps(visit, 'profile', () => field(visit, 'profile', 'phone').fill('call me'));
  await page.keyboard.press('Tab');
  const fault = part(visit, 'profile').getByText(t('validation:phone'));
  await see(fault);
  await field(visit, 'profile', 'phone').fill('+995 555 12 34 56');
  await gone(fault);
  await keeps(visit, 'profile', () => page.keyboard.press('Tab'));
  await page.reload();
  await expect.poll(() => field(visit, 'profile', 'name').inputValue()).toBe('ლალი Dolidze');
  expect((await field(visit, 'profile', 'phone').inputValue()).replace(/\s/g, '')).toBe('+995555123456');
});

journey(
  'a person takes a picture of themselves, sees it, and removes it after a question',
  { on: 'phone' },
  async (visit) => {
    const { page, t, stack } = visit;
    await signIn(visit, await newcomer(stack), '/settings');
    const input = page.getByLabel(t('account:settings.picture'), { exact: true });
    await input.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('hello') });
    await see(page.getByText(t('validation:imageType')));
    await input.setInputFiles(PICTURE);
    const said = page.getByText(t('alerts:profile.avatar.success'));
    await see(said);
    // the message appears over the site's header, and covers nothing that was changed
    const [alert, head] = await Promise.all([said.boundingBox(), page.getByRole('banner').boundingBox()]);
    if (!alert || !head) throw new Error('What is said was gone before it was measured.');
    expect(alert.y + alert.height).toBeLessThanOrEqual(head.y + head.height);
    const shown = part(visit, 'profile').locator('img');
    await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);

    await page.getByRole('button', { name: t('account:settings.pictureRemove'), exact: true }).click();
    await question(visit, t('account:settings.pictureRemoveTitle')).yes('account:settings.pictureRemove');
    await see(page.getByText(t('alerts:profile.avatarRemove.success')));
    await gone(shown);
  },
);

journey('a person types targets with a comma and sees them saved', { on: 'phone' }, async (visit) => {
  const { page, t, stack } = visit;
  await signIn(visit, await newcomer(stack), '/settings');
  await field(visit, 'targets', 'calories').fill('2100');
  await field(visit, 'targets', 'cost').fill('18,50');
  await keeps(visit, 'targets', () => field(visit, 'targets', 'prots').fill('plenty'));
  await page.keyboard.press('Tab');
  const fault = part(visit, 'targets').getByText(t('validation:number'));
  await see(fault);
  await field(visit, 'targets', 'prots').fill('90');
  await gone(fault);
  await keeps(visit, 'targets', () => page.keyboard.press('Tab'));
  await page.reload();
  await expect
    .poll(async () => Number((await field(visit, 'targets', 'cost').inputValue()).replace(',', '.')))
    .toBe(18.5);
  expect((await field(visit, 'targets', 'calories').inputValue()).replace(/\D/g, '')).toBe('2100');
});

journey('a recipe warns of a person’s allergen that it contains', { on: 'desktop' }, async (visit) => {
  const { page, t, stack, open, language } = visit;
  await signIn(visit, await newcomer(stack), '/settings');
  for (const word of ['allergen.milk', 'diet.Vegan'] as const)
    await keeps(visit, 'food', () => part(visit, 'food').getByText(t(word), { exact: true }).click());
  // lists no longer propose it, but a search by name finds it
  const word = language === 'ka' ? 'ხაჭაპური' : 'khachapuri';
  await open(`/dishes?q=${encodeURIComponent(word)}`);
  await page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(word) })
    .first()
    .click();
  const note = page.getByRole('note');
  await see(note.getByText(t.pattern('dish:warning.allergen', { what: t('allergen.milk') })));
  await see(note.getByText(t.pattern('dish:warning.diet', { what: t('diet.Vegan') })));
});
