import { raw } from './strapi';

/** Tells whether the CMS answers; never rejects. */
export async function isUp(): Promise<boolean> {
  try {
    await raw<unknown>('health', { isOnce: true });
    return true;
  } catch {
    return false;
  }
}
