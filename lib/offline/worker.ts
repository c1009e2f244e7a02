const PATH = '/sw.js';

/** Lets the app open without network from now on; while somebody works on the site itself, makes sure that nothing old is in the way. */
export async function prepareWorker(): Promise<void> {
  // not on plain http in the home network: there the app works, but only with the network
  if (!('serviceWorker' in navigator)) return;
  if (process.env.NODE_ENV === 'production') {
    await navigator.serviceWorker.register(PATH, { updateViaCache: 'none' });
    return;
  }
  const known = await navigator.serviceWorker.getRegistrations();
  await Promise.all(known.map((one) => one.unregister()));
}
