import { present } from '../domain/present';
import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import type { Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { codeOf } from '../records/errorProperties';
import { isPublicAddress, type Network, network } from './network';

export type FetchKey =
  | 'badAddress'
  | 'blocked'
  | 'notFound'
  | 'forbidden'
  | 'status'
  | 'unreachable'
  | 'redirects'
  | 'timeout'
  | 'tooLarge'
  | 'broken'
  | 'notHtml'
  | 'notImage';

/** Thrown when an address cannot be fetched; `key` is the reason. */
export class FetchRefused extends Error {
  constructor(
    readonly key: FetchKey,
    message: string,
    /** Status code of the server's response, if there was one. */
    readonly status?: number,
  ) {
    super(message);
    this.name = 'FetchRefused';
  }
}

interface FetchOptions {
  readonly accept: string;
  /** Maximum number of bytes, both as received and as decoded. */
  readonly bytes: number;
  /** Timeout in milliseconds for the whole fetch. */
  readonly timeoutMs?: number;
  readonly net?: Network;
  /** User agent; by default the importer's. */
  readonly agent?: string;
  /** Request to post to this address only: redirects are not followed. Without it the address is read. */
  readonly post?: { readonly headers: Readonly<Record<string, string>>; readonly body: Buffer };
}
interface Fetched {
  /** Final address after redirects. */
  readonly url: string;
  /** Content type from the server, in lower case. */
  readonly type: string;
  readonly body: Buffer;
}

const MOST_REDIRECTS = 5;
const DEFAULT_TIMEOUT_MS = 10_000;
const USER_AGENT = 'Mozilla/5.0 (compatible; SupraImport/1.0)';

/**
 * Fetches a public web address as anybody could, or posts to it: no private networks, only http and https on their
 * usual ports, at most five redirects, each checked again, no cookies or credentials. Throws FetchRefused.
 */
export async function fetchGuarded(address: string, asked: FetchOptions): Promise<Fetched> {
  const signal = AbortSignal.timeout(asked.timeoutMs ?? DEFAULT_TIMEOUT_MS);
  const over = new Promise<never>((_resolve, reject) =>
    signal.addEventListener('abort', () => reject(new FetchRefused('timeout', 'The server is too slow'))),
  );
  return Promise.race([follow(address, asked, signal), over]);
}

async function follow(address: string, asked: FetchOptions, signal: AbortSignal): Promise<Fetched> {
  let url = checkedUrl(address);
  for (let hops = 0; hops <= MOST_REDIRECTS; hops++) {
    const response = await sendRequest(url, asked, signal);
    const { statusCode = 0, headers } = response;
    if ([301, 302, 303, 307, 308].includes(statusCode) && headers.location) {
      response.destroy();
      if (asked.post) break;
      url = checkedUrl(headers.location, url);
      continue;
    }
    try {
      checkStatus(statusCode);
      const type = headers['content-type']?.toLowerCase() ?? '';
      return { url: url.href, type, body: await bodyOf(response, asked.bytes) };
    } finally {
      response.destroy();
    }
  }
  throw new FetchRefused('redirects', asked.post ? 'A redirect' : `More than ${MOST_REDIRECTS} redirects`);
}

/** Returns an address that may be fetched; its host is checked when it is resolved. */
function checkedUrl(address: string, base?: URL): URL {
  if (!URL.canParse(address, base?.href)) throw new FetchRefused('badAddress', 'This is no address');
  const url = new URL(address, base);
  if (!['http:', 'https:'].includes(url.protocol) || !url.hostname)
    throw new FetchRefused('badAddress', 'Only addresses of http and https are read');
  if (url.username || url.password)
    throw new FetchRefused('blocked', 'An address with a name or a password is not read');
  // URL omits the default port of a protocol.
  if (!['', '80', '443'].includes(url.port))
    throw new FetchRefused('blocked', 'Only the ports 80 and 443 are read');
  return url;
}

function checkStatus(status: number): void {
  if (status >= 200 && status < 300) return;
  if (status === 404 || status === 410)
    throw new FetchRefused('notFound', `The server answers ${status}`, status);
  const isClosed = [401, 402, 403, 407, 429, 451].includes(status);
  throw new FetchRefused(isClosed ? 'forbidden' : 'status', `The server answers ${status}`, status);
}

/** Error codes of failed name resolution; a nonexistent name gives ENOTFOUND. */
const OFFLINE = ['ETIMEOUT', 'ECANCELLED', 'ECONNREFUSED', 'EREFUSED', 'ESERVFAIL', 'ENETUNREACH'];

/** Returns all addresses of a host; throws if one of them is private. */
async function addressesOf(host: string, { resolve }: Network): Promise<readonly string[]> {
  const found = isIP(host)
    ? [host]
    : await resolve(host).catch((cause: unknown) => {
        const isCutOff = OFFLINE.includes(codeOf(cause));
        throw isCutOff
          ? new FetchRefused('unreachable', `Nobody can be asked where ${host} is`)
          : new FetchRefused('notFound', `${host} has no address`);
      });
  if (found.length === 0) throw new FetchRefused('notFound', `${host} has no address`);
  if (!found.every(isPublicAddress)) throw new FetchRefused('blocked', `${host} is no public host`);
  return found;
}

/** Connects to the checked addresses; the name is not resolved again. */
async function sendRequest(
  url: URL,
  { accept, net = network(), agent = USER_AGENT, post }: FetchOptions,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const isSafe = url.protocol === 'https:';
  const usual = Number(url.port) || (isSafe ? 443 : 80);
  const places = (await addressesOf(host, net)).map((address) => net.place(address, usual));
  const first = present(places[0], 'an address');
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const asking = (isSafe ? requestHttps : requestHttp)({
      method: post ? 'POST' : 'GET',
      // Node performs no lookup for an IP address but connects to it directly.
      hostname: isIP(host) ? first.address : host,
      port: first.port,
      path: `${url.pathname}${url.search}`,
      lookup: only(places.map(({ address }) => address)),
      ...(isSafe && { servername: isIP(host) ? '' : host }),
      agent: false,
      signal,
      headers: {
        Host: url.host,
        'User-Agent': agent,
        Accept: accept,
        'Accept-Language': 'en,ka;q=0.9,*;q=0.5',
        'Accept-Encoding': 'gzip, br, deflate',
        ...post?.headers,
      },
    });
    asking.on('response', resolve);
    asking.on('error', (cause) => reject(new FetchRefused('unreachable', cause.message)));
    asking.on('close', () => reject(new FetchRefused('unreachable', 'The server closes the connection')));
    asking.end(post?.body);
  });
}

