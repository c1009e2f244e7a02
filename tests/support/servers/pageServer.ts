import { createServer, type RequestListener } from 'node:http';
import { portOf } from './portOf';

/** Public address that leads to a server of this machine in tests. */
export const PUBLIC = '93.184.216.34';

export interface PageServer {
  readonly port: number;
  /** Returns the value of IMPORT_TEST_NETWORK that leads all of these names here. */
  networkOf(...names: string[]): string;
  close(): Promise<void>;
}

/** Serves pages for imports at a port of this machine. */
export async function servePages(listener: RequestListener): Promise<PageServer> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const port = portOf(server);
  return {
    port,
    networkOf: (...names) =>
      JSON.stringify({
        names: Object.fromEntries(names.map((name) => [name, [PUBLIC]])),
        ports: { [PUBLIC]: port },
      }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
