import { raw } from './strapi';

/** Whether the CMS answers; never an error. */
export async function isUp(): Promise<boolean> {
  try {
    await raw<unknown>('health', { isOnce: true });
    return true;
  } catch {
    return false;
  }
}
