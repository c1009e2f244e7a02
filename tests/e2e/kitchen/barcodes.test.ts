import sharp from 'sharp';
import { expect } from '@playwright/test';
import { drawBars } from '@/tools/screens/bars.mjs';
import { newcomer, signIn } from '../support/people';
import { filmBars } from '../support/qrVideo';
import { gone, journey, see, test, type Visit } from '../support/visit';

const CODE = '4860103230584';
const main = ({ page }: Visit) => page.getByRole('main');
const dialog = ({ page }: Visit) => page.getByRole('dialog').last();
const fridge = (visit: Visit) =>
  main(visit).getByRole('region', { name: visit.t('pantry:place.fridge'), exact: true });
const scan = (visit: Visit) => main(visit).getByRole('button', { name: visit.t('barcode:scan') });
const putAway = (visit: Visit) => dialog(visit).getByRole('button', { name: visit.t('barcode:put.all') });

/** Returns the bar code as a photo on white. */
function photo(): Promise<Buffer> {
  const { row, width, height } = drawBars('ean13', CODE);
  const grey = Buffer.concat(Array.from({ length: height }, () => Buffer.from(row)));
  return sharp(grey, { raw: { width, height, channels: 1 } })
    .extend({ top: 80, bottom: 80, left: 120, right: 120, background: 'white' })
    .png()
    .toBuffer();
}

journey(
  'a person names a new code once; scanned again, it is in the fridge in two taps',
  { only: 'desktop' },
  async (nino) => {
    const film = test.info().outputPath('bars.y4m');
    filmBars(drawBars('ean13', CODE), film);
    const person = await newcomer(nino.stack, 'Nino');
    await signIn(nino, person, '/pantry');
    await scan(nino).click();
    const file = { name: 'code.png', mimeType: 'image/png', buffer: await photo() };
    await dialog(nino).locator('input[type=file]').setInputFiles(file);
    await see(dialog(nino).getByText(nino.t('barcode:unknown.title', { code: CODE })));
    await dialog(nino)
      .getByRole('combobox', { name: nino.t('barcode:unknown.what') })
      .fill('milk 930 ml');
    await nino.page.getByRole('option').filter({ hasText: 'Milk' }).first().click();
    await see(dialog(nino).getByText('930 ml', { exact: true }));
    await putAway(nino).click();
    await gone(dialog(nino));
    await see(fridge(nino).getByText('Milk', { exact: true }));

    const mobile = await nino.join('phone', 'ka', { film });
    await signIn(mobile, person, '/pantry');
    await see(fridge(mobile).getByText('რძე', { exact: true }));
    await scan(mobile).tap();
    await see(dialog(mobile).getByText('930 მლ', { exact: true }));
    await putAway(mobile).tap();
    await expect.poll(() => fridge(mobile).locator('output').textContent()).toMatch(/^1,86/);
    await expect.poll(() => fridge(nino).locator('output').textContent()).toMatch(/^1.86/);
  },
);
