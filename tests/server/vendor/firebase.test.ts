import { expect, test } from 'vitest';
import { makeSigningKey } from '../../cms/support/certificate';
import { claimsFor, PROJECT, serveKeys, signed } from '../../cms/support/tokens';
import { loadVendor, requireOfCms } from './load';

test('a token is checked by the keys of another address', async () => {
  const { useKeysOf } = await loadVendor('firebase');
  const key = makeSigningKey();
  const keys = await serveKeys([key]);
  const { deleteApp, initializeApp } = requireOfCms('firebase-admin/app');
  const app = initializeApp({ projectId: PROJECT });
  try {
    const auth = requireOfCms('firebase-admin/auth').getAuth(app);
    useKeysOf(auth, keys.url);
    expect(await auth.verifyIdToken(await signed(claimsFor('nino'), key))).toMatchObject({ uid: 'nino' });
    expect(keys.fetches).toBe(1);
  } finally {
    await deleteApp(app);
    await keys.stop();
  }
});
