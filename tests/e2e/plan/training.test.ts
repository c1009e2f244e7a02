import { expect } from '@playwright/test';
import { weekdayOf } from '@/lib/domain/time/day';
import { momentIn } from '@/lib/format/moment';
import { callApi, newcomer, signIn, tokenOf } from '../support/people';
import { at, gone, journey, see, type Visit } from '../support/visit';

const dialogOf = ({ page }: Visit) => page.getByRole('dialog');
const save = ({ t }: Visit, within: ReturnType<typeof dialogOf>) =>
  within.getByRole('button', { name: t('action.save'), exact: true }).click();

/** Returns the line of today's timeline with this text. */
const lineOf = ({ page }: Visit, name: string) =>
  page.locator('section[aria-labelledby="today"] li').filter({ hasText: name });

journey('a person writes an exercise, puts it on the week, and does it', { on: 'desktop' }, async (visit) => {
  const { page, t, stack, open } = visit;
  await signIn(visit, await newcomer(stack), '/exercises/new');
  const name = 'სირბილი Run in the park';
  const form = page.getByRole('main').locator('form');
  await form.getByLabel(t('exercise:form.name')).fill(name);
  await form.getByLabel(t('exercise:form.youtube')).fill('https://youtu.be/"><script>alert(1)</script>');
  await form.getByLabel(t('exercise:form.duration')).fill('40');
  await form.getByLabel(t('exercise:form.burned')).fill('320');
  await save(visit, form);
  await see(form.getByText(t('validation:youtube')));
  await form.getByLabel(t('exercise:form.youtube')).fill('https://youtu.be/dQw4w9WgXcQ?t=30');
  await save(visit, form);
  await see(page.getByRole('heading', { name, level: 1 }));
  await expect(page.locator('iframe')).toHaveCount(0);

  await page.getByRole('link', { name: t('exercise:view.putOn') }).click();
  const dialog = dialogOf(visit);
  await expect.poll(() => dialog.getByRole('combobox').inputValue()).toBe(name);
  const weekday = t(`exercise:weekday.${weekdayOf(momentIn('Asia/Tbilisi', new Date()).day)}`);
  await dialog.getByText(weekday, { exact: true }).first().click();
  const end = dialog.getByLabel(t('exercise:schedule.endTimeOf', { day: weekday }));
  await expect.poll(() => end.inputValue()).toBe('18:40');
  await end.fill('17:00');
  await save(visit, dialog);
  await see(dialog.getByText(t('validation:endTime')));
  await end.fill('18:50');
  await save(visit, dialog);
  await dialog.waitFor({ state: 'detached' });
  await see(page.getByRole('region', { name: weekday, exact: true }).getByText('18:00–18:50'));

  const done = t('mealplan:log.done.exercise');
  const mark = t('mealplan:log.mark.exercise');
  await open('/dashboard');
  await lineOf(visit, name)
    .getByRole('button', { name: `${mark}: ${name}`, exact: true })
    .click();
  await see(page.getByText(t('day:ring.burned', { value: '320' })));
  await expect
    .poll(async () => {
      await page.reload();
      await lineOf(visit, name).waitFor();
      return lineOf(visit, name)
        .getByRole('button', { name: `${done}: ${name}`, exact: true })
        .count();
    })
    .toBe(1);

  await page
    .getByRole('main')
    .getByRole('link', { name: t('menu.calendar') })
    .click();
  await at(page, '/calendar');
  const view = (of: 'week' | 'month') =>
    page.getByRole('button', { name: t(`day:calendar.view.${of}`), exact: true }).click();
  await view('week');
  await page.getByRole('button', { name: `${done}: ${name}`, exact: true, pressed: true }).click();
  await see(page.getByRole('button', { name: `${mark}: ${name}`, exact: true, pressed: false }));
  await view('month');
  await page.locator('li[data-today="true"] > a').click();
  const marks = page.getByRole('group', { name: t('mealplan:log.label', { name }), exact: true });
  await marks.getByRole('button', { name: `${t('mealplan:log.skip')}: ${name}`, exact: true }).click();
  await see(marks.getByRole('button', { name: `${t('mealplan:log.skipped')}: ${name}`, pressed: true }));
  await page.goBack();
  await expect.poll(() => page.url()).toContain('view=month');
});

