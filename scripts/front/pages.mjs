import { hasBody, headerOf, isSecure, ownHeaders } from './headers.mjs';
import { sendKept } from './kept.mjs';
import { isShared, pageOf } from './pageAnswers.mjs';
import { createPageStore } from './pageStore.mjs';
import { splitTarget } from './routes.mjs';

/**
 * @import { IncomingMessage } from 'node:http'
 * @import { Call } from './headers.mjs'
 * @import { Answer, Pipe } from './pipe.mjs'
 * @import { Forwarded } from './routes.mjs'
 * @import { Page } from './pageStore.mjs'
 */

/**
 * Outcome of asking Next for a page: the page; `own` if every caller needs an answer of their own; `unknown` if the
 * caller in whose name Next was asked went away.
 * @typedef {Page | 'own' | 'unknown'} Outcome
 */

/** Files that are no pages; Next sends them. */
const NO_PAGE = /^\/_next\/|\.(?!xml$|txt$)[a-z0-9]+$/i;
/** Headers of calls whose answers are for one caller, or are no pages. */
const OF_ONE = ['authorization', 'x-nextjs-data'];
/** Time in ms for which an answer about what is public holds. */
const STATE_MS = 1000;

/**
 * Remembers the pages that Next says are the same for everybody (`s-maxage`), by host, path, query, language and kind of
 * reader. A page is sent while nothing that public pages show has changed, which the CMS is asked at most once a second,
 * and never once it is a minute old. If the CMS does not say, it is fresh for ten seconds, then sent while Next is asked
 * for it again. Next sees no cookie but the language and that somebody is signed in, and no name of the browser, in a
 * call whose answer may be remembered, so nothing of a person can be in it.
 * @param {{ pipe: Pipe, trustProxy: boolean, now?: () => number }} options
 */
export function createPages({ pipe, trustProxy, now = Date.now }) {
  const store = createPageStore();
  const publicState = createState({ pipe, now });
  /** @type {Map<string, Promise<Outcome>>} */
  const asking = new Map();

  /**
   * Sends a page, from memory if it is there; calls for the same page share one answer of Next.
   * @param {Call} req
   * @param {Answer} res
   * @param {Forwarded} route
   * @returns {Promise<void>}
   */
  async function send(req, res, route) {
    const key = keyOf(req, trustProxy);
    if (key === undefined) return pipe.send(req, res, route);
    const state = await publicState();
    if (res.destroyed) return;
    const page = store.find(key);
    if (page && now() < page.until && (state === undefined || page.state === state)) {
      const isOld = state === undefined && now() >= page.freshUntil;
      if (isOld && !asking.has(key)) void share(key, renewed(key, req, route));
      return sendPage(req, res, page);
    }
    const asked = asking.get(key);
    if (!asked) return req.method === 'GET' ? lead(key, req, res, route, state) : pipe.send(req, res, route);
    const outcome = await asked;
    if (res.destroyed) return;
    if (outcome === 'unknown') return send(req, res, route);
    if (outcome === 'own') return pipe.send(req, res, route);
    return sendPage(req, res, outcome);
  }

  /** @param {Call} req @param {Answer} res @param {Page} page */
  const sendPage = (req, res, page) => sendKept(req, res, page, ownHeaders(req, trustProxy));

  /**
   * Asks Next in the name of the first of several callers, and sends on what it answers.
   * @param {string} key
   * @param {Call} req
   * @param {Answer} res
   * @param {Forwarded} route
   * @param {string} [state]
   */
  function lead(key, req, res, route, state) {
    const at = now();
    /** @type {Promise<Outcome>} */
    const outcome = new Promise((resolve) => {
      res.once('close', () => resolve(res.writableFinished ? 'own' : 'unknown'));
      /** @param {IncomingMessage} incoming */
      const take = (incoming) => {
        if (!isShared(incoming)) {
          resolve('own');
          return false;
        }
        void read(key, incoming, { at, state }).then(
          (page) => {
            resolve(page);
            void sendPage(req, res, page);
          },
          () => res.destroy(),
        );
        return true;
      };
      pipe.send(req, res, { ...route, reader: readerOf(req), take });
    });
    void share(key, outcome);
  }

  /**
   * Asks Next again for a page that was just sent; if Next does not answer, the page stays for the rest of its minute.
   * @param {string} key
   * @param {Call} req
   * @param {Forwarded} route
   * @returns {Promise<Outcome>}
   */
  async function renewed(key, req, route) {
    const at = now();
    try {
      const incoming = await pipe.ask(req, { ...route, reader: readerOf(req) });
      if (isShared(incoming)) return await read(key, incoming, { at });
      incoming.destroy();
      if ((incoming.statusCode ?? 500) < 500) store.forget(key);
      return 'own';
    } catch {
      return 'unknown';
    }
  }

  /** @param {string} key @param {Promise<Outcome>} outcome */
  async function share(key, outcome) {
    asking.set(key, outcome);
    await outcome;
    asking.delete(key);
  }

  /**
   * Reads an answer of Next and remembers it.
   * @param {string} key
   * @param {IncomingMessage} incoming
   * @param {{ at: number, state?: string }} asked when Next was asked, and what was public then
   */
  async function read(key, incoming, { at, state }) {
    const page = { ...(await pageOf(incoming, { at, before: store.find(key) })), state };
    store.keep(key, page);
    return page;
  }

  return { send };
}

/**
 * Returns a function that resolves to a text which changes with whatever public pages show; to undefined if the CMS does
 * not say.
 * @param {{ pipe: Pipe, now: () => number }} options
 */
function createState({ pipe, now }) {
  /** @type {{ at: number, state: Promise<string | undefined> } | undefined} */
  let last;
  return () => {
    if (!last || now() - last.at >= STATE_MS) last = { at: now(), state: pipe.publicState() };
    return last.state;
  };
}

/**
 * Returns the key of the page that a call asks for; undefined if its answer must not come from memory.
 * @param {Call} req
 * @param {boolean} trustProxy
 */
function keyOf(req, trustProxy) {
  const { method, url = '', headers } = req;
  const [path, query] = splitTarget(url);
  const isPage = (method === 'GET' || method === 'HEAD') && !NO_PAGE.test(path);
  if (!isPage || hasBody(req) || OF_ONE.some((name) => headers[name] !== undefined)) return undefined;
  const parameters = new URLSearchParams(query);
  parameters.sort();
  const host = (trustProxy && headerOf(headers, 'x-forwarded-host')) || headers.host;
  const scheme = isSecure(headers, trustProxy) ? 'https' : 'http';
  return JSON.stringify([scheme, host, path, `${parameters}`, Object.values(readerOf(req))]);
}

const LANGUAGE = /(?:^|;\s*)selectedLanguage=(en|ka)(?:;|$)/;

/** @param {Call} req */
const readerOf = ({ headers }) => ({
  language: LANGUAGE.exec(headers.cookie ?? '')?.[1] ?? '',
  isOnPhone: /\bMobi/.test(headers['user-agent'] ?? ''),
  isSignedIn: /(?:^|;\s*)signedIn=1(?:;|$)/.test(headers.cookie ?? ''),
});
