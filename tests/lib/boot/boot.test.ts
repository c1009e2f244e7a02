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
