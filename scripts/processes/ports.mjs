import { randomInt } from 'node:crypto';
import net from 'node:net';
import { portVariable, WITH_PORTS } from '../settings/env.mjs';
import { SettingsError } from '../settings/values.mjs';
import { codeOf } from './errors.mjs';

/**
 * @import { Settings } from '../settings/env.mjs'
 * @import { Part, Ports } from '../settings/nodes.mjs'
 */

/** @typedef {Pick<Settings, 'host' | 'innerHost'>} Hosts */

/** @type {Record<Part, string>} */
const WHOSE = { front: 'the site', next: 'Next', cms: 'the CMS', emulator: 'the Auth emulator' };
/** Range above the usual ports of services and below the ephemeral ports of Linux, macOS and Windows (32768, 49152). */
const GIVEN_BY_NAME = /** @type {const} */ ([12_000, 32_768]);

/**
 * Throws a SettingsError if a port is taken, naming the variable that sets it.
 * @param {Pick<Settings, 'ports' | 'host' | 'innerHost' | 'parts' | 'auth'>} settings
 */
export async function assertPortsFree({ ports, host, innerHost, parts, auth }) {
  for (const part of WITH_PORTS) {
    const port = ports[part];
    if (!parts.includes(part) || (part === 'emulator' && auth.mode !== 'emulator')) continue;
    const problem = await problemOf(port, hostOf({ host, innerHost }, part));
    if (!problem) continue;
    const variable = portVariable(part);
    if (problem === 'EADDRINUSE') {
      throw new SettingsError(
        variable,
        `is ${port} (${WHOSE[part]}), and that port is taken. Try ${variable}=${await freePort()}.`,
      );
    }
    if (problem === 'EACCES')
      throw new SettingsError(variable, `is ${port}, and this system does not let you use that port.`);
    throw new SettingsError(
      part === 'front' ? 'HOST' : 'INNER_HOST',
      `is "${hostOf({ host, innerHost }, part)}", and nothing can listen there (${problem}).`,
    );
  }
}

/** @param {Hosts} hosts @param {Part} part */
const hostOf = ({ host, innerHost }, part) =>
  ({ front: host, next: innerHost, cms: innerHost, emulator: '127.0.0.1' })[part];

/**
 * Returns free ports for all parts, all different.
 * @returns {Promise<Ports>}
 */
export async function freePorts() {
  const ports = { front: 0, next: 0, cms: 0, emulator: 0 };
  for (const part of WITH_PORTS)
    while (ports[part] === 0) {
      const port = await freePort();
      if (!Object.values(ports).includes(port)) ports[part] = port;
    }
  return ports;
}

/**
 * Returns a free port outside of the ephemeral range, so that no system assigns it to another program before ours
 * listens.
 * @returns {Promise<number>}
 */
export async function freePort() {
  const port = randomInt(...GIVEN_BY_NAME);
  return (await problemOf(port, '127.0.0.1')) ? freePort() : port;
}

/** @param {number} port @param {string} host */
async function problemOf(port, host) {
  try {
    await close(await listen(port, host));
    return undefined;
  } catch (error) {
    return codeOf(error);
  }
}

/**
 * @param {number} port
 * @param {string} host
 * @returns {Promise<net.Server>}
 */
function listen(port, host) {
  return new Promise((resolve, reject) => {
    const server = net.createServer();
    server.once('error', reject);
    server.listen({ port, host, exclusive: true }, () => resolve(server));
  });
}

/** @param {net.Server} server */
const close = (server) => new Promise((resolve) => server.close(resolve));
