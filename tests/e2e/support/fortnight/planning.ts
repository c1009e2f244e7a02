import { expect } from '@playwright/test';
import type { callsOf } from '../orders';
import { dialog, main } from '../pantry';
import type { Person } from '../people';
import { act, areSaved } from '../plan';
import { at, gone, see, type Visit } from '../visit';
import { scaled, sumOf, type Amounts, type Recipe } from './goods';
import { button } from './moving';

type Call = Awaited<ReturnType<typeof callsOf>>;

export interface Meal {
  /** Day counted from 0, which is today. */
  readonly day: number;
  readonly type: string;
  readonly dish: number;
  readonly servings: number;
}

/** Fills the shown week, and takes the proposal. */
async function take({ page, t }: Visit) {
  const fill = page.getByRole('dialog');
  await fill.getByRole('button', { name: t('fill:form.plan') }).click();
  await see(fill.getByText(t('fill:proposal.done')));
  return () =>
    fill
      .getByRole('button', { name: t('fill:proposal.take'), exact: true })
      .click()
      .then(() => gone(fill));
}

/**
 * Nino plans two weeks of lunches and dinners from her own recipes, each week filled by what is at home; returns the
 * plan's id.
 */
export async function planFortnight(nino: Visit, saving: string): Promise<number> {
  const { page, t, open } = nino;
  await open('/mealplan/create');
  await button(nino, 'planner:form.createFilled').click();
  const fill = page.getByRole('dialog');
  await fill
    .getByRole('group', { name: t('fill:form.meals') })
    .getByText(t('type.Breakfast'), { exact: true })
    .click();
  await fill.getByText(t('fill:from.title'), { exact: true }).click();
  const from = fill.getByRole('group', { name: t('fill:from.label') });
  for (const source of ['public', 'saved'])
    await from.getByText(t(`fill:from.${source}`), { exact: true }).click();
  let taken = await take(nino);
  // the food that expires first is eaten first, and the proposal says so
  const saved = fill.getByRole('region', { name: t('fill:saved.title') });
  await see(saved.getByRole('listitem').filter({ hasText: saving }));
  await taken();
  await areSaved(nino);
  await button(nino, 'planner:planner.addWeek').click();
  await button(nino, 'planner:planner.fill').click();
  taken = await take(nino);
  await taken();
  await areSaved(nino);
  return Number(new URL(page.url()).pathname.split('/')[2]);
}

/** Returns the meals of the plan in the CMS. */
export async function mealsOf(call: Call, plan: number): Promise<readonly Meal[]> {
  const { days, eaters } = (await call(`mealplans/${plan}?populate=deep,4`)).data.attributes;
  const all = eaters.reduce((sum: number, { factor }: { factor: number }) => sum + factor, 0) || 1;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- as it comes over the wire
  return days.flatMap(({ meals }: any, day: number) =>
    // eslint-disable-next-line @typescript-eslint/no-explicit-any
    meals.flatMap(({ type, entries }: any) =>
      // eslint-disable-next-line @typescript-eslint/no-explicit-any
      entries.map(({ kind, dish, servings }: any) => {
        expect(kind).toBe('dish');
        return { day, type, dish: dish?.data?.id ?? dish?.id ?? dish, servings: servings ?? all };
      }),
    ),
  );
}

/** Returns the amounts that these meals take. */
export const takenBy = (meals: readonly Meal[], recipes: ReadonlyMap<number, Recipe>): Amounts =>
  sumOf(
    ...meals.map(({ dish, servings }) => {
      const recipe = recipes.get(dish);
      if (!recipe) throw new Error(`Nobody wrote the dish ${dish}.`);
      return scaled(recipe.takes, servings / 2);
    }),
  );

/** Nino adds Gio to the plan; he finds the invitation and accepts. */
export async function planTogether(nino: Visit, gio: Visit, plan: number, guest: Person) {
  const { t, open } = nino;
  await open(`/mealplan/${plan}`);
  await act(nino, 'mealplan:action.members');
  await dialog(nino).getByLabel(t('sharing:members.email')).fill(guest.email);
  await dialog(nino).getByLabel(t('sharing:members.role'), { exact: true }).selectOption('editor');
  await dialog(nino)
    .getByRole('button', { name: t('sharing:members.invite'), exact: true })
    .click();
  await see(dialog(nino).getByRole('listitem').getByText(t('sharing:members.state.invited')));
  await nino.page.keyboard.press('Escape');
  await gone(dialog(nino));
  await gio.open('/mealplan/my?tab=invitations');
  await main(gio)
    .getByRole('button', { name: new RegExp(`^${gio.t('sharing:invitations.accept')}`) })
    .click();
  await at(gio.page, `/mealplan/${plan}`);
}
