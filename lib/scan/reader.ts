import { gtinOf } from '@/lib/domain/barcode/gtin';

/** Kinds of codes: QR codes, or barcodes on packs, returned as 13 digits. */
export type Codes = 'qr' | 'packs';
type Source = HTMLVideoElement | ImageBitmap;
/** Reads the code in a picture, or in a camera's current frame; undefined if there is none. */
type Read = (source: Source) => Promise<string | undefined>;

interface Detector {
  detect(source: Source): Promise<{ rawValue: string }[]>;
}
interface DetectorClass {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats(): Promise<string[]>;
}
declare global {
  interface Window {
    /** Reader that few browsers have, so the DOM's own types lack it. */
    readonly BarcodeDetector?: DetectorClass;
  }
}
const FORMATS = { qr: ['qr_code'], packs: ['ean_13', 'ean_8', 'upc_a', 'upc_e'] };
/** Width in pixels to which pictures are scaled: a pack's bars are finer than the squares of our own QR codes. */
const WIDTHS = { qr: 480, packs: 1280 };

/** Opens the browser's own reader if it supports these codes, else loads a library. */
export async function openReader(of: Codes): Promise<Read> {
  const read = (await ownReader(of)) ?? (await fetchedReader(of));
  if (of === 'qr') return read;
  return async (source) => gtinOf((await read(source)) ?? '');
}

/** Reads the code in a file; undefined if there is none, or the file is no picture. */
export async function readPicture(file: Blob, of: Codes): Promise<string | undefined> {
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (!picture) return undefined;
  const text = await (await openReader(of))(picture);
  picture.close();
  return text;
}

async function ownReader(of: Codes): Promise<Read | undefined> {
  const { BarcodeDetector: Own } = window;
  const known = await Own?.getSupportedFormats();
  if (!Own || !FORMATS[of].every((format) => known?.includes(format))) return undefined;
  const detector = new Own({ formats: FORMATS[of] });
  return async (source) => (await detector.detect(source))[0]?.rawValue;
}

async function fetchedReader(of: Codes): Promise<Read> {
  const decode = of === 'qr' ? await qrDecoder() : (await import('./packs')).readPacks;
  const canvas = document.createElement('canvas');
  return async (source) => {
    const image = pictureOf(source, canvas, WIDTHS[of]);
    return image && decode(image);
  };
}

async function qrDecoder() {
  const { decodeQR } = await import('qr/decode.js');
  return (image: ImageData): string | undefined => {
    try {
      return decodeQR(image);
    } catch {
      return undefined; // no code in this picture
    }
  };
}

const sizeOf = (source: Source): readonly [width: number, height: number] =>
  'videoWidth' in source ? [source.videoWidth, source.videoHeight] : [source.width, source.height];

function pictureOf(source: Source, canvas: HTMLCanvasElement, most: number): ImageData | undefined {
  const [width, height] = sizeOf(source);
  if (!width) return undefined;
  canvas.width = Math.min(width, most);
  canvas.height = Math.round((height / width) * canvas.width);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  context?.drawImage(source, 0, 0, canvas.width, canvas.height);
  return context?.getImageData(0, 0, canvas.width, canvas.height);
}
