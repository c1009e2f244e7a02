import { useTranslation } from 'next-i18next/pages';
import { useMemo } from 'react';
import { useEverywhere, useListsAtHand } from '@/context/data/everywhere';
import { useFoodCalls } from '@/context/data/foods';
import { useLanguage } from '@/context/LanguageContext';
import { namedOf, offerKey, type Offered } from '@/lib/domain/food/offer';
import { productName } from '@/lib/domain/product/record';
import { isNamedLike } from '@/lib/domain/search/named';
import { formatNumber } from '@/lib/format/number';
import { formatMinutes } from '@/lib/format/time';
import { recent } from '@/lib/recent';
import { groupsOf, type Hit, type HitKind } from './hits';
import { useDeeds } from './useDeeds';

/** How many of a kind are shown at once. */
const MOST: Readonly<Record<HitKind, number>> = {
  recent: 5,
  dishes: 4,
  plans: 3,
  products: 4,
  lists: 3,
  cookbooks: 3,
  actions: 7,
  places: 24,
};

/** What the search shows for a typed text, by kind; without one, what was looked at last and what can be done. */
export function useHits(typed: string, isOffline: boolean) {
  const { t } = useTranslation('search');
  const { language } = useLanguage();
  const { productOf } = useFoodCalls();
  const text = typed.trim();
  const found = useEverywhere(isOffline ? '' : text);
  const lists = useListsAtHand();
  const deeds = useDeeds(text);
  // as it was when the search was opened
  const visited = useMemo(() => recent(), []);

  const kcal = (value: number) => t('kcal', { value: formatNumber(Math.round(value), language) });
  const hintOf = (parts: readonly (string | false | 0 | null | undefined)[]) =>
    parts.filter(Boolean).join(' · ') || undefined;
  const productHit = (one: Offered): Hit => {
    const named = namedOf(one);
    const { calories } = named;
    return {
      key: offerKey(one),
      kind: 'products',
      name: productName({ NameKa: null, ...named }, language),
      hint: hintOf([typeof calories === 'number' && t('per100', { kcal: kcal(calories) })]),
      ...(one.kind === 'product'
        ? { href: `/products/${one.product.id}` }
        : { act: async () => `/products/${(await productOf(one.food.id)).id}` }),
    };
  };
  const isWanted = (name: string) => isNamedLike(text, name);
  const hits: Hit[] = [
    ...(found.isAsked ? [] : visited)
      .filter(({ name }) => isWanted(name))
      .map(({ path, name }) => ({ key: path, kind: 'recent' as const, name, href: path })),
    ...(found.dishes ?? []).map(({ id, Name, TimeToCook, calories, DishImages }) => ({
      key: `dish-${id}`,
      kind: 'dishes' as const,
      name: Name,
      hint: hintOf([TimeToCook && formatMinutes(TimeToCook, language), calories && kcal(calories)]),
      image: DishImages?.[0],
      href: `/dishes/${id}`,
    })),
    ...(found.plans ?? []).map(({ id, Name, dayCount, Images }) => ({
      key: `plan-${id}`,
      kind: 'plans' as const,
      name: Name,
      hint: hintOf([dayCount && t('days', { count: dayCount })]),
      image: Images?.[0],
      href: `/mealplan/${id}`,
    })),
    ...(found.products ?? []).map(productHit),
    ...(text ? lists : [])
      .filter(({ Name }) => isWanted(Name))
      .map(({ id, Name, done, total }) => ({
        key: `list-${id}`,
        kind: 'lists' as const,
        name: Name,
        hint: t('done', { done, total }),
        href: `/shoplist/${id}`,
      })),
    ...(found.cookbooks ?? []).map(({ id, Name }) => ({
      key: `book-${id}`,
      kind: 'cookbooks' as const,
      name: Name,
      href: `/cookbooks/${id}`,
    })),
    ...deeds,
  ];
  const groups = groupsOf(hits).map(({ kind, rows }) => ({ kind, rows: rows.slice(0, MOST[kind]) }));
  const isBusy = found.isAsked && found.dishes === null && !isOffline;
  return { groups, isBusy };
}
