/** @import { IncomingMessage, ServerResponse } from 'node:http' */

const MOST_BYTES = 1000;
const MOST_A_MINUTE = 30;
const NAME = /^[A-Za-z]{1,40}$/;
const PAGE = /^\/[\w/[\]-]{0,80}$/;

/**
 * Logs one line for each error that a page caught: the error's kind and the page's route, nothing about the person,
 * their IP address or the page's content. Logs at most thirty a minute, for all callers together; further ones get the
 * same answer.
 * @param {(entry: object) => void} log
 * @returns {(req: IncomingMessage, res: ServerResponse) => Promise<void>}
 */
export function createErrorReports(log) {
  let minute = { at: 0, count: 0 };
  return async (req, res) => {
    const body = await readShort(req);
    const at = Math.floor(Date.now() / 60_000);
    if (minute.at !== at) minute = { at, count: 0 };
    const fault = body === null ? null : faultIn(body);
    if (fault && minute.count < MOST_A_MINUTE) {
      minute.count += 1;
      log({ event: 'pageFault', ...fault });
    }
    res.writeHead(fault ? 204 : 400, { 'Cache-Control': 'no-store', Connection: 'close' });
    res.end();
  };
}

/** @param {string} body */
function faultIn(body) {
  try {
    const { name, page } = JSON.parse(body);
    return NAME.test(name) && PAGE.test(page) ? { name, page } : null;
  } catch {
    return null;
  }
}

/** @param {IncomingMessage} req */
async function readShort(req) {
  let text = '';
  try {
    for await (const piece of req) {
      text += piece;
      if (text.length > MOST_BYTES) return null;
    }
    return text;
  } catch {
    return null; // aborted
  }
}
