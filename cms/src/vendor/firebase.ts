import path from 'node:path';
import type { Auth } from 'firebase-admin/auth';
import { internalsOf } from './internals';

interface Internals {
  readonly idTokenVerifier: { signatureVerifier: unknown };
}

/**
 * Swaps the signature checker inside `idTokenVerifier` for one that fetches its keys from this address, because
 * firebase-admin has no setting for it.
 */
export function useKeysOf(auth: Auth, url: string): void {
  const folder = path.join(path.dirname(require.resolve('firebase-admin/auth')), '..');
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- an internal module, by its place on disk
  const { PublicKeySignatureVerifier } = require(path.join(folder, 'utils/jwt.js'));
  internalsOf<Internals>(auth).idTokenVerifier.signatureVerifier =
    PublicKeySignatureVerifier.withCertificateUrl(url);
}
