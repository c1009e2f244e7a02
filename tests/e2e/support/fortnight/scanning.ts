import { expect } from '@playwright/test';
import { dialog, main, row } from '../pantry';
import { countTaps, tapsSince } from '../taps';
import { gone, see, type Visit } from '../visit';
import { nameOf } from './moving';

/** Code in the film before Gio's camera, and the size of its pack. */
export const CODE = '4860103230584';
export const PACK = 200;

/** Gio scans an unknown pack of butter and names it once; the next one takes two taps. */
export async function scanButter(gio: Visit) {
  const { t, page, language } = gio;
  const scan = main(gio).getByRole('button', { name: t('barcode:scan') });
  const put = dialog(gio).getByRole('button', { name: t('barcode:put.all') });
  const butter = nameOf(gio, 'butter');
  await countTaps(page);
  await gio.open('/pantry');
  await scan.click();
  await see(dialog(gio).getByText(t('barcode:unknown.title', { code: CODE })));
  await dialog(gio)
    .getByRole('combobox', { name: t('barcode:unknown.what') })
    .fill(language === 'ka' ? `კარაქი ${PACK} გ` : `butter ${PACK} g`);
  await page
    .getByRole('option')
    .filter({ has: page.getByText(butter, { exact: true }) })
    .first()
    .click();
  await put.click();
  await gone(dialog(gio));
  await see(row(gio, butter));

  await tapsSince(page);
  await scan.click();
  await see(dialog(gio).getByRole('listitem').filter({ hasText: butter }));
  await put.click();
  await gone(dialog(gio));
  expect(await tapsSince(page)).toBeLessThanOrEqual(2);
  await expect.poll(() => row(gio, butter).locator('output').textContent()).toMatch(/^400/);
}
