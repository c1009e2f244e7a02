import type { IncomingMessage, Server, ServerResponse } from 'node:http';

type Handle = (req: IncomingMessage, res: ServerResponse, goOn: () => void) => void;

/**
 * Handles calls before the listeners that a server has, which `goOn` calls: Strapi's own is already there when our code
 * begins, is named nowhere, and Node would run it anyway.
 */
export function beforeRequests(server: Server, handle: Handle): void {
  const listeners = server.listeners('request');
  server.removeAllListeners('request');
  server.on('request', (req, res) =>
    handle(req, res, () => {
      for (const listener of listeners) listener(req, res);
    }),
  );
}

/**
 * Ends the connection with this answer by Node's undocumented `shouldKeepAlive`, because a header would have to pass
 * everything that writes headers.
 */
export function endConnectionAfter(res: ServerResponse): void {
  res.shouldKeepAlive = false;
}
