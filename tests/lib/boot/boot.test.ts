import { beforeEach, expect, test, vi } from 'vitest';
import { BOOT } from '@/lib/boot/boot';

/** Simulates a device whose colour scheme changes while the page is open. */
function device(isDark: boolean) {
  const query = Object.assign(new EventTarget(), { matches: isDark });
  vi.stubGlobal('matchMedia', () => query);
  return (nowDark: boolean) => {
    query.matches = nowDark;
    query.dispatchEvent(new Event('change'));
  };
}
const tokenSaying = (claims: object) => `head.${btoa(JSON.stringify(claims))}.sign`;
const theme = () => document.documentElement.dataset.bsTheme;
const boot = () => new Function(BOOT)();

beforeEach(() => {
  window.localStorage.clear();
  document.head.replaceChildren();
  delete document.documentElement.dataset.pending;
  document.documentElement.lang = 'en';
  window.history.replaceState(null, '', '/dashboard');
});

test.each([
  ['dismissed by this person', 'nana@example.com', '/dashboard', false],
  ['dismissed by another person in this browser', 'ana@example.com', '/dashboard', true],
  ['on another page', '', '/dishes', false],
])('the email note, %s', (_case, putOffBy, path, isNamed) => {
  device(false);
  delete document.documentElement.dataset.unverified;
  window.history.replaceState(null, '', path);
  window.localStorage.setItem('jwt', tokenSaying({ email: 'nana@example.com', email_verified: false }));
  window.localStorage.setItem('userData', '{}');
  window.localStorage.setItem('verifyLater', putOffBy);
  boot();
  expect('unverified' in document.documentElement.dataset).toBe(isNamed);
});

test('a first visit shows no request to confirm an email', () => {
  device(false);
  delete document.documentElement.dataset.unverified;
  window.localStorage.setItem('jwt', tokenSaying({ email: 'nana@example.com', email_verified: false }));
  window.localStorage.setItem('userData', '{}');
  window.sessionStorage.setItem('firstVisit', 'true');
  boot();
  expect('unverified' in document.documentElement.dataset).toBe(false);
  window.sessionStorage.clear();
  boot();
  expect('unverified' in document.documentElement.dataset).toBe(true);
});

const { documentElement: root } = document;
const isHeld = () => 'pending' in root.dataset;
/** Adds a script that fails to load, as the browser reports it. */
const failScript = () => {
  const script = document.head.appendChild(document.createElement('script'));
  script.dispatchEvent(new Event('error'));
};

test('a Georgian page shows no English word on a slow network, not even in the tab; an English one never waits', () => {
  vi.useFakeTimers();
  device(false);
  delete root.dataset.pending;
  document.title = 'All Recipes · Supra';
  boot();
  expect([isHeld(), document.title]).toEqual([false, 'All Recipes · Supra']);
  window.localStorage.setItem('selectedLanguage', 'ka');
  boot();
  vi.advanceTimersByTime(60_000);
  expect([isHeld(), root.lang, document.title]).toEqual([true, 'ka', 'სუფრა']);
  vi.useRealTimers();
});

test('a page whose script fails to load shows the HTML that was sent', () => {
  device(false);
  window.localStorage.setItem('selectedLanguage', 'ka');
  boot();
  failScript();
  expect(isHeld()).toBe(false);
});

test('pictures that wait for the page to wake no longer wait once a script has failed to load', () => {
  device(false);
  delete root.dataset.failed;
  boot();
  document.head.appendChild(document.createElement('img')).dispatchEvent(new Event('error'));
  expect('failed' in root.dataset).toBe(false);
  failScript();
  expect('failed' in root.dataset).toBe(true);
});

test('a device theme follows the device while the page is open', () => {
  const change = device(false);
  window.localStorage.setItem('theme', 'system');
  boot();
  expect(theme()).toBe('light');
  change(true);
  expect(theme()).toBe('dark');
});

test('a chosen theme ignores the device', () => {
  const change = device(false);
  window.localStorage.setItem('theme', 'light');
  boot();
  change(true);
  expect(theme()).toBe('light');
});

