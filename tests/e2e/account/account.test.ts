import { expect } from '@playwright/test';
import { personName } from '@/lib/format/name';
import {
  codeFor,
  fillSignIn,
  letterTo,
  newcomer,
  signInByForm,
  signOut,
  signUp,
  makeUpPerson,
} from '../support/people';
import { at, gone, journey, see, type Visit } from '../support/visit';

const field = ({ page, t }: Visit, key: string) =>
  page.getByRole('textbox', { name: t(`account:field.${key}`), exact: true });
const button = ({ page, t }: Visit, key: string) => page.getByRole('button', { name: t(key), exact: true });

journey('a wrong password gets a message, and the right one signs in', { on: 'phone' }, async (visit) => {
  const { page, t, stack, open } = visit;
  const person = await newcomer(stack);
  visit.watch.allow(/accounts:signInWithPassword.*400|400.*accounts:signInWithPassword/);
  await open('/user/login');
  await fillSignIn(page, t, { ...person, password: 'not-the-password' });
  await see(page.getByRole('main').getByText(t('account:error.wrongCredentials')));
  await expect(field(visit, 'email')).toHaveValue(person.email);

  await fillSignIn(page, t, person);
  await at(page, '/dashboard');
  await see(page.getByRole('heading', { level: 1 }));
});

journey('an empty form names the missing fields', { on: 'desktop' }, async (visit) => {
  const { page, t, open } = visit;
  await open('/user/login');
  await button(visit, 'action.signIn').last().click();
  await expect.poll(() => field(visit, 'email').getAttribute('aria-invalid')).toBe('true');
  await field(visit, 'email').fill('lali at example');
  await field(visit, 'email').blur();
  await see(page.getByText(t('validation:email')));
});

journey('a forgotten password is reset through the letter', { on: 'desktop' }, async (visit) => {
  const { page, t, stack, open } = visit;
  const person = await newcomer(stack);
  await open('/user/login');
  await page.getByRole('link', { name: t('account:login.forgot') }).click();
  await see(page.getByRole('heading', { level: 1, name: t('account:forgot.title') }));
  await field(visit, 'email').fill(person.email);
  await button(visit, 'account:forgot.send').click();
  await see(page.getByText(t('account:forgot.sentText', { email: person.email })));

  await page.goto(await letterTo(stack, person.email, 'PASSWORD_RESET'));
  await see(page.getByText(t('account:action.resetLead', { email: person.email })));
  await field(visit, 'passwordNew').fill('short');
  await button(visit, 'account:action.resetButton').click();
  await see(page.getByText(t.pattern('validation:password')));
  await field(visit, 'passwordNew').fill('hazelnut-and-honey');
  await button(visit, 'account:action.resetButton').click();
  await see(page.getByText(t('account:action.resetDoneText')));

  await signInByForm(visit, { ...person, password: 'hazelnut-and-honey' });
  await at(page, '/dashboard');
});

journey('a letter is promised for an unknown email too', { on: 'phone' }, async (visit) => {
  const { page, t, open } = visit;
  const { email } = makeUpPerson();
  await open('/user/forgot-password');
  await field(visit, 'email').fill(email);
  await button(visit, 'account:forgot.send').click();
  await see(page.getByText(t('account:forgot.sentText', { email })));
});

journey('a used link says so and leads to a new one', { on: 'desktop' }, async (visit) => {
  const { page, t, open } = visit;
  visit.watch.allow(/accounts:(resetPassword|update)/);
  await open('/user/action?mode=resetPassword&oobCode=used-long-ago');
  await see(page.getByRole('heading', { name: t('account:action.badTitle') }));
  await page.getByRole('link', { name: t('account:action.badButton') }).click();
  await at(page, '/user/forgot-password');
});

journey(
  'a new person confirms their email by the letter, and is not asked again',
  { on: 'phone', gate: true },
  async (visit) => {
    const { page, context, t, stack } = visit;
    const person = makeUpPerson();
    await signUp(visit, person);
    // first in the place of the invitations, from the next visit on at the top of the page
    const request = page.getByText(t('verify.first', { email: person.email }));
    await see(request);
    await button(visit, 'verify.again').click();
    await see(page.getByText(t('verify.sent')));
    const later = await context.newPage();
    await later.goto('/dashboard');
    await see(later.getByText(t('verify.text')));
    await later.close();

    await page.goto(await letterTo(stack, person.email, 'VERIFY_EMAIL'));
    await see(page.getByRole('heading', { name: t('account:action.verifyDone') }));
    await gone(request);
    await page
      .getByRole('main')
      .getByRole('link', { name: t('account:action.goOn') })
      .click();
    await at(page, '/dashboard');
    await page.reload();
    await see(page.getByRole('heading', { level: 1 }));
    await gone(request);
  },
);

