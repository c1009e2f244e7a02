import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { prepareZXingModule } from 'zxing-wasm/reader';
import { beforeAll, expect, test } from 'vitest';
import { gtinOf } from '@/lib/domain/barcode/gtin';
import { readPacks } from '@/lib/scan/packs';
import { at } from '@/tests/support/at';
import { drawBars } from '@/tools/screens/bars.mjs';

type Bars = Parameters<typeof drawBars>;

/** Returns a picture of bars as a canvas gives it, rotated by a quarter with `isTurned`. */
function picture([kind, digits]: Bars, { isTurned = false } = {}): ImageData {
  const { row, width, height } = drawBars(kind, digits);
  const [across, down] = isTurned ? [height, width] : [width, height];
  const data = new Uint8ClampedArray(across * down * 4).fill(255);
  for (let y = 0; y < down; y += 1)
    for (let x = 0; x < across; x += 1) {
      const grey = at(row, isTurned ? y : x);
      data.fill(grey, (y * across + x) * 4, (y * across + x) * 4 + 3);
    }
  return { data, width: across, height: down, colorSpace: 'srgb' };
}

beforeAll(async () => {
  // a browser chooses its own way to load it
  const file = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
  const { buffer } = new Uint8Array(await readFile(file));
  prepareZXingModule({ overrides: { wasmBinary: buffer } });
});

const CODES: readonly (readonly [...Bars, gtin: string])[] = [
  ['ean13', '4006381333931', '4006381333931'],
  ['ean13', '4860103230584', '4860103230584'],
  ['ean8', '96385074', '0000096385074'],
  ['upcA', '036000291452', '0036000291452'],
  ['upcE', '01234565', '0012345000065'],
];

test.each(CODES)('%s %s is read', async (kind, digits, gtin) => {
  expect(gtinOf((await readPacks(picture([kind, digits]))) ?? '')).toBe(gtin);
});

test('a sideways pack is read too', async () => {
  expect(await readPacks(picture(['ean13', '4006381333931'], { isTurned: true }))).toBe('4006381333931');
});

test('a wrong check digit and a picture without bars give nothing', async () => {
  expect(await readPacks(picture(['ean13', '4006381333930']))).toBeUndefined();
  const white = { ...picture(['ean8', '96385074']) };
  expect(await readPacks({ ...white, data: white.data.map(() => 255) })).toBeUndefined();
});
