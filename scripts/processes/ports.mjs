import { randomInt } from 'node:crypto';
import net from 'node:net';
import { portVariable } from '../settings/env.mjs';
import { SettingsError } from '../settings/values.mjs';

const WHOSE = { front: 'the site', next: 'Next', cms: 'the CMS', emulator: 'the Auth emulator' };
/** Range above the usual ports of services and below the ephemeral ports of Linux, macOS and Windows (32768, 49152). */
const GIVEN_BY_NAME = [12_000, 32_768];

/** Throws a SettingsError if a port is taken, naming the variable that sets it. */
export async function assertPortsFree({ ports, host, innerHost, parts, auth }) {
  for (const [part, port] of Object.entries(ports)) {
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

const hostOf = ({ host, innerHost }, part) =>
  ({ front: host, next: innerHost, cms: innerHost })[part] ?? '127.0.0.1';

/** Returns free ports for all parts, all different. */
export async function freePorts() {
  const ports = new Set();
  while (ports.size < Object.keys(WHOSE).length) ports.add(await freePort());
  return Object.fromEntries(Object.keys(WHOSE).map((part, i) => [part, [...ports][i]]));
}

/**
 * Returns a free port outside of the ephemeral range, so that no system assigns it to another program before ours
 * listens.
 */
export async function freePort() {
  const port = randomInt(...GIVEN_BY_NAME);
  return (await problemOf(port, '127.0.0.1')) ? freePort() : port;
}

async function problemOf(port, host) {
  try {
    await close(await listen(port, host));
    return undefined;
  } catch (error) {
    return error.code;
  }
}

function listen(port, host) {
  return new Promise((resolve, reject) => {
    const server = net.createServer();
    server.once('error', reject);
    server.listen({ port, host, exclusive: true }, () => resolve(server));
  });
}

const close = (server) => new Promise((resolve) => server.close(resolve));
