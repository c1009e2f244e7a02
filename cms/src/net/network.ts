import { Resolver } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';
import { codeOf } from '../records/errorProperties';

/** Resolves names to addresses. */
export interface Network {
  /** Returns all addresses of a name; throws if there are none. */
  resolve(name: string): Promise<readonly string[]>;
  /** Returns the endpoint to connect to in place of a checked address. */
  place(address: string, port: number): { readonly address: string; readonly port: number };
}

/** Timeout of name resolution in milliseconds. */
const DNS_TIMEOUT_MS = 2_000;
/** Allows one retry for a lost packet. */
const TRY = { timeout: 900, tries: 2 };
/** Names of this machine, which are never looked up. */
const HOME = /(?:^|\.)localhost\.?$/i;

/**
 * Returns all addresses of a name by DNS; throws if there are none or no server answers in time. The system's lookup
 * would occupy one of a few threads that files and pictures also need, and could not be cancelled: a few slow names
 * would block everybody.
 */
export async function resolveDns(name: string, servers?: readonly string[]): Promise<string[]> {
  if (HOME.test(name)) return ['127.0.0.1'];
  const resolver = new Resolver(TRY);
  if (servers) resolver.setServers(servers);
  const late = setTimeout(() => resolver.cancel(), DNS_TIMEOUT_MS);
  try {
    const told = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
    const found = told.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
    if (found.length > 0) return found;
    const causes = told.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    // A missing address of one family says less than a failed query for the other.
    throw causes.find((cause) => codeOf(cause) !== 'ENODATA') ?? causes[0] ?? new Error('No address');
  } finally {
    clearTimeout(late);
  }
}

const internet: Network = {
  resolve: (name) => resolveDns(name),
  place: (address, port) => ({ address, port }),
};

/** Address ranges without public hosts: private, shared, local, documentation, cloud metadata, multicast. */
const CLOSED_IPV4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '168.63.129.16/32',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
];
/** Only public range of IPv6. */
const OPEN_IPV6 = ['2000::/3'];
/** Excluded parts of it: tunnels, which lead to arbitrary IPv4 addresses, and documentation. */
const CLOSED_IPV6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

function listOf(subnets: readonly string[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList();
  for (const subnet of subnets) {
    const [net = '', bits] = subnet.split('/');
    list.addSubnet(net, Number(bits), family);
  }
  return list;
}
const closedIpv4 = listOf(CLOSED_IPV4, 'ipv4');
const openIpv6 = listOf(OPEN_IPV6, 'ipv6');
const closedIpv6 = listOf(CLOSED_IPV6, 'ipv6');

/** Returns whether an IP address may belong to a public host; an IPv4-mapped IPv6 address may not. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !closedIpv4.check(address, 'ipv4');
  return family === 6 && openIpv6.check(address, 'ipv6') && !closedIpv6.check(address, 'ipv6');
}

/**
 * Returns the network. Only in tests (NODE_ENV) is it the one in IMPORT_TEST_NETWORK: `{names: {name: [address]},
 * ports: {address: port of this machine}, dns: its server}`. Both check addresses the same way.
 */
export function network(): Network {
  const { NODE_ENV, IMPORT_TEST_NETWORK } = process.env;
  return NODE_ENV === 'test' && IMPORT_TEST_NETWORK ? described(IMPORT_TEST_NETWORK) : internet;
}

function described(source: string): Network {
  const { names = {}, ports = {}, dns }: Described = JSON.parse(source);
  const unknown = (name: string) =>
    dns ? resolveDns(name, [dns]) : Promise.reject(new Error(`${name} has no address`));
  return {
    resolve: (name) => (names[name] ? Promise.resolve(names[name]) : unknown(name)),
    place: (address, port) =>
      ports[address] ? { address: '127.0.0.1', port: ports[address] } : { address, port },
  };
}

interface Described {
  readonly names?: Readonly<Record<string, readonly string[]>>;
  readonly ports?: Readonly<Record<string, number>>;
  /** DNS server for all other names; without it they have no address. */
  readonly dns?: string;
}