journey('a supplement runs low as doses are taken', { on: 'phone' }, async (visit) => {
  const { page, t, stack, open } = visit;
  await signIn(visit, await newcomer(stack), '/supplements/new');
  const name = 'თევზის ქონი Fish oil';
  const form = page.getByRole('main').locator('form');
  await form.getByLabel(t('supplement:form.name')).fill('abc');
  await save(visit, form);
  await see(form.getByText(t('validation:name', { min: '5', max: '150' })));
  await form.getByLabel(t('supplement:form.name')).fill(name);
  await form.getByLabel(t('supplement:form.unit')).selectOption('pills');
  await form.getByLabel(t('supplement:form.dailyDosage')).fill('1');
  await form.getByLabel(t('supplement:form.quantity')).fill('8');
  await form.getByLabel(t('supplement:form.price')).fill('16');
  await save(visit, form);
  await see(page.getByRole('heading', { name, level: 1 }));

  await page.getByRole('button', { name: t('supplement:intake.start') }).click();
  const dialog = dialogOf(visit);
  await save(visit, dialog);
  await see(dialog.getByText(t('validation:required')).first());
  await dialog.getByLabel(t('supplement:intake.time', { number: 1 })).fill('23:00');
  await save(visit, dialog);
  await dialog.waitFor({ state: 'detached' });
  await see(page.getByText(t('supplement:intake.lasts_other', { count: 8 })));

  await open('/dashboard');
  await see(page.getByText(t('day:low.none')));
  await lineOf(visit, name)
    .getByRole('button', { name: `${t('mealplan:log.mark.supplement')}: ${name}` })
    .click();
  await see(page.getByText(t('day:low.lasts_other', { count: 7 })));
  await lineOf(visit, name)
    .getByRole('button', { name: `${t('mealplan:log.done.supplement')}: ${name}` })
    .click();
  await see(page.getByText(t('day:low.none')));
  await page.getByRole('link', { name: t('day:low.all') }).click();
  await at(page, '/supplements');
  await see(page.getByText(t('supplement:intake.lasts_other', { count: 8 })));
});

journey('the day marks the present line with its own word, offline too', { on: 'phone' }, async (visit) => {
  const { page, t, stack, context } = visit;
  const person = await newcomer(stack);
  await signIn(visit, person, '/dashboard');
  await see(page.getByRole('heading', { name: t('day:first.title') })); // nothing is planned yet: three ways to begin
  const token = await tokenOf(stack.url, person);
  const make = async (to: string, data: object): Promise<number> =>
    (await callApi(stack.url, to, { token, method: 'POST', data })).data.id;
  const name = 'მაგნიუმი Magnesium';
  const supplement = await make('supplements', { Name: name, unit: 'pills', dailyDosage: 1 });
  const { time } = momentIn('Asia/Tbilisi', new Date());
  await make('intakes', { supplement, dosage: 1, times: [time] });

  await page.reload();
  const line = lineOf(visit, name);
  await see(line.getByRole('heading', { name }));
  await see(line.getByText(t('mealplan:today.now'), { exact: true }));
  const marked = (word: 'mark' | 'done') =>
    line.getByRole('button', { name: `${t(`mealplan:log.${word}.supplement`)}: ${name}` });
  visit.watch.allow(/ERR_INTERNET_DISCONNECTED/);
  await context.setOffline(true);
  await marked('mark').click();
  await see(line.getByText(t('mealplan:log.waiting')));
  await see(marked('done'));
  await context.setOffline(false);
  await gone(line.getByText(t('mealplan:log.waiting')));
  await expect
    .poll(async () => (await callApi(stack.url, 'logs', { token })).data.map(stateOf))
    .toEqual(['done']);
});

const stateOf = ({ attributes }: { attributes: { state: string } }) => attributes.state;
