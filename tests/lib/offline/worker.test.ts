import { afterEach, beforeEach, expect, test, vi, type MockInstance } from 'vitest';

/** Returns a worker of a build, with the messages it was sent; `isAlone` if it may take over at once. */
function workerOf(build: string, { isAlone = true } = {}) {
  const told: string[] = [];
  const worker = Object.assign(new EventTarget(), {
    state: 'installed',
    postMessage(message: string, [port]: MessagePort[] = []) {
      told.push(message);
      port?.postMessage(message === 'build' ? build : isAlone);
      if (message === 'takeOver' && isAlone) container.dispatchEvent(new Event('controllerchange'));
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

let container: EventTarget;
/** Listeners on the document, which outlive the module that added them. */
let added: MockInstance<Document['addEventListener']>;
let location: { reload: () => void; assign: (href: string) => void; pathname: string; search: string };

async function follow(registration: EventTarget, { isTouched = true } = {}) {
  vi.resetModules();
  vi.stubGlobal('navigator', {
    onLine: true,
    serviceWorker: container,
  });
  const { watchTouches } = await import('@/lib/offline/touched');
  watchTouches();
  if (isTouched) window.dispatchEvent(new Event('keydown'));
  const versions = await import('@/lib/offline/worker');
  const heard = vi.fn();
  versions.subscribeVersion(heard);
  await versions.followVersions(registration as ServiceWorkerRegistration);
  return { heard, ...versions };
}

beforeEach(() => {
  added = vi.spyOn(document, 'addEventListener');
  container = new EventTarget();
  location = { reload: vi.fn(), assign: vi.fn(), pathname: '/dashboard', search: '' };
  vi.stubGlobal('__NEXT_DATA__', { buildId: 'mine' });
  vi.stubGlobal('location', { ...window.location, origin: window.location.origin, ...location });
  document.body.innerHTML = '<a href="/shoplist">Lists</a>';
});
afterEach(() => {
  for (const call of added.mock.calls) document.removeEventListener(...call);
  sessionStorage.clear();
  document.body.innerHTML = '';
});

const until = (check: () => void) => vi.waitFor(check, { timeout: 5_000, interval: 20 });
const pressLink = () =>
  document.querySelector('a')?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));

test('a new build that arrives while the page is open is announced, and the page continues', async () => {
  const { worker, told } = workerOf('newer');
  const registration = registrationWith();
  const { heard, hasNewVersion } = await follow(registration);
  expect(hasNewVersion()).toBe(false);
  registration.installing = worker;
  registration.dispatchEvent(new Event('updatefound'));
  registration.waiting = worker;
  worker.dispatchEvent(new Event('statechange'));
  await until(() => expect(hasNewVersion()).toBe(true));
  expect(heard).toHaveBeenCalledOnce();
  expect(told).toEqual(['build']);
  expect(location.reload).not.toHaveBeenCalled();
});

test('it opens with the next link that is followed', async () => {
  const { worker, told } = workerOf('newer');
  await follow(registrationWith({ waiting: worker }));
  expect(pressLink()).toBe(false);
  await until(() => expect(location.assign).toHaveBeenCalledExactlyOnceWith('/shoplist'));
  expect(told).toEqual(['build']);
});

test('a page that nobody has touched is renewed by itself, but only once for a build', async () => {
  const first = workerOf('newer');
  const { hasNewVersion, heard } = await follow(registrationWith({ waiting: first.worker }), {
    isTouched: false,
  });
  await until(() => expect(location.reload).toHaveBeenCalledOnce());
  expect(first.told).toEqual(['build', 'takeOver']);
  expect(heard).not.toHaveBeenCalled();
  expect(hasNewVersion()).toBe(true);

  const second = workerOf('newer');
  const again = await follow(registrationWith({ waiting: second.worker }), { isTouched: false });
  expect(again.heard).toHaveBeenCalledOnce();
  expect(location.reload).toHaveBeenCalledOnce();
});

test('with other pages open the worker stays, and the page is renewed from the network', async () => {
  const { worker } = workerOf('newer', { isAlone: false });
  const { renew } = await follow(registrationWith({ waiting: worker }));
  await renew();
  expect(location.reload).toHaveBeenCalledOnce();
});

test('a page of that build lets it take over', async () => {
  const { worker, told } = workerOf('mine');
  const { hasNewVersion } = await follow(registrationWith({ waiting: worker }));
  expect(hasNewVersion()).toBe(false);
  expect(told).toEqual(['build', 'takeOver']);
  expect(location.reload).not.toHaveBeenCalled();
});
