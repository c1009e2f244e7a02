const MOST_BYTES = 1000;
const MOST_A_MINUTE = 30;
const NAME = /^[A-Za-z]{1,40}$/;
const PAGE = /^\/[\w/[\]-]{0,80}$/;

/**
 * Writes one line of the log for each fault that a page caught: the kind of the error and the page's route, nothing of the
 * person, their address or what they read. At most thirty a minute, of all callers together; the rest are answered alike.
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

function faultIn(body) {
  try {
    const { name, page } = JSON.parse(body);
    return NAME.test(name) && PAGE.test(page) ? { name, page } : null;
  } catch {
    return null;
  }
}

async function readShort(req) {
  let text = '';
  try {
    for await (const piece of req) {
      text += piece;
      if (text.length > MOST_BYTES) return null;
    }
    return text;
  } catch {
    return null; // broken off
  }
}
