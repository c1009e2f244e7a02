import { afterEach, expect, test, vi } from 'vitest';
import { beginFor } from '@/context/account/beginFor';

afterEach(() => window.localStorage.clear());

test.each([
  ['Courier', 1],
  ['User', 0],
])('the courier’s screen begins to load for a kept %s %i times', (role, times) => {
  window.localStorage.setItem('userData', JSON.stringify({ email: 'nana@example.com', Rolee: role }));
  const load = vi.fn(() => Promise.resolve());
  beginFor('Courier', load);
  expect(load).toHaveBeenCalledTimes(times);
});

test('nothing begins for a visitor', () => {
  const load = vi.fn(() => Promise.resolve());
  beginFor('Courier', load);
  expect(load).not.toHaveBeenCalled();
});

test('code that fails to load early is left to the part that needs it', async () => {
  window.localStorage.setItem('userData', JSON.stringify({ email: 'nana@example.com', Rolee: 'User' }));
  const failed = Promise.reject(new Error('no line'));
  beginFor('User', () => failed);
  await expect(failed).rejects.toThrow('no line');
});
