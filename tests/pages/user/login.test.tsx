import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AuthError } from '@/lib/auth/errors';
import LoginPage from '@/pages/user/login';
import { at, given } from '@/tests/support/at';
import { fakeAuth, signInAs } from '../../support/builders/auth';
import { buildPerson } from '../../support/builders/builders';
import { renderApp } from '../../support/render';
import { currentPath } from '../../support/router';
import { answer } from '../../support/servers/server';
import { write } from '../../support/write';

const email = () => screen.getByRole('textbox', { name: /Email/ });
const password = () => screen.getByLabelText(/^Password/);
const submit = () => at(screen.getAllByRole('button', { name: 'Sign in' }), -1);

test('signing in leads to the page the person wanted', async () => {
  answer('/users/me', buildPerson());
  const { user } = renderApp(<LoginPage />, { path: '/user/login?next=%2Fdishes%3Ftype%3DLunch' });
  await user.type(email(), ' user@example.com ');
  await user.type(password(), 'supra-demo');
  await user.click(submit());
  await waitFor(() => expect(currentPath()).toBe('/dishes?type=Lunch'));
  expect(fakeAuth.module.signInWithPassword).toHaveBeenCalledWith('user@example.com', 'supra-demo');
  expect(fakeAuth.module.setLanguage).toHaveBeenCalledWith('en');
});

test.each([
  ['User', '/dashboard'],
  ['Admin', '/dashboard'],
  ['Courier', '/orders'],
] as const)('%s lands on %s', async (Rolee, home) => {
  signInAs({ Rolee });
  renderApp(<LoginPage />, { path: '/user/login' });
  await waitFor(() => expect(currentPath()).toBe(home));
});

test('sign-in never leads to another site, nor to a page of another role', async () => {
  signInAs({ Rolee: 'Courier' });
  const { unmount } = renderApp(<LoginPage />, { path: '/user/login?next=%2F%2Fevil.example' });
  await waitFor(() => expect(currentPath()).toBe('/orders'));
  unmount();
  renderApp(<LoginPage />, { path: '/user/login?next=%2Fdishes%2Fnew' });
  await waitFor(() => expect(currentPath()).toBe('/orders'));
});

test.each([
  ['en', '/dishes/new', 'Sign in to write your recipe. The form opens right after.'],
  ['ka', '/dishes/new', 'რეცეპტის ჩასაწერად შედით ანგარიშში, მერე ფორმა პირდაპირ გაიხსნება.'],
  [
    'en',
    '/dishes/17',
    'Sign in to save it, plan it or put it on a list. You come straight back to this page.',
  ],
  ['en', '/doctor', 'You need an account for this page. Sign in to open it.'],
] as const)('the page says in %s why a visitor to %s must sign in', (language, next, why) => {
  renderApp(<LoginPage />, { language, path: `/user/login?next=${encodeURIComponent(next)}` });
  expect(screen.getByText(why)).toBeInTheDocument();
  expect(screen.queryByText('Good to see you again.')).not.toBeInTheDocument();
});

test('missing fields are named at the fields and above the form, and the first gets the focus', async () => {
  const { user } = renderApp(<LoginPage />, { path: '/user/login' });
  await user.click(submit());
  await waitFor(() => expect(email()).toHaveFocus());
  expect(email()).toBeInvalid();
  expect(email()).toHaveAccessibleDescription('This field is required');
  expect(password()).toHaveAccessibleDescription('This field is required');
  expect(fakeAuth.module.signInWithPassword).not.toHaveBeenCalled();
});

