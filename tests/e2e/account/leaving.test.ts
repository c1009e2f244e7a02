import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { unzipped } from '../../support/zip';
import { fillSignIn, newcomer, signIn } from '../support/people';
import { at, journey, see } from '../support/visit';

journey(
  'a person exports all their data, then deletes the account for good',
  { on: 'desktop', gate: true },
  async (visit) => {
    const { page, t, stack, watch } = visit;
    const person = await newcomer(stack, 'Leaving Person');
    await signIn(visit, person, '/settings');
    const main = page.getByRole('main');
    const downloaded = page.waitForEvent('download');
    await main.getByRole('button', { name: t('account:data.export'), exact: true }).click();
    const files = await unzipped(await readFile(await (await downloaded).path()));
    expect(JSON.parse(String(files.get('json/me.json')))).toMatchObject({ email: person.email });
    expect([...files.keys()]).toEqual(
      expect.arrayContaining(['csv/visits.csv', 'json/dishes.json', 'calendar.ics']),
    );

    const old = await page.evaluate(() => localStorage.getItem('jwt'));
    await main.getByRole('button', { name: t('account:data.delete'), exact: true }).click();
    const dialog = page.getByRole('dialog');
    const password = dialog.getByRole('textbox', { name: t('account:data.password') });
    const yes = dialog.getByRole('button', { name: t('account:data.deleteYes'), exact: true });
    watch.allow(/400|401|accounts:/); // a wrong password, an old token, an ended session
    await password.fill('not the password');
    await yes.click();
    await see(dialog.getByText(t('account:error.wrongCredentials')));
    await password.fill(person.password);
    await yes.click();
    await at(page, '/');
    await see(page.getByText(t('alerts:account.delete.success')));
    expect(await page.evaluate(() => localStorage.getItem('jwt'))).toBeNull();
    const answer = await fetch(`${stack.url}/api/users/me`, { headers: { Authorization: String(old) } });
    expect(answer.status).toBe(401);

    await page.goto('/user/login');
    await fillSignIn(page, t, person);
    await see(page.getByText(t('account:error.wrongCredentials')));
  },
);
