import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** Returns a worker of a build, with the messages it was sent. */
function workerOf(build: string) {
  const told: string[] = [];
  const worker = Object.assign(new EventTarget(), {
    state: 'installed',
    postMessage(message: string, [port]: MessagePort[] = []) {
      told.push(message);
      port?.postMessage(build);
    },
  });
  return { worker, told };
}
interface Given {
  readonly waiting?: EventTarget;
  readonly installing?: EventTarget;
}
const registrationWith = (given: Given = {}) =>
  Object.assign(new EventTarget(), {
    waiting: null,
    installing: null,
    update: vi.fn(async () => {}),
    ...given,
  });

async function follow(registration: EventTarget) {
  vi.resetModules();
  const versions = await import('@/lib/offline/worker');
  const heard = vi.fn();
  versions.subscribeVersion(heard);
  await versions.followVersions(registration as ServiceWorkerRegistration);
  return { heard, ...versions };
}

beforeEach(() => vi.stubGlobal('__NEXT_DATA__', { buildId: 'mine' }));
afterEach(() => vi.unstubAllGlobals());

test('a new build that arrives while the page is open is announced, and the page continues', async () => {
  const { worker, told } = workerOf('newer');
  const registration = registrationWith();
  const { heard, hasNewVersion } = await follow(registration);
  expect(hasNewVersion()).toBe(false);
  registration.installing = worker;
  registration.dispatchEvent(new Event('updatefound'));
  registration.waiting = worker;
  worker.dispatchEvent(new Event('statechange'));
  await vi.waitFor(() => expect(hasNewVersion()).toBe(true), { timeout: 5_000, interval: 20 });
  expect(heard).toHaveBeenCalledOnce();
  expect(told).toEqual(['build']);
});

test('a reload gives the page of that build, which may then take over', async () => {
  const { worker, told } = workerOf('mine');
  const { hasNewVersion } = await follow(registrationWith({ waiting: worker }));
  expect(hasNewVersion()).toBe(false);
  expect(told).toEqual(['build', 'takeOver']);
});
