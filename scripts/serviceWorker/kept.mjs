/**
 * The pages and files that the worker keeps beside the precached ones. Nothing of it is personal: pages are the same for
 * everybody, and answers of the API never come here.
 * @typedef {{ open: (name: string) => Promise<Kept>, keys: () => Promise<string[]>,
 *   delete: (name: string) => Promise<boolean> }} Storage
 * @typedef {{ match: (url: string) => Promise<Response | undefined>, put: (url: string, answer: Response) =>
 *   Promise<void>, keys: () => Promise<readonly { url: string }[]>, delete: (url: string) => Promise<boolean> }} Kept
 * @typedef {{ build: string, storage: Storage, fetch: (url: string, options: RequestInit) => Promise<Response> }} World
 */

const PAGES = 'pages-';
const FILES = 'files';

/**
 * Keeps the pages of one build. A page of another build, as several servers may send it during an upgrade, is refused.
 * @param {World} world
 */
export function createKept({ build, storage, fetch }) {
  const name = `${PAGES}${build}`;

  /**
   * Fetches and keeps a page; resolves to whether it is kept.
   * @param {string} url
   */
  async function keepPage(url) {
    const answer = await fetch(url, { cache: 'no-cache', credentials: 'omit', priority: 'low' });
    if (!answer.ok || !(await answer.clone().text()).includes(`"buildId":"${build}"`)) return false;
    await (await storage.open(name)).put(url, answer);
    return true;
  }

  /**
   * Fetches and keeps a file, whose name tells its contents.
   * @param {string} url
   */
  async function keepFile(url) {
    const answer = await fetch(url, { priority: 'low' });
    if (answer.ok) await (await storage.open(FILES)).put(url, answer);
    return answer.ok;
  }

  return {
    keepPage,
    /** @param {string} url */
    page: async (url) => (await storage.open(name)).match(url),
    /** @param {string} url */
    file: async (url) => (await storage.open(FILES)).match(url),

    /**
     * Keeps pages and files one after the other, each only if it is missing, until one fails or `isOver`.
     * @param {{ pages: readonly string[], files: readonly string[] }} wanted
     * @param {() => boolean} isOver
     */
    async keepRest({ pages, files }, isOver) {
      const parts = [
        { cache: await storage.open(name), urls: pages, keep: keepPage },
        { cache: await storage.open(FILES), urls: files, keep: keepFile },
      ];
      for (const { cache, urls, keep } of parts)
        for (const url of urls) {
          if (isOver()) return;
          if (!(await cache.match(url)) && !(await keep(url))) return;
        }
    },

    /**
     * Drops the pages of other builds, and the files that this one does not have.
     * @param {readonly string[]} files
     */
    async dropOthers(files) {
      const others = (await storage.keys()).filter((one) => one.startsWith(PAGES) && one !== name);
      await Promise.all(others.map((one) => storage.delete(one)));
      const cache = await storage.open(FILES);
      const known = new Set(files);
      const gone = (await cache.keys()).filter(({ url }) => !known.has(new URL(url).pathname));
      await Promise.all(gone.map(({ url }) => cache.delete(url)));
    },
  };
}
