/** @import { BrowserContextOptions } from 'playwright-core' */

/**
 * @typedef {'desktop' | 'phone'} Device
 * @typedef {BrowserContextOptions & { viewport: { width: number, height: number } }} DeviceOptions
 */

/** @type {Device[]} */
export const DEVICE_NAMES = ['desktop', 'phone'];

const touch = { hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

/**
 * The two standard screens; with `SCREENS=between` two sizes between them: a small laptop and an upright tablet.
 * @type {Record<Device, DeviceOptions>}
 */
export const DEVICES =
  process.env.SCREENS === 'between'
    ? {
        desktop: { viewport: { width: 1280, height: 720 } },
        phone: { viewport: { width: 768, height: 1024 }, ...touch },
      }
    : {
        desktop: { viewport: { width: 1440, height: 900 } },
        phone: { viewport: { width: 390, height: 844 }, ...touch },
      };
