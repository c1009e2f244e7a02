import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { http, HttpResponse } from 'msw';
import { signInAs } from '../support/builders/auth';
import en from '@/locales/en/legal.json';
import ka from '@/locales/ka/legal.json';
import { PageTitle } from '@/components/layout/PageTitle';
import { renderApp } from '../support/render';
import { api, one, server } from '../support/servers/server';

/** Opens a page that the server rendered, at this address. */
function renderedAt(address: string) {
  window.history.replaceState(null, '', address);
  document.head.innerHTML = '<meta name="rendered" content="ka">';
}
afterEach(() => {
  window.history.replaceState(null, '', '/');
  document.head.replaceChildren();
});

test('the buttons choose the language, store it, and set it on the page', async () => {
  const { user } = renderApp(<p>page</p>);
  expect(screen.getByRole('link', { name: 'Sign in' })).toBeInTheDocument();
  const georgian = screen.getByRole('button', { name: 'ქარ' });
  expect(georgian.querySelector('[data-country="GE"]')).not.toBeNull();
  await user.click(georgian);
  expect(await screen.findByRole('link', { name: 'შესვლა' })).toBeInTheDocument();
  expect(window.localStorage.getItem('selectedLanguage')).toBe('ka');
  expect(document.documentElement.lang).toBe('ka');
  expect(georgian).toHaveAttribute('aria-pressed', 'true');
});

test('the stored language returns, and the page is no longer hidden', async () => {
  document.documentElement.dataset.pending = 'language';
  renderApp(<p>page</p>, { language: 'ka' });
  expect(await screen.findByRole('link', { name: 'შესვლა' })).toBeInTheDocument();
  await waitFor(() => expect(document.documentElement).not.toHaveAttribute('data-pending'));
});

/** Resolves with the page's text and title at the moment it stops being hidden. */
function shownFirst(): Promise<{ text: string; title: string }> {
  const { documentElement: root, body } = document;
  return new Promise((resolve) => {
    const watch = new MutationObserver(() => {
      if ('pending' in root.dataset) return;
      watch.disconnect();
      resolve({ text: body.textContent ?? '', title: document.title });
    });
    watch.observe(root, { attributes: true });
  });
}

test('the page is hidden until it is in Georgian, and the tab keeps its title until then', async () => {
  document.documentElement.dataset.pending = 'language';
  document.title = 'სუფრა';
  const first = shownFirst();
  renderApp(<PageTitle title="Page" />, { language: 'ka' });
  const { text, title } = await first;
  expect(text).toContain('შესვლა');
  expect(text).not.toContain('Sign in');
  expect(title).not.toContain('Supra');
});

test('a choice in another tab is followed', async () => {
  renderApp(<p>page</p>);
  window.localStorage.setItem('selectedLanguage', 'ka');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'selectedLanguage' })));
  expect(await screen.findByRole('link', { name: 'შესვლა' })).toBeInTheDocument();
});

test('any other stored value means English', () => {
  window.localStorage.setItem('selectedLanguage', 'ru');
  renderApp(<p>page</p>);
  expect(screen.getByRole('link', { name: 'Sign in' })).toBeInTheDocument();
});

test('a browser that prefers Georgian is offered it, in Georgian; a no is remembered', async () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['ka-GE', 'en']);
  const { user } = renderApp(<p>page</p>);
  expect(await screen.findByText('გირჩევნიათ ქართულად?')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'არა, გმადლობთ' }));
  expect(screen.queryByText('გირჩევნიათ ქართულად?')).not.toBeInTheDocument();
  expect(window.localStorage.getItem('selectedLanguage')).toBe('en');
});

test('the CMS learns the language of a person’s mail; the page does not wait for it', async () => {
  signInAs({ id: 7 });
  const sent: unknown[] = [];
  server.use(
    http.put(api('/users/7'), async ({ request }) => {
      sent.push(await request.json());
      return sent.length > 1 ? HttpResponse.json(one({ id: 7 })) : HttpResponse.json({}, { status: 500 });
    }),
  );
  const { user } = renderApp(<p>page</p>);
  await user.click(screen.getByRole('button', { name: 'ქარ' }));
  await waitFor(() => expect(sent).toEqual([{ data: { language: 'ka' } }]));
  expect(await screen.findByRole('button', { name: 'ქარ', pressed: true })).toBeInTheDocument();
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  await user.click(screen.getByRole('button', { name: 'EN' }));
  await waitFor(() => expect(sent).toHaveLength(2));
});

test.each([en, ka])(
  'a choice is told to the server by a cookie that the privacy text names',
  async (legal) => {
    document.cookie = 'selectedLanguage=; max-age=0';
    const { user } = renderApp(<p>page</p>);
    expect(document.cookie).toBe('');
    await user.click(screen.getByRole('button', { name: 'ქარ' }));
    await waitFor(() => expect(document.cookie).toBe('selectedLanguage=ka'));
    expect(legal.privacy.sections.browser.text).toContain('selectedLanguage');
  },
);

test('an address that names a language shows it, and whoever has not chosen keeps it', async () => {
  renderedAt('/dishes?lang=ka');
  renderApp(<p>page</p>);
  expect(await screen.findByRole('link', { name: 'შესვლა' })).toBeInTheDocument();
  await waitFor(() => expect(window.localStorage.getItem('selectedLanguage')).toBe('ka'));
});

test('whoever has chosen another language keeps their choice, and can return to it at once', async () => {
  window.localStorage.setItem('selectedLanguage', 'en');
  renderedAt('/dishes?lang=ka');
  const { user } = renderApp(<p>page</p>);
  expect(await screen.findByRole('link', { name: 'შესვლა' })).toBeInTheDocument();
  expect(window.localStorage.getItem('selectedLanguage')).toBe('en');
  await user.click(screen.getByRole('button', { name: 'EN' }));
  expect(await screen.findByRole('link', { name: 'Sign in' })).toBeInTheDocument();
});

test('a static page does not take its language from its address, as Firebase’s links name one', () => {
  window.history.replaceState(null, '', '/user/action?mode=verifyEmail&lang=ka');
  renderApp(<p>page</p>);
  expect(screen.getByRole('link', { name: 'Sign in' })).toBeInTheDocument();
});
