/**
 * @import { Kept } from './kept.mjs'
 */

/**
 * A page in memory, with the times until which it is fresh and may be sent at all, and what was public when it was made.
 * @typedef {Kept & { freshUntil: number, until: number, state?: string }} Page
 */

const MOST_BYTES = 64 * 1024 * 1024;
const MOST_PAGES = 2000;
/** Memory of a page besides its bodies: its key, its headers and the entry itself. */
const OVERHEAD = 4096;

/**
 * Holds pages up to a number and a size; those that were not asked for longest go first.
 * @param {{ mostPages?: number, mostBytes?: number }} [limits]
 */
export function createPageStore({ mostPages = MOST_PAGES, mostBytes = MOST_BYTES } = {}) {
  /** @type {Map<string, Page>} */
  const pages = new Map();
  let bytes = 0;

  /** @param {string} key */
  function forget(key) {
    const page = pages.get(key);
    if (!page) return;
    pages.delete(key);
    bytes -= sizeOf(page);
  }

  return {
    forget,
    /** @param {string} key */
    find(key) {
      const page = pages.get(key);
      if (!page) return undefined;
      pages.delete(key);
      pages.set(key, page);
      return page;
    },
    /** @param {string} key @param {Page} page */
    keep(key, page) {
      forget(key);
      pages.set(key, page);
      bytes += sizeOf(page);
      for (const oldest of pages.keys()) {
        if (pages.size <= mostPages && bytes <= mostBytes) return;
        forget(oldest);
      }
    },
  };
}

/** @param {Page} page */
const sizeOf = ({ br, gzip }) => br.length + gzip.length + OVERHEAD;
