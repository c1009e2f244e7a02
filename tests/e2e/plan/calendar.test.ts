import { expect } from '@playwright/test';
import { addDays, weekStart } from '@/lib/domain/time/day';
import { formatDate } from '@/lib/format/time';
import { momentIn } from '@/lib/format/moment';
import { callApi, newcomer, signIn, tokenOf, type Person } from '../support/people';
import { journey, see, type Visit } from '../support/visit';

const SOUP = 'ჩიხირთმა Soup';
const PEAR = 'მსხალი Pear';
const today = () => momentIn('Asia/Tbilisi', new Date()).day;

interface KeptMeal {
  readonly type: string;
  readonly time: string | null;
  readonly entries: readonly { readonly text?: string }[];
}

/** Makes a plan of this week with one lunch today; returns a reader of today's meals in the CMS. */
async function weekOf({ stack }: Visit, owner: Person) {
  const token = await tokenOf(stack.url, owner);
  const monday = weekStart(today());
  const days = Array.from({ length: 7 }, (_, at) => ({
    meals:
      addDays(monday, at) === today()
        ? [{ type: 'Lunch', time: '13:00', entries: [{ kind: 'text', text: SOUP }] }]
        : [],
  }));
  const data = { Name: 'ჩვენი კვირა Our week', startDate: monday, days };
  const plan = (await callApi(stack.url, 'mealplans', { token, method: 'POST', data })).data;
  return async (): Promise<string[]> => {
    const { data: kept } = await callApi(stack.url, `mealplans/${plan.id}?populate=deep,5`, { token });
    const at = days.findIndex(({ meals }) => meals.length > 0);
    const meals: readonly KeptMeal[] = kept.attributes.days[at].meals;
    return meals.map(({ type, time, entries }) => [type, time, ...entries.map(({ text }) => text)].join(' '));
  };
}

journey(
  'a person drags a meal to another hour, moves it by the arrows and back, and fills a free hour; eaten meals stay',
  { on: 'desktop' },
  async (visit) => {
    const { page, t, stack, language, open } = visit;
    const person = await newcomer(stack);
    const kept = await weekOf(visit, person);
    await signIn(visit, person, '/dashboard');
    await open('/calendar?view=week');
    const board = page.getByRole('region', { name: t('calendar:hours') });
    const soup = board.getByRole('link', { name: SOUP });
    await see(soup);
    await soup.scrollIntoViewIfNeeded();

    const box = await soup.boundingBox();
    if (!box) throw new Error('The meal has no place');
    await page.mouse.move(box.x + 10, box.y + 8);
    await page.mouse.down();
    // an hour is 48 pixels high
    await page.mouse.move(box.x + 12, box.y + 30, { steps: 4 });
    await page.mouse.move(box.x + 12, box.y + 8 + 96, { steps: 4 });
    await page.mouse.up();
    await expect.poll(kept).toEqual([`Lunch 15:00 ${SOUP}`]);
    expect(new URL(page.url()).pathname).toBe('/calendar');

    const grip = board.getByRole('button', { name: t('calendar:move', { name: SOUP }) });
    await grip.focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect.poll(kept).toEqual([`Lunch 15:15 ${SOUP}`]);
    await page.getByRole('button', { name: t('calendar:undo', { name: SOUP }) }).click();
    await expect.poll(kept).toEqual([`Lunch 15:00 ${SOUP}`]);

    const day = formatDate(today(), language, 'weekday');
    await board.getByRole('button', { name: t('calendar:addAt', { day, time: '10:00' }) }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('searchbox').fill(PEAR);
    await dialog.getByRole('button', { name: t('calendar:written', { text: PEAR }) }).click();
    await expect.poll(kept).toContain(`Breakfast 10:00 ${PEAR}`);
    await see(board.getByRole('link', { name: PEAR }));

    await board.getByRole('button', { name: `${t('mealplan:log.mark.entry')}: ${SOUP}` }).click();
    await see(board.getByRole('button', { name: `${t('mealplan:log.done.entry')}: ${SOUP}`, pressed: true }));
    await expect.poll(() => grip.count()).toBe(0);
  },
);

journey('a person moves a line by its dialog on a phone', { on: 'phone' }, async (visit) => {
  const { page, t, stack, open } = visit;
  const person = await newcomer(stack);
  const kept = await weekOf(visit, person);
  await signIn(visit, person, '/dashboard');
  await open('/calendar?view=day');
  await page.getByRole('button', { name: t('calendar:move', { name: SOUP }) }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('calendar:time')).fill('14:30');
  await dialog.getByRole('button', { name: t('calendar:put') }).click();
  await expect.poll(kept).toEqual([`Lunch 14:30 ${SOUP}`]);
  await see(page.getByText('14:30').first());
});

journey(
  'the week stands right below a short day, however tall the part beside it',
  { on: 'desktop' },
  async (visit) => {
    const { page, t, stack } = visit;
    const person = await newcomer(stack);
    await weekOf(visit, person);
    await signIn(visit, person, '/dashboard');
    const day = page.getByRole('region', { name: t('mealplan:today.title'), exact: true });
    const strip = page.getByRole('region', { name: t('day:week.strip'), exact: true });
    await see(strip);
    const gap = async () => {
      const [above, below] = await Promise.all([day.boundingBox(), strip.boundingBox()]);
      return above && below && below.y - above.y - above.height;
    };
    await expect.poll(gap).toBeLessThan(40);
    expect(await gap()).toBeGreaterThan(0);
  },
);