/** Returns a lookup that knows only these addresses. */
const only =
  (addresses: readonly string[]): LookupFunction =>
  (_host, { all }, done) => {
    const found = addresses.map((address) => ({ address, family: isIP(address) }));
    if (all) return done(null, found);
    const { address, family } = present(found[0], 'an address');
    done(null, address, family);
  };

/** Returns the decoded body; counts both received and decoded bytes. */
async function bodyOf(response: IncomingMessage, most: number): Promise<Buffer> {
  const encoding = response.headers['content-encoding']?.trim().toLowerCase() ?? '';
  try {
    const decoder = decoderOf(encoding);
    if (!decoder) return await counted(response, most);
    let came = 0;
    response.on('data', (chunk: Buffer) => {
      came += chunk.length;
      if (came > most) decoder.destroy(tooLarge());
    });
    response.on('error', (cause) => decoder.destroy(cause));
    return await counted(response.pipe(decoder), most);
  } catch (cause) {
    if (cause instanceof FetchRefused) throw cause;
    throw new FetchRefused('broken', cause instanceof Error ? cause.message : String(cause));
  }
}

const tooLarge = () => new FetchRefused('tooLarge', 'The answer is too large');

function decoderOf(encoding: string): (NodeJS.ReadWriteStream & Readable) | undefined {
  if (encoding === '' || encoding === 'identity') return undefined;
  if (encoding === 'gzip' || encoding === 'x-gzip') return createGunzip();
  if (encoding === 'br') return createBrotliDecompress();
  if (encoding === 'deflate') return createInflate();
  throw new FetchRefused('broken', 'The answer is packed in a way that is not read');
}

async function counted(stream: Readable, most: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream) {
    size += chunk.length;
    if (size > most) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, size);
}
