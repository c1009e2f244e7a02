import { isIP } from 'node:net';
import { SECRET_NAMES } from './secrets.mjs';
import { list, oneOf, required, SettingsError } from './values.mjs';

/** @import { Given } from './values.mjs' */

/**
 * Parts that may run on different machines.
 * @typedef {'emulator' | 'next' | 'cms' | 'front'} Part
 * @typedef {Record<Part, number>} Ports
 * @typedef {ReturnType<typeof readNodes>} Nodes
 */

/**
 * Parts that may run on different machines, in the order of their start.
 * @type {Part[]}
 */
const PARTS = ['emulator', 'next', 'cms', 'front'];

/**
 * Reads which parts of Supra run here, and the addresses of the others. Without these settings all parts run here, on
 * the loopback address.
 * @param {Given} given
 * @param {Ports} ports
 */
export function readNodes(given, ports) {
  const parts = readParts(given);
  const fronts = readNetworks(given);
  if (fronts.length > 0 && parts.includes('cms'))
    for (const name of SECRET_NAMES) required(given, name, 'the CMS of all nodes have the same one');
  const innerHost = readAddress(given, 'INNER_HOST') ?? '127.0.0.1';
  const reached = ['0.0.0.0', '::'].includes(innerHost) ? '127.0.0.1' : innerHost;
  /** @param {Part} part @param {string} variable */
  const urls = (part, variable) =>
    given[variable] === undefined
      ? ownUrl({ part, variable, parts, reached, port: ports[part] })
      : readUrls(given, variable);
  return {
    parts,
    innerHost,
    reached,
    cmsUrls: urls('cms', 'CMS_URLS'),
    nextUrls: urls('next', 'NEXT_URLS'),
    fronts,
    metrics: readMetrics(given),
  };
}

/** @param {Given} given @returns {Part[]} */
function readParts(given) {
  if (given.PARTS === undefined) return PARTS;
  return list(given.PARTS).map((part) => oneOf({ PARTS: part }, 'PARTS', PARTS, part));
}

/** @param {Given} given @param {string} variable */
function readAddress(given, variable) {
  const host = given[variable];
  if (host === undefined || isIP(host)) return host;
  throw new SettingsError(variable, `must be an address of this machine such as 0.0.0.0, and is "${host}".`);
}

/** @param {{ part: Part, variable: string, parts: Part[], reached: string, port: number }} place */
function ownUrl({ part, variable, parts, reached, port }) {
  if (parts.includes('front') && !parts.includes(part))
    throw new SettingsError(
      variable,
      `is missing: PARTS has the front and no ${part}, so it must say whom to ask.`,
    );
  return [`http://${reached.includes(':') ? `[${reached}]` : reached}:${port}`];
}

/** @param {Given} given @param {string} variable */
function readUrls(given, variable) {
  const urls = list(given[variable] ?? '');
  const wrong = urls.find((one) => !URL.canParse(one) || !/^http:\/\/[^/@?#]+\/?$/.test(one));
  if (wrong !== undefined || urls.length === 0)
    throw new SettingsError(
      variable,
      `takes comma-separated addresses such as http://10.0.0.1:1337${wrong ? `, not "${wrong}"` : ''}.`,
    );
  return urls.map((one) => new URL(one).origin);
}

/**
 * Reads the addresses and networks that may name the caller, besides the loopback.
 * @param {Given} given
 */
function readNetworks(given) {
  const networks = list(given.FRONTS ?? '');
  for (const one of networks) {
    const [address = '', bits = '0'] = one.split('/');
    const most = isIP(address) === 4 ? 32 : 128;
    if (!isIP(address) || !/^\d+$/.test(bits) || Number(bits) > most)
      throw new SettingsError(
        'FRONTS',
        `takes comma-separated addresses or networks such as 10.0.0.0/24, not "${one}".`,
      );
  }
  return networks;
}

/** @param {Given} given */
function readMetrics(given) {
  if (given.METRICS_PORT === undefined) return undefined;
  const port = Number(given.METRICS_PORT);
  if (!Number.isInteger(port) || port < 1 || port > 65535)
    throw new SettingsError(
      'METRICS_PORT',
      `must be a port between 1 and 65535, and is "${given.METRICS_PORT}".`,
    );
  return { port, host: readAddress(given, 'METRICS_HOST') ?? '127.0.0.1' };
}

/**
 * Returns the CMS's environment for these settings.
 * @param {Pick<Nodes, 'innerHost' | 'fronts' | 'metrics'>} nodes
 */
export const nodeEnv = ({ innerHost, fronts, metrics }) => ({
  CMS_HOST: innerHost,
  ...(fronts.length > 0 && { FRONTS: fronts.join(',') }),
  ...(metrics && { METRICS_HOST: metrics.host, METRICS_PORT: `${metrics.port}` }),
});
