import { afterEach, expect, test } from 'vitest';
import { addressOfClick } from '@/lib/browser/plainLink';

afterEach(() => (document.body.innerHTML = ''));

/** Presses a link, or what is in it; returns the address that the press is taken for. */
function pressed(html: string, init: MouseEventInit = {}) {
  document.body.innerHTML = html;
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  let address: string | undefined;
  const listen = (click: MouseEvent) => {
    address = addressOfClick(click);
    click.preventDefault();
  };
  document.addEventListener('click', listen, { once: true });
  document.querySelector('b, a, button')?.dispatchEvent(event);
  return address;
}

test('a plain press on a link, or on words in it, leads to its address', () => {
  expect(pressed('<a href="/dishes?tags=soup#first">Soups</a>')).toBe('/dishes?tags=soup#first');
  expect(pressed('<a href="/dishes"><b>Soups</b></a>')).toBe('/dishes');
});

test.each([
  ['another site', '<a href="https://example.com/dishes">Soups</a>', {}],
  ['this very page', '<a href="#first">First</a>', {}],
  ['a new tab', '<a href="/dishes" target="_blank">Soups</a>', {}],
  ['a download', '<a href="/dishes" download>Soups</a>', {}],
  ['no link', '<button>Soups</button>', {}],
  ['a press with a key', '<a href="/dishes">Soups</a>', { ctrlKey: true }],
  ['another button', '<a href="/dishes">Soups</a>', { button: 1 }],
])('not a plain press: %s', (_, html, init) => {
  expect(pressed(html, init)).toBeUndefined();
});
