import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

// loads from our own origin, in place of the library's CDN
const WASM = new URL('zxing-wasm/reader/zxing_reader.wasm', import.meta.url).href;
prepareZXingModule({ overrides: { locateFile: () => WASM } });

/** Returns the digits of a pack's barcode in a picture, or undefined. */
export async function readPacks(image: ImageData): Promise<string | undefined> {
  const [found] = await readBarcodes(image, {
    formats: ['EAN13', 'EAN8', 'UPCA', 'UPCE'],
    maxNumberOfSymbols: 1,
  });
  return found?.text;
}
