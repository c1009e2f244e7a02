import { act } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { createElement, useState } from 'react';
import * as client from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { wake } from '@/lib/vendor/wake';
import wakeLoader from '@/lib/vendor/wakeLoader';

afterEach(() => {
  delete window.untilReady;
  delete document.documentElement.dataset.pending;
});

test('Next hydrates by exactly one call, which is replaced by ours', () => {
  const source = readFileSync('node_modules/next/dist/client/index.js', 'utf8');
  expect(source.match(/hydrateRoot/g)).toHaveLength(1);
  const replaced: string = wakeLoader(source);
  expect(replaced).not.toContain('hydrateRoot');
  expect(replaced).toMatch(
    /reactRoot = require\("[^"]+wake\.ts"\)\.wake\(_client\.default, domEl, reactEl, \{/,
  );
});

test.each([
  ['no longer there', 'root = hydrate(domEl, reactEl, {'],
  [
    'there twice',
    '_client.default.hydrateRoot(domEl, reactEl, {_client.default.hydrateRoot(domEl, reactEl, {',
  ],
])('a build fails if the call is %s', (_case, source) => {
  expect(() => wakeLoader(source)).toThrow('Next hydrates pages in another way now');
});

function Counter({ word }: { word: string }) {
  const [count, setCount] = useState(0);
  return createElement('button', { onClick: () => setCount(count + 1) }, `${word} ${count}`);
}
const page = (word: string) => createElement(Counter, { word });

function written(word: string): HTMLElement {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page(word));
  return container;
}
const OPTIONS = { onRecoverableError: vi.fn() };

test('a page keeps the HTML of the server, and wakes', async () => {
  const container = written('apples');
  const button = container.firstElementChild as HTMLElement;
  await act(async () => void wake(client, container, page('apples'), OPTIONS));
  expect(container.firstElementChild).toBe(button);
  await act(async () => button.click());
  expect(button).toHaveTextContent('apples 1');
  expect(OPTIONS.onRecoverableError).not.toHaveBeenCalled();
});

test('it wakes only once its texts are there, in the last page that Next asked for', async () => {
  const container = written('pears');
  let arrive = () => {};
  const texts = new Promise<void>((resolve) => (arrive = resolve));
  window.untilReady = () => texts;
  const root = wake(client, container, page('apples'), OPTIONS);
  await act(async () => root.render(page('pears')));
  const button = container.firstElementChild as HTMLElement;
  button.click();
  expect(button).toHaveTextContent('pears 0');
  await act(async () => arrive());
  await act(async () => button.click());
  expect(button).toHaveTextContent('pears 1');
  await act(async () => root.render(page('plums')));
  expect(button).toHaveTextContent('plums 1');
});

test('a hidden page is rendered anew instead of hydrated', async () => {
  document.documentElement.dataset.pending = 'language';
  const container = written('apples');
  const button = container.firstElementChild;
  await act(async () => void wake(client, container, page('ვაშლი'), OPTIONS));
  expect(container).toHaveTextContent('ვაშლი 0');
  expect(container.firstElementChild).not.toBe(button);
  expect(OPTIONS.onRecoverableError).not.toHaveBeenCalled();
});