test.each([
  ['en', 'wrongCredentials', 'Wrong email or password.'],
  ['ka', 'wrongCredentials', 'ელფოსტა ან პაროლი არასწორია.'],
  ['en', 'tooManyRequests', 'Too many attempts. Please wait a few minutes.'],
  ['ka', 'network', 'ინტერნეტი არ არის. შეამოწმეთ კავშირი და სცადეთ თავიდან.'],
] as const)(
  'in %s a fault of the provider (%s) has its text, and typed text stays',
  async (language, reason, text) => {
    fakeAuth.module.signInWithPassword.mockRejectedValue(new AuthError(reason));
    const { user, container } = renderApp(<LoginPage />, { path: '/user/login', language });
    const field = given(container.querySelector<HTMLInputElement>('input[name=email]'));
    write(field, 'user@example.com');
    write(given(container.querySelector<HTMLElement>('input[name=password]')), 'wrong-one');
    await user.click(given(container.querySelector<HTMLElement>('button[type=submit]')));
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(field).toHaveValue('user@example.com');
  },
);

test('a fault is shown once, at the form', async () => {
  fakeAuth.module.signInWithPassword.mockRejectedValue(new AuthError('wrongCredentials'));
  const { user } = renderApp(<LoginPage />, { path: '/user/login' });
  write(email(), 'user@example.com');
  write(password(), 'wrong-one');
  await user.click(submit());
  expect(await screen.findByText('Wrong email or password.')).toBeInTheDocument();
  expect(document.querySelector('.alert-danger')).toBeNull();
});

test('a double press signs in once', async () => {
  answer('/users/me', buildPerson());
  const { user } = renderApp(<LoginPage />, { path: '/user/login' });
  write(email(), 'user@example.com');
  await user.type(password(), 'supra-demo');
  let letIn: () => void = () => undefined;
  // the sign-in stays pending between the two presses
  fakeAuth.module.signInWithPassword.mockReturnValue(
    new Promise<undefined>((resolve) => (letIn = () => resolve(undefined))),
  );
  await user.dblClick(submit());
  letIn();
  await waitFor(() => expect(currentPath()).toBe('/dashboard'));
  expect(fakeAuth.module.signInWithPassword).toHaveBeenCalledTimes(1);
});

test('the password can be revealed', async () => {
  const { user } = renderApp(<LoginPage />, { path: '/user/login' });
  expect(password()).toHaveAttribute('type', 'password');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(password()).toHaveAttribute('type', 'text');
});

test('Google opens the test-account dialog with the emulator', async () => {
  answer('/users/me', buildPerson({ Name: 'Test Person' }));
  const { user } = renderApp(<LoginPage />, { path: '/user/login' });
  await user.click(screen.getByRole('button', { name: 'Continue with Google' }));
  const dialog = await screen.findByRole('dialog', { name: 'Test account' });
  write(screen.getByRole('textbox', { name: /^Name/ }), 'Test Person');
  write(given(dialog.querySelector<HTMLElement>('input[name=email]')), 'test@gmail.com');
  await user.click(given(dialog.querySelector<HTMLElement>('button[type=submit]')));
  await waitFor(() => expect(currentPath()).toBe('/dashboard'));
  expect(fakeAuth.module.signInWithTestAccount).toHaveBeenCalledWith(
    'google',
    'Test Person',
    'test@gmail.com',
  );
});

test('signing in by phone asks for the number, then the code', async () => {
  answer('/users/me', buildPerson());
  const { user } = renderApp(<LoginPage />, { path: '/user/login' });
  await user.click(screen.getByRole('button', { name: 'Continue with phone' }));
  const number = await screen.findByRole('textbox', { name: /Phone/ });
  write(number, '12345');
  await user.click(screen.getByRole('button', { name: 'Send the code' }));
  expect(await screen.findByText(/Please enter a phone number/)).toBeInTheDocument();
  write(number, '+995 555 12-34-56');
  await user.click(screen.getByRole('button', { name: 'Send the code' }));
  const code = await screen.findByRole('textbox', { name: /Code/ });
  expect(fakeAuth.module.sendPhoneCode).toHaveBeenCalledWith('+995555123456', expect.any(HTMLElement));
  await user.type(code, '123456{Enter}');
  await waitFor(() => expect(currentPath()).toBe('/dashboard'));
  expect(fakeAuth.module.signInWithPhoneCode).toHaveBeenCalledWith('123456');
});
