import { waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';

/** A camera of the browser's own reader: from now on `hold` says what code it sees. */
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
  /** Shows it this, and waits until that has been looked at a few times. */
  const hold = async (code?: string) => {
    held = code;
    const until = looks + 5;
    await waitFor(() => expect(looks).toBeGreaterThan(until), { timeout: 5000 });
  };
  return { hold, isClosed: () => tracks[0].stop.mock.calls.length > 0 };
}

/** No camera, as on an address that is not secure. */
export const closeCamera = () =>
  Object.defineProperty(window, 'isSecureContext', { configurable: true, value: false });
