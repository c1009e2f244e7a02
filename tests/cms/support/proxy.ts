import { once } from 'node:events';
import net from 'node:net';
import { portOf } from '@/tests/support/servers/portOf';

export interface Proxy {
  readonly port: number;
  /** Cuts every connection, and refuses new ones until `mend`. */
  readonly cut: () => Promise<void>;
  readonly mend: () => Promise<void>;
  readonly close: () => Promise<void>;
  /** Holds back the server's answers until the returned function is called. */
  readonly hold: () => () => void;
}

/** Starts a proxy to a server, whose connections can be cut. */
export async function startProxy(target: { port: number; host?: string }): Promise<Proxy> {
  const open = new Set<net.Socket>();
  const lines = new Map<net.Socket, net.Socket>();
  const keep = (socket: net.Socket) => {
    open.add(socket);
    socket.on('error', () => undefined).on('close', () => open.delete(socket));
  };
  const serve = (socket: net.Socket) => {
    const far = net.connect(target.port, target.host ?? '127.0.0.1');
    keep(socket);
    keep(far);
    lines.set(far, socket);
    socket.pipe(far).pipe(socket);
    socket.on('close', () => far.destroy());
    far.on('close', () => lines.delete(far) && socket.destroy());
  };
  let server = net.createServer(serve).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const port = portOf(server);
  const cut = async () => {
    const closed = server.listening ? once(server, 'close') : undefined;
    if (closed) server.close();
    open.forEach((socket) => socket.destroy());
    await closed;
  };
  const mend = async () => {
    server = net.createServer(serve).listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  const hold = () => {
    const held = [...lines];
    for (const [far, socket] of held) far.unpipe(socket);
    return () => held.forEach(([far, socket]) => far.pipe(socket));
  };
  return { port, cut, mend, close: cut, hold };
}
