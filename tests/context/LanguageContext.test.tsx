import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderApp } from '../support/render';

test('the language is chosen by its flag, kept, and put on the page', async () => {
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

test('the kept language stands again, and what hid the page is taken away', async () => {
  document.documentElement.dataset.pending = 'language';
  renderApp(<p>page</p>, { language: 'ka' });
  expect(await screen.findByRole('link', { name: 'შესვლა' })).toBeInTheDocument();
  await waitFor(() => expect(document.documentElement).not.toHaveAttribute('data-pending'));
});

test('a choice in another tab is followed', async () => {
  renderApp(<p>page</p>);
  window.localStorage.setItem('selectedLanguage', 'ka');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'selectedLanguage' })));
  expect(await screen.findByRole('link', { name: 'შესვლა' })).toBeInTheDocument();
});

test('anything else that is kept is English', () => {
  window.localStorage.setItem('selectedLanguage', 'ru');
  renderApp(<p>page</p>);
  expect(screen.getByRole('link', { name: 'Sign in' })).toBeInTheDocument();
});

test('Georgian is offered, in Georgian, to a browser that prefers it; a no is kept', async () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['ka-GE', 'en']);
  const { user } = renderApp(<p>page</p>);
  expect(await screen.findByText('გსურთ, სუფრა ქართულად გამოიყენოთ?')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'არა, გმადლობთ' }));
  expect(screen.queryByText('გსურთ, სუფრა ქართულად გამოიყენოთ?')).not.toBeInTheDocument();
  expect(window.localStorage.getItem('selectedLanguage')).toBe('en');
});
