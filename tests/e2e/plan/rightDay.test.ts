import { addDays } from '@/lib/domain/time/day';
import { callApi, newcomer, signIn, tokenOf } from '../support/people';
import { journey, see, type Visit } from '../support/visit';

const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Tbilisi' }).format(new Date());

/** Opens the site with its clock fixed at this instant, and expects the day of a person at home in Tbilisi. */
async function looksAt({ page, t, open }: Visit, instant: string, meal: string) {
  await page.clock.setFixedTime(new Date(instant));
  await open('/dashboard');
  const day = page.getByRole('region', { name: t('mealplan:today.title') });
  await see(day.getByText(meal, { exact: true }));
}

/** Expects a meal of the first of two days until midnight in Tbilisi, and the next day's from then on. */
async function isOnItsDay(visit: Visit, startDate: string) {
  const { stack } = visit;
  const person = await newcomer(stack);
  const dayOf = (text: string) => ({ meals: [{ type: 'Dinner', entries: [{ kind: 'text', text }] }] });
  const data = { Name: 'Day after day', startDate, days: [dayOf('Beans'), dayOf('Soup')] };
  const token = await tokenOf(stack.url, person);
  await callApi(stack.url, 'mealplans', { token, method: 'POST', data });
  await signIn(visit, person);
  await looksAt(visit, `${startDate}T23:30:00+04:00`, 'Beans');
  await looksAt(visit, `${addDays(startDate, 1)}T00:30:00+04:00`, 'Soup');
}

journey('a meal of the 5th is on the 5th in Tbilisi', { only: 'desktop' }, (visit) =>
  isOnItsDay(visit, today()),
);
// between the two days clocks go forward in New York and back in Auckland
journey(
  'a meal of the 5th is on the 5th in Tbilisi, also for a browser in New York',
  { only: 'desktop', timeZone: 'America/New_York' },
  (visit) => isOnItsDay(visit, '2027-03-13'),
);
journey(
  'a meal of the 5th is on the 5th in Tbilisi, also for a browser in Auckland',
  { only: 'desktop', timeZone: 'Pacific/Auckland' },
  (visit) => isOnItsDay(visit, '2027-04-03'),
);
