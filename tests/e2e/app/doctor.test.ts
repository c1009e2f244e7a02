import type { Locator } from 'playwright-core';
import { expect } from '@playwright/test';
import { newcomer, signIn } from '../support/people';
import { PICTURE } from '../support/recipe';
import { gone, journey, see, type Visit } from '../support/visit';

const PDF = {
  name: 'ECG.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj << /Type /Catalog >> endobj\ntrailer << >>\n%%EOF\n'),
};
const press = ({ page, t }: Visit, key: string) =>
  page
    .getByRole('main')
    .getByRole('button', { name: t(key), exact: true })
    .click();
const field = (within: Locator, name: string) => within.getByRole('textbox', { name, exact: true });
const dayOf = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);

async function save({ page, t }: Visit, done: string) {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: t('action.save'), exact: true }).click();
  await gone(dialog);
  await see(page.getByText(t(done)));
}

/** Adds an examination of one value; after the first one its rows are offered again. */
async function examine(visit: Visit, daysAgo: number, value: string, isFirst: boolean) {
  const { page, t } = visit;
  await press(visit, 'doctor:exam.add');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('doctor:exam.name')).first().fill('CBC');
  await dialog.getByLabel(t('doctor:visit.day')).fill(dayOf(daysAgo));
  const row = dialog.getByRole('group', { name: t('doctor:result.row', { number: 1 }), exact: true });
  if (isFirst) {
    await row.getByLabel(t('doctor:result.parameter')).fill('Haemoglobin');
    await field(row, t('doctor:result.unit')).fill('g/L');
    await field(row, t('doctor:result.low')).fill('120');
    await field(row, t('doctor:result.high')).fill('160');
  } else {
    await dialog.getByRole('button', { name: t('doctor:result.same', { name: 'CBC' }), exact: true }).click();
  }
  await field(row, t('doctor:result.value')).fill(value);
  return { dialog, row };
}

journey(
  'a person records a visit and its results and reads them as a chart',
  { on: 'desktop' },
  async (visit) => {
    const { page, t, stack, watch } = visit;
    await signIn(visit, await newcomer(stack), '/doctor/visits');
    await press(visit, 'doctor:visit.add');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(t('doctor:visit.doctor')).first().fill('Dr Tamar Gogia');
    await dialog.getByLabel(t('doctor:visit.place')).fill('Chavchavadze 5');
    await dialog.getByLabel(t('doctor:files.add')).setInputFiles([PDF, PICTURE]);
    await see(dialog.getByText('supper.jpg').first());
    await save(visit, 'alerts:visits.save.success');

    const opened = page.waitForEvent('popup');
    const answered = page.waitForResponse((answer) => /\/api\/files\/\d+$/.test(answer.url()));
    await page
      .getByRole('button', { name: t('doctor:files.open', { name: 'ECG.pdf' }), exact: true })
      .click();
    expect((await answered).status()).toBe(200);
    await (await opened).close();

    await page.goto('/doctor/examinations');
    const { dialog: first, row } = await examine(visit, 90, 'abc', true);
    await first.getByRole('button', { name: t('action.save'), exact: true }).click();
    await see(row.getByText(t('validation:number')));
    await field(row, t('doctor:result.value')).fill(visit.language === 'ka' ? '112,5' : '112.5');
    await field(row, t('doctor:result.high')).fill('100');
    await first.getByRole('button', { name: t('action.save'), exact: true }).click();
    await see(row.getByText(t('validation:lowHigh')));
    await field(row, t('doctor:result.high')).fill('160');
    await save(visit, 'alerts:examinations.save.success');
    await see(page.getByText(t('doctor:result.below')));

    await examine(visit, 1, '131', false);
    await save(visit, 'alerts:examinations.save.success');
    const chart = page.getByRole('figure');
    await see(chart.locator('canvas'));
    const table = chart.getByRole('table');
    await expect(table.getByRole('row')).toHaveCount(3);
    await expect(table).toContainText('131');
    watch.allow(/ERR_ABORTED/);
  },
);
