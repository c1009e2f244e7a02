import { expect } from '@playwright/test';
import { newcomer, signIn } from './support/people';
import { PICTURE, question } from './support/recipe';
import { gone, journey, see, type Visit } from './support/visit';

const part = ({ page, t }: Visit, key: string) =>
  page.getByRole('region', { name: t(`account:settings.${key}`), exact: true });
const field = (visit: Visit, area: string, key: string) =>
  part(visit, area).getByRole('textbox', { name: visit.t(`account:settings.${key}`), exact: true });

async function save(visit: Visit, area: 'profile' | 'food' | 'targets') {
  const { page, t } = visit;
  await part(visit, area)
    .getByRole('button', { name: t('account:settings.save') })
    .click();
  await see(page.getByText(t(`alerts:profile.${area}.success`)));
}

journey('a profile is changed and is still so after a reload', { on: 'desktop' }, async (visit) => {
  const { page, t, stack } = visit;
  await signIn(visit, await newcomer(stack), '/settings');
  await field(visit, 'profile', 'name').fill('ლალი Dolidze');
  await field(visit, 'profile', 'phone').fill('call me');
  await part(visit, 'profile')
    .getByRole('button', { name: t('account:settings.save') })
    .click();
  const fault = part(visit, 'profile').getByText(t('validation:phone'));
  await see(fault);
  await field(visit, 'profile', 'phone').fill('+995 555 12 34 56');
  await gone(fault);
  await save(visit, 'profile');
  await page.reload();
  await expect.poll(() => field(visit, 'profile', 'name').inputValue()).toBe('ლალი Dolidze');
  expect((await field(visit, 'profile', 'phone').inputValue()).replace(/\s/g, '')).toBe('+995555123456');
});

journey(
  'a picture of oneself is taken, shown, and removed after a question',
  { on: 'phone' },
  async (visit) => {
    const { page, t, stack } = visit;
    await signIn(visit, await newcomer(stack), '/settings');
    const input = page.getByLabel(t('account:settings.picture'), { exact: true });
    await input.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('hello') });
    await see(page.getByText(t('validation:imageType')));
    await input.setInputFiles(PICTURE);
    await see(page.getByText(t('alerts:profile.avatar.success')));
    const shown = part(visit, 'profile').locator('img');
    await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);

    await page.getByRole('button', { name: t('account:settings.pictureRemove'), exact: true }).click();
    await question(visit, t('account:settings.pictureRemoveTitle')).yes('account:settings.pictureRemove');
    await see(page.getByText(t('alerts:profile.avatarRemove.success')));
    await gone(shown);
  },
);

journey('targets are typed with a comma and shown as kept', { on: 'phone' }, async (visit) => {
  const { page, t, stack } = visit;
  await signIn(visit, await newcomer(stack), '/settings');
  await field(visit, 'targets', 'calories').fill('2100');
  await field(visit, 'targets', 'cost').fill('18,50');
  await field(visit, 'targets', 'prots').fill('plenty');
  await part(visit, 'targets')
    .getByRole('button', { name: t('account:settings.save') })
    .click();
  const fault = part(visit, 'targets').getByText(t('validation:number'));
  await see(fault);
  await field(visit, 'targets', 'prots').fill('90');
  await gone(fault);
  await save(visit, 'targets');
  await page.reload();
  await expect
    .poll(async () => Number((await field(visit, 'targets', 'cost').inputValue()).replace(',', '.')))
    .toBe(18.5);
  expect((await field(visit, 'targets', 'calories').inputValue()).replace(/\D/g, '')).toBe('2100');
});

journey(
  'an allergen that one has chosen is warned of on a recipe that holds it',
  { on: 'desktop' },
  async (visit) => {
    const { page, t, stack, open, language } = visit;
    await signIn(visit, await newcomer(stack), '/settings');
    await part(visit, 'food').getByText(t('allergen.milk'), { exact: true }).click();
    await part(visit, 'food').getByText(t('diet.Vegan'), { exact: true }).click();
    await save(visit, 'food');
    // it is proposed nowhere any more, and found by its name
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
  },
);
