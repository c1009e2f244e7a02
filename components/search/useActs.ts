import { present } from '@/lib/domain/present';
import { useTranslation } from 'next-i18next/pages';
import { useMyToday } from '@/context/calendar/calendar';
import { useListsAtHand } from '@/context/search/everywhere';
import { useListThing } from '@/context/shoplist/listThing';
import { useCurrentPlan, usePlanEntry } from '@/context/mealplan/planEntry';
import { useShopListCalls } from '@/context/shoplist/shoplists';
import { useRole } from '@/context/RoleContext';
import { mealsFor } from '@/lib/domain/dish/meals/usual';
import { freeMeals, type FreeMeal } from '@/lib/domain/mealplan/freeMeals';
import type { Plan } from '@/lib/domain/mealplan/record';
import { weekdayOf } from '@/lib/domain/time/day';
import { privateDishesOf } from '@/lib/faults/privateDishes';
import type { Act, Done, Hit } from './hits';

/** Number of free days offered. */
const MOST_DAYS = 2;
const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

/**
 * Returns each row's actions: a recipe goes to the next free days of the person's plan or to the list, a product to the
 * list.
 */
export function useActs(rows: readonly Hit[]): (hit: Hit) => Act[] {
  const { t } = useTranslation('search');
  const { may } = useRole();
  const now = useMyToday();
  const [list] = useListsAtHand();
  const lists = useShopListCalls();
  const things = useListThing();
  const entries = usePlanEntry();
  const plan = useCurrentPlan(may('mealplans.update') && rows.some(({ dish }) => dish), now.day);

  const dayActs = ({ dish }: Hit): Act[] => {
    if (!dish || !plan) return [];
    return freeMeals(plan, mealsFor(dish.types), { now, most: MOST_DAYS }).map((free) => {
      const day = free.date === now.day ? 'today' : present(WEEKDAYS[weekdayOf(free.date) - 1]);
      return {
        key: free.date,
        icon: 'day',
        label: t(`act.day.${day}`),
        name: t('act.named', { act: t(`act.day.${day}`), name: dish.Name }),
        run: () => putOnDay(plan, dish, free, t(`act.onDay.${day}`, { plan: plan.Name })),
      };
    });
  };
  function putOnDay(at: Plan, dish: NonNullable<Hit['dish']>, free: FreeMeal, text: string): Promise<Done> {
    const put = async (confirmPrivate: boolean): Promise<Done> => {
      const key = await entries.put(at, { dish, at: free, confirmPrivate });
      return { text, undo: () => entries.takeOut(at.id, key) };
    };
    return put(false).catch((cause): Done => {
      if (privateDishesOf(cause).length === 0) throw cause;
      const label = t('act.letRead');
      const name = t('act.named', { act: label, name: dish.Name });
      return {
        text: t('act.isPrivate', { plan: at.Name }),
        yes: { key: 'yes', icon: 'open', label, name, run: () => put(true) },
      };
    });
  }
  /** Creates a list if the person has none. */
  const onList = async (put: (id: number) => Promise<Omit<Done, 'text'> & { isThere?: boolean }>) => {
    const to = list ?? (await lists.create(t('action.listName')));
    const { isThere, undo } = await put(to.id);
    return { text: t(isThere ? 'act.there' : 'act.onList', { list: to.Name }), undo };
  };
  const putOnList = async ({ dish, thing }: Hit, id: number) => {
    if (dish) {
      await lists.addDish(id, dish.id, dish.servings);
      return {};
    }
    const { isThere, key } = await things.put(id, thing ?? {});
    return { isThere, undo: key === undefined ? undefined : () => things.takeOff(id, key) };
  };
  return (hit) => {
    if (!hit.dish && !hit.thing) return [];
    const toList: Act = {
      key: 'list',
      icon: 'list',
      label: t('act.list'),
      short: t('act.listShort'),
      name: t('act.named', { act: t('act.list'), name: hit.name }),
      run: () => onList((id) => putOnList(hit, id)),
    };
    return [...dayActs(hit), ...(may('shoplists.change') ? [toList] : [])];
  };
}