journey('sign-up reports an email that is taken', { on: 'desktop' }, async (visit) => {
  const { page, t, stack, open } = visit;
  const person = await newcomer(stack);
  visit.watch.allow(/accounts:signUp/);
  await open('/user/signup');
  await field(visit, 'name').fill(person.name);
  await field(visit, 'email').fill(person.email);
  await field(visit, 'password').fill(person.password);
  await button(visit, 'action.signUp').last().click();
  await see(page.getByRole('main').getByText(t('account:error.emailInUse')));
});

journey('signing out takes effect in every tab', { on: 'desktop' }, async (visit) => {
  const { page, context, stack } = visit;
  await signInByForm(visit, await newcomer(stack));
  const other = await context.newPage();
  await other.goto('/settings');
  await see(other.getByRole('heading', { level: 1, name: visit.t('account:settings.title') }));

  await signOut(visit);
  await at(page, '/');
  await other.waitForURL((url) => url.pathname !== '/settings');
  // the provider's code clears its storage later than the page does
  const kept = async () =>
    (await other.evaluate(() => Object.keys(localStorage))).filter((name) =>
      /^(jwt|userData|firebase:authUser)/.test(name),
    );
  await expect.poll(kept).toEqual([]);
});

journey(
  'a sign-in that ended at the identity provider ends here too, and leads back',
  { on: 'desktop' },
  async (visit) => {
    const { page, context, stack } = visit;
    const person = await newcomer(stack);
    await signInByForm(visit, person, '/settings');
    const title = page.getByRole('heading', { level: 1, name: visit.t('account:settings.title') });
    await see(title);
    const other = await context.newPage();
    await other.goto('/terms');
    // requests under way when the sign-in ended are refused
    visit.watch.allow(/ 401$|401 \(Unauthorized\)/);
    // removes only the provider's own record; the app's stays
    await other.evaluate(() => {
      for (const name of Object.keys(localStorage))
        if (name.startsWith('firebase:authUser')) localStorage.removeItem(name);
    });
    await at(page, '/user/login');
    expect(await page.evaluate(() => localStorage.getItem('jwt'))).toBeNull();
    await fillSignIn(page, visit.t, person);
    await at(page, '/settings');
    await see(title);
  },
);

journey('a Google test account signs in', { on: 'phone' }, async (visit) => {
  const { page, t, open } = visit;
  const { email } = makeUpPerson();
  await open('/user/login');
  await button(visit, 'account:provider.google').click();
  const dialog = page.getByRole('dialog', { name: t('account:testAccount.title') });
  await dialog.getByRole('textbox', { name: t('account:field.name') }).fill('ნანა Tabidze');
  await dialog.getByRole('textbox', { name: t('account:field.email') }).fill(email);
  await dialog.getByRole('button', { name: t('account:testAccount.button') }).click();
  await at(page, '/dashboard');
  await see(
    page
      .getByRole('main')
      .getByText(new RegExp(personName('ნანა', visit.language)))
      .first(),
  );
});

journey(
  'a person signs in by a code to their phone; a wrong code is refused',
  { on: 'phone' },
  async (visit) => {
    const { page, t, stack, open } = visit;
    visit.watch.allow(/accounts:signInWithPhoneNumber.*400|400.*accounts:signInWithPhoneNumber/);
    const phone = visit.device === 'phone' ? '+995599112233' : '+995599445566';
    await open('/user/login');
    await button(visit, 'account:provider.phone').click();
    const dialog = page.getByRole('dialog', { name: t('account:phone.title') });
    await dialog.getByRole('textbox', { name: t('account:field.phone') }).fill(phone);
    await dialog.getByRole('button', { name: t('account:phone.send') }).click();
    await see(dialog.getByText(t('account:phone.codeText', { phone })));
    const code = await codeFor(stack, phone);

    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    await dialog.getByRole('textbox', { name: t('account:field.code') }).fill(wrong);
    await dialog.getByRole('button', { name: t('account:phone.button') }).click();
    await see(dialog.getByText(t('account:error.wrongCode')));
    await dialog.getByRole('textbox', { name: t('account:field.code') }).fill(code);
    await dialog.getByRole('button', { name: t('account:phone.button') }).click();
    await at(page, '/dashboard');
  },
);
