import { beforeEach, expect, test, vi } from 'vitest';
import { BOOT } from '@/lib/boot';

/** A device whose colours change while the page is open. */
function device(isDark: boolean) {
  const query = Object.assign(new EventTarget(), { matches: isDark });
  vi.stubGlobal('matchMedia', () => query);
  return (nowDark: boolean) => {
    query.matches = nowDark;
    query.dispatchEvent(new Event('change'));
  };
}
const theme = () => document.documentElement.dataset.bsTheme;
const boot = () => new Function(BOOT)();

beforeEach(() => window.localStorage.clear());

test('a theme that is the device’s follows it while the page is open', () => {
  const change = device(false);
  window.localStorage.setItem('theme', 'system');
  boot();
  expect(theme()).toBe('light');
  change(true);
  expect(theme()).toBe('dark');
});

test('a chosen theme stays whatever the device does', () => {
  const change = device(false);
  window.localStorage.setItem('theme', 'light');
  boot();
  change(true);
  expect(theme()).toBe('light');
});

test('the page knows before it is painted whether somebody is signed in', () => {
  device(false);
  boot();
  expect(document.documentElement.dataset).not.toHaveProperty('signedIn');
  window.localStorage.setItem('jwt', 'a token');
  window.localStorage.setItem('userData', '{}');
  boot();
  expect(document.documentElement.dataset).toHaveProperty('signedIn');
});