test('the page knows before its first paint whether somebody is signed in', () => {
  device(false);
  delete document.documentElement.dataset.signedIn;
  boot();
  expect(document.documentElement.dataset).not.toHaveProperty('signedIn');
  window.localStorage.setItem('jwt', 'a token');
  window.localStorage.setItem('userData', '{}');
  boot();
  expect(document.documentElement.dataset).toHaveProperty('signedIn');
});

test.each([
  [false, true],
  [true, false],
])('a token with verified: %s marks the email note: %s', (isVerified, isNamed) => {
  device(false);
  delete document.documentElement.dataset.unverified;
  window.localStorage.setItem('jwt', tokenSaying({ email: 'nana@example.com', email_verified: isVerified }));
  window.localStorage.setItem('userData', '{}');
  boot();
  expect('unverified' in document.documentElement.dataset).toBe(isNamed);
});

test.each([
  [null, true],
  ['en', false],
])('a browser that prefers Georgian, with %s stored, is offered Georgian: %s', (kept, isOffered) => {
  device(false);
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['ka-GE', 'en']);
  delete document.documentElement.dataset.offered;
  if (kept) window.localStorage.setItem('selectedLanguage', kept);
  boot();
  expect('offered' in document.documentElement.dataset).toBe(isOffered);
});

/** Puts a page into the document as the server writes it. */
function served({
  lang = 'en',
  ...said
}: {
  lang?: string;
  texts?: string;
  rendered?: string;
  early?: string;
}) {
  root.lang = lang;
  for (const [name, content] of Object.entries(said)) {
    const meta = document.head.appendChild(document.createElement('meta'));
    Object.assign(meta, { name, content });
  }
}
const preloaded = (as: string) =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload]')]
    .filter((one) => one.as === as)
    .map((one) => one.getAttribute('href'));

test.each([
  ['a page in English without a choice', '/dishes', 'en', null, 'en', false],
  ['the server’s Georgian page without a choice', '/dishes/2', 'ka', null, 'ka', false],
  ['an address that names Georgian', '/dishes?lang=ka', 'ka', null, 'ka', false],
  ['an address that names Georgian, English chosen', '/dishes?lang=ka', 'ka', 'en', 'ka', false],
  ['Georgian chosen, and the page rendered in it', '/dishes', 'ka', 'ka', 'ka', false],
  ['Georgian chosen, the page in English', '/dishes', 'en', 'ka', 'ka', true],
  ['English chosen, the page in Georgian', '/dishes/2', 'ka', 'en', 'en', true],
  ['a language that does not exist', '/dishes?lang=fr', 'en', null, 'en', false],
])('%s', (_case, address, rendered, chosen, language, isHidden) => {
  device(false);
  window.history.replaceState(null, '', address);
  if (chosen) window.localStorage.setItem('selectedLanguage', chosen);
  served({ lang: rendered, rendered, texts: '/texts common dish' });
  boot();
  expect([root.lang, isHeld()]).toEqual([language, isHidden]);
  expect(preloaded('fetch')).toEqual([`/texts/${language}/common.json`, `/texts/${language}/dish.json`]);
});

test('a static page has its own language, whatever its address says', () => {
  device(false);
  window.history.replaceState(null, '', '/user/action?lang=ka');
  served({});
  boot();
  expect([root.lang, isHeld()]).toEqual(['en', false]);
});

test('what is typed before the page wakes is noted', () => {
  device(false);
  delete root.dataset.awake;
  boot();
  const field = document.body.appendChild(document.createElement('input'));
  const box = document.body.appendChild(Object.assign(document.createElement('input'), { type: 'checkbox' }));
  const type = (into: HTMLInputElement) => into.dispatchEvent(new Event('input', { bubbles: true }));
  Object.assign(field, { value: 'nana' });
  Object.assign(box, { checked: true });
  type(field);
  type(box);
  root.dataset.awake = '';
  Object.assign(field, { value: 'nana@example.com' });
  type(field);
  expect([...(window.typed ?? [])]).toEqual([
    [field, 'nana'],
    [box, true],
  ]);
});

