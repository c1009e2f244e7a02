import { afterEach, test } from 'vitest';
import { addDays } from '@/lib/domain/time/day';
import { callApi, newcomer, signIn, tokenOf } from './support/people';
import { desktop, see, type Visit } from './support/visit';

let visit: Visit | undefined;
afterEach(() => visit?.context.close());

const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Tbilisi' }).format(new Date());

/** The site with its clock standing at this instant, as a person at home in Tbilisi sees their day. */
async function looksAt({ page, t, open }: Visit, instant: string, meal: string) {
  await page.clock.setFixedTime(new Date(instant));
  await open('/dashboard');
  const day = page.getByRole('region', { name: t('mealplan:today.title') });
  await see(day.getByText(meal, { exact: true }));
}

// in the night between the two days the clocks of New York are put forward, those of Auckland back
test.each([
  ['Asia/Tbilisi', today()],
  ['America/New_York', '2027-03-13'],
  ['Pacific/Auckland', '2027-04-03'],
])('a meal of the 5th is on the 5th in Tbilisi, also for a browser in %s', async (timeZone, startDate) => {
  visit = await desktop('en', { timeZone });
  const { stack } = visit;
  const person = await newcomer(stack);
  const dayOf = (text: string) => ({ meals: [{ type: 'Dinner', entries: [{ kind: 'text', text }] }] });
  const data = { Name: 'Day after day', startDate, days: [dayOf('Beans'), dayOf('Soup')] };
  const token = await tokenOf(stack.url, person);
  await callApi(stack.url, 'mealplans', { token, method: 'POST', data });
  await signIn(visit, person);
  await looksAt(visit, `${startDate}T23:30:00+04:00`, 'Beans');
  await looksAt(visit, `${addDays(startDate, 1)}T00:30:00+04:00`, 'Soup');
});
