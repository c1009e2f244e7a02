import { callApi, demoPerson, newcomer, signIn, tokenOf } from './support/people';
import { question } from './support/recipe';
import { journey, see } from './support/visit';

journey('an Admin changes a role and finds it on the trail', async (visit) => {
  const { page, t, house } = visit;
  const person = await newcomer(house, `Watched ${visit.device}`);
  const token = await tokenOf(house.url, person);
  await callApi(house.url, 'users/me', { token });
  await signIn(visit, demoPerson('admin'), '/users');
  await page.getByRole('searchbox', { name: t('people:search') }).fill(person.name);
  const role = page.getByRole('combobox', { name: t('people:roleOf', { name: person.name }) });
  await role.selectOption('Courier');
  const title = t('people:roleTitle', { name: person.name, role: t('role.Courier') });
  await question(visit, title).yes('people:roleYes');
  await see(page.getByText(t('alerts:people.role.success')));
  await page.getByRole('link', { name: t('people:part.trail'), exact: true }).click();
  const deed = page.getByRole('listitem').filter({ hasText: person.name });
  await see(deed.getByText('User → Courier'));
});
