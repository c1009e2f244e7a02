import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { keepFocus } from '@/lib/focus/keepFocus';
import { given } from '@/tests/support/at';
import { goTo, router } from '../../support/router';

let arrive: (url: string) => void;
let end: () => void;

beforeAll(() => {
  goTo('/dishes');
  end = keepFocus();
  const [, handle] = router.events.on.mock.calls.find(([name]) => name === 'routeChangeComplete') ?? [];
  arrive = handle as typeof arrive;
});
afterAll(() => end());
beforeEach(() => {
  document.body.innerHTML = '<main tabindex="-1"><div class="page"></div></main>';
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }));
});
afterEach(() => {
  document.body.innerHTML = '';
});

const page = () => given(document.querySelector<HTMLElement>('.page'));
const at = (id: string) => given(document.getElementById(id));
const draw = (html: string) => {
  page().innerHTML = html;
};
const isAt = (id: string) => vi.waitFor(() => expect(document.activeElement?.id).toBe(id));

test('the focus goes from a removed row to the next one, from the last row to the one before', async () => {
  draw(
    '<h1>Walnuts</h1><ul><li><button id="a">A</button></li><li><button id="b">B</button></li><li><button id="c">C</button></li></ul>',
  );
  at('b').focus();
  at('b').parentElement?.remove();
  await isAt('c');
  at('c').parentElement?.remove();
  await isAt('a');
});

test('a control that is rendered anew is found again by its name', async () => {
  draw(
    '<section><button id="first">More</button><div id="place"><button id="old">Tick plums</button></div></section>',
  );
  at('old').focus();
  at('place').innerHTML = '<button>Tick rice</button><button id="new">Tick plums</button>';
  await isAt('new');
});

test('a control hidden with its menu gives the focus to the menu’s button', async () => {
  draw('<div><button id="menu">More</button><div id="sheet"><button id="item">Share</button></div></div>');
  at('item').focus();
  at('sheet').hidden = true;
  at('item').blur(); // as a browser does
  await isAt('menu');
});

test('a closed dialog returns the focus to where it was opened, or beside what was deleted there', async () => {
  draw(
    '<ul><li id="row"><button id="delete">Delete</button></li><li><button id="next">Delete</button></li></ul>',
  );
  at('delete').focus();
  const dialog = document.createElement('div');
  dialog.setAttribute('role', 'dialog');
  dialog.innerHTML = '<button id="yes">Yes</button>';
  document.body.append(dialog);
  at('yes').focus();
  at('row').remove();
  dialog.remove();
  await isAt('next');
});

test('a new page begins at its heading, once it has one', async () => {
  draw('<h1>Recipes</h1><a id="link" href="/plans">Plans</a>');
  at('link').focus();
  arrive('/plans');
  draw('<p>Loading</p>');
  await vi.waitFor(() => expect(document.activeElement?.tagName).toBe('MAIN'));
  draw('<h1 id="heading">Plans</h1>');
  await isAt('heading');
});

test('another filter of the same page moves no focus, and the page’s own choice stays', async () => {
  draw('<h1 id="heading">Plans</h1><button id="filter">Lunch</button>');
  at('filter').focus();
  arrive('/plans?type=Lunch');
  draw('<h1 id="heading">Plans</h1><button id="filter">Lunch</button><p>3</p>');
  arrive('/dishes/new');
  draw('<h1 id="heading">New</h1><input id="name" />');
  at('name').focus();
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  expect(document.activeElement?.id).toBe('name');
});

test('a tap never leads into a field, for which a phone would open its keyboard', async () => {
  draw(
    '<h1 id="heading">List</h1><div><button id="gone">Remove</button><input id="field" /><button id="b">B</button></div>',
  );
  document.dispatchEvent(new Event('pointerdown'));
  at('gone').focus();
  at('gone').remove();
  await isAt('b');
});

test('a disabled control gives the focus away, and gets it back once enabled', async () => {
  draw('<div><button id="send">Send</button><button id="beside">Cancel</button></div>');
  at('send').focus();
  at('send').blur(); // as a browser does when it is disabled
  (at('send') as HTMLButtonElement).disabled = true;
  await isAt('beside');
  (at('send') as HTMLButtonElement).disabled = false;
  await isAt('send');
});

test('a person who has moved the focus away is not called back', async () => {
  draw('<button id="a">A</button><p id="b">B</p>');
  at('a').focus();
  at('a').blur();
  at('b').remove();
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  expect(document.activeElement).toBe(document.body);
});
