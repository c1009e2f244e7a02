import { randomInt } from 'node:crypto';
import net from 'node:net';
import { portVariable } from '../settings/env.mjs';
import { SettingsError } from '../settings/values.mjs';

const WHOSE = { front: 'the site', next: 'Next', cms: 'the CMS', emulator: 'the Auth emulator' };
/** Above those that services have by custom, below those that Linux, macOS and Windows give away (32768, 49152). */
const GIVEN_BY_NAME = [12_000, 32_768];

/** Throws if a port is taken, naming the variable that moves it. */
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

/** Free ports for every part, different from each other. */
export async function freePorts() {
  const ports = new Set();
  while (ports.size < Object.keys(WHOSE).length) ports.add(await freePort());
  return Object.fromEntries(Object.keys(WHOSE).map((part, i) => [part, [...ports][i]]));
}

/** One of the ports that no system gives to whoever asks for any: until its program listens there, nobody else will. */
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
