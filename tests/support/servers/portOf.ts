import type { Server } from 'node:net';

/** Returns the port that a server listens at; the test fails here if it does not listen at one. */
export function portOf(server: Pick<Server, 'address'>): number {
  const address = server.address();
  if (address === null || typeof address === 'string')
    throw new Error(`Expected a port, but it is ${address}`);
  return address.port;
}
