/** Looks at the present picture of a camera; the text of a QR code in it, or undefined. */
type Read = (video: HTMLVideoElement) => Promise<string | undefined>;

interface Detector {
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>;
}
interface DetectorClass {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats(): Promise<string[]>;
}
const WIDTH = 480;

/** The browser's own reader where it has one, else a library that is fetched then. */
export async function openReader(): Promise<Read> {
  const { BarcodeDetector: Own } = window as unknown as { BarcodeDetector?: DetectorClass };
  if (Own && (await Own.getSupportedFormats()).includes('qr_code')) {
    const detector = new Own({ formats: ['qr_code'] });
    return async (video) => (await detector.detect(video))[0]?.rawValue;
  }
  const { decodeQR } = await import('qr/decode.js');
  const canvas = document.createElement('canvas');
  return async (video) => {
    const image = pictureOf(video, canvas);
    if (!image) return undefined;
    try {
      return decodeQR(image);
    } catch {
      return undefined; // no code in this picture
    }
  };
}

function pictureOf(video: HTMLVideoElement, canvas: HTMLCanvasElement): ImageData | undefined {
  if (!video.videoWidth) return undefined;
  canvas.width = WIDTH;
  canvas.height = Math.round((video.videoHeight / video.videoWidth) * WIDTH);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  context?.drawImage(video, 0, 0, canvas.width, canvas.height);
  return context?.getImageData(0, 0, canvas.width, canvas.height);
}
