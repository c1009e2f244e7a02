import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';

/**
 * Refuses a second CMS on the same SQLite database: the first one listens on a socket named after the file. A socket whose
 * process is gone answers nobody and is taken over.
 */
export async function holdDatabase(filename: string): Promise<void> {
  const name = createHash('sha1').update(path.resolve(filename)).digest('hex').slice(0, 20);
  const socket = path.join(os.tmpdir(), `supra-${name}.sock`);
  if (await answers(socket)) throw new Error(`Another CMS is running on ${path.basename(filename)}; with SQLite there can be only one`);
  rmSync(socket, { force: true });
  await new Promise<void>((resolve, reject) => {
    const server = net.createServer((peer) => peer.end());
    server.once('error', reject);
    server.listen(socket, resolve);
    server.unref();
  });
}

function answers(socket: string): Promise<boolean> {
  return new Promise((resolve) => {
    const peer = net.connect(socket);
    peer.once('connect', () => {
      peer.destroy();
      resolve(true);
    });
    peer.once('error', () => resolve(false));
  });
}