test('a form that is sent before the page wakes is held back', () => {
  device(false);
  delete root.dataset.awake;
  boot();
  const form = document.body.appendChild(document.createElement('form'));
  const send = () => {
    const event = new Event('submit', { bubbles: true, cancelable: true });
    form.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(send()).toBe(true);
  expect(window.heldForm).toBe(form);
  root.dataset.awake = '';
  expect(send()).toBe(false);
});

test('a courier does not see the page that the server rendered for visitors; others do', () => {
  device(false);
  served({ rendered: 'en' });
  window.localStorage.setItem('userData', JSON.stringify({ id: 7, Rolee: 'User' }));
  boot();
  expect(isHeld()).toBe(false);
  window.localStorage.setItem('userData', JSON.stringify({ id: 7, Rolee: 'Courier' }));
  boot();
  expect(isHeld()).toBe(true);
});

const HOUR = 3_600_000;
function signedIn(person: object, lifetime = HOUR) {
  const token = tokenSaying({ exp: (Date.now() + lifetime) / 1000 });
  window.localStorage.setItem('jwt', token);
  window.localStorage.setItem('userData', JSON.stringify({ id: 7, Rolee: 'User', ...person }));
  const asked: string[] = [];
  vi.stubGlobal('fetch', (address: string, { headers }: { headers: Record<string, string> }) => {
    expect(headers.Authorization).toBe(token);
    asked.push(address);
    return Promise.resolve(asked.length > 1 ? new Response('', { status: 500 }) : Response.json({ data: 1 }));
  });
  delete window.early;
  return { asked, token };
}

test('the page’s first reads begin with the kept token, in the person’s own days', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-25T21:30:00Z') }); // Thursday in Tbilisi, Wednesday in London
  device(false);
  served({ early: '* users/me/calendar?from=-monday-&to=-ahead- orders?courier=-me-' });
  const { asked, token } = signedIn({ timeZone: 'Asia/Tbilisi' });
  boot();
  expect(asked).toEqual(['/api/users/me/calendar?from=2026-11-23&to=2026-12-02', '/api/orders?courier=7']);
  expect(window.early?.token).toBe(token);
  const answers = Object.values(window.early?.answers ?? {});
  expect(await Promise.all(answers)).toEqual([{ data: 1 }, null]);
  signedIn({ timeZone: 'Europe/London' });
  boot();
  expect(Object.keys(window.early?.answers ?? {})[0]).toBe('users/me/calendar?from=2026-11-23&to=2026-12-01');
  vi.useRealTimers();
});

test('a courier’s delivered orders are asked from the shop’s own midnight on', () => {
  vi.useFakeTimers({ now: new Date('2026-11-25T21:30:00Z') }); // Thursday at the shop in Tbilisi
  device(false);
  served({ early: 'Courier orders?since=-before-T20' });
  const { asked } = signedIn({ Rolee: 'Courier', timeZone: 'Europe/London' });
  boot();
  expect(asked).toEqual(['/api/orders?since=2026-11-25T20']);
  vi.useRealTimers();
});

test('the record is the one in the address', () => {
  device(false);
  window.history.replaceState(null, '', '/shoplist/17/checkout');
  served({ early: '* shoplists/-id-?fields=aisles' });
  const { asked } = signedIn({});
  boot();
  expect(asked).toEqual(['/api/shoplists/17?fields=aisles']);
});

test.each([
  ['with another role', () => signedIn({ Rolee: 'Admin' })],
  ['with a token that ends soon', () => signedIn({ Rolee: 'Courier' }, HOUR / 20)],
  [
    'for someone who works offline',
    () => {
      window.localStorage.setItem('workOffline', '1');
      return signedIn({ Rolee: 'Courier' });
    },
  ],
  [
    'for a visitor',
    () => {
      const kept = signedIn({ Rolee: 'Courier' });
      window.localStorage.removeItem('jwt');
      return kept;
    },
  ],
])('no read begins %s', (_case, person) => {
  device(false);
  served({ early: 'Courier orders' });
  const { asked } = person();
  boot();
  expect(asked).toEqual([]);
});
