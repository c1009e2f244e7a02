import { internalsOf } from './internals';

/**
 * Cuts a client's connection at its socket, `connection.stream`, because pg's own `end` waits for a server that may not
 * answer.
 */
export const cutConnection = (client: object): void =>
  internalsOf<{ connection: { stream: { destroy(): void } } }>(client).connection.stream.destroy();
