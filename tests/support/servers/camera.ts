import { waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { at } from '@/tests/support/at';

/** Fakes a camera with the browser's own barcode reader; `hold` sets the code that it sees. */
export function openCamera(formats: readonly string[] = ['ean_13', 'ean_8', 'upc_a', 'upc_e']) {
  let held: string | undefined;
  let looks = 0;
  const tracks = [{ stop: vi.fn() }];
  Object.defineProperty(window, 'isSecureContext', { configurable: true, value: true });
  Object.defineProperty(navigator, 'mediaDevices', {
    configurable: true,
    value: { getUserMedia: async () => ({ getTracks: () => tracks }) },
  });
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  vi.stubGlobal(
    'BarcodeDetector',
    class {
      static getSupportedFormats = async () => formats;
      detect = async () => {
        looks += 1;
        return held ? [{ rawValue: held }] : [];
      };
    },
  );
  /** Shows a code, and waits until the reader has looked at it a few times. */
  const hold = async (code?: string) => {
    held = code;
    const until = looks + 5;
    await waitFor(() => expect(looks).toBeGreaterThan(until), { timeout: 5000 });
  };
  return { hold, isClosed: () => at(tracks, 0).stop.mock.calls.length > 0 };
}

/** Removes the camera, as on an insecure address. */
export const closeCamera = () =>
  Object.defineProperty(window, 'isSecureContext', { configurable: true, value: false });
