import { useTranslation } from 'next-i18next/pages';
import { useMemo } from 'react';
import { useAuth } from '@/context/AuthContext';
import { useEverywhere, useListsAtHand, type FoundNow } from '@/context/search/everywhere';
import { useFoodCalls } from '@/context/food/foods';
import { useLanguage } from '@/context/LanguageContext';
import { usePersonName } from '@/context/people/usePersonName';
import { namedOf, offerKey, type Offered } from '@/lib/domain/food/offer';
import { productName } from '@/lib/domain/product/record';
import type { FoundDay, Ownership } from '@/lib/domain/search/results';
import { isNamedLike } from '@/lib/domain/search/named';
import { aisleOf } from '@/lib/domain/shoplist/change';
import type { ShopList } from '@/lib/domain/shoplist/types';
import { CATEGORIES } from '@/lib/domain/product/types';
import { formatNumber } from '@/lib/format/number';
import { formatDate, formatMinutes } from '@/lib/format/time';
import { recent } from '@/lib/stored/recent';
import { groupsOf, type Hit, type HitKind } from './hits';
import { useSearchActions } from './useSearchActions';

/** Maximum rows per kind, unless only that kind is shown. */
const MOST: Readonly<Record<HitKind, number>> = {
  recent: 5,
  dishes: 4,
  plans: 3,
  days: 3,
  products: 4,
  exercises: 3,
  supplements: 3,
  examinations: 3,
  lists: 3,
  cookbooks: 3,
  actions: 7,
  places: 24,
};

type Parts = readonly (string | false | 0 | null | undefined)[];
const hintOf = (parts: Parts) => parts.filter(Boolean).join(' · ') || undefined;

/** Returns the hits for a typed text by kind; without a text, recent pages and actions. */
export function useHits(typed: string, isOffline: boolean) {
  const { person } = useAuth();
  const text = typed.trim();
  const { isAsked, found } = useEverywhere(isOffline ? '' : text);
  const lists = useListsAtHand();
  const deeds = useSearchActions(text);
  const hitsOf = useFoundHits();
  const endsOf = useEnds();
  // a snapshot from when the search was opened
  const visited = useMemo(() => recent(), []);
  const isWanted = (name: string) => isNamedLike(text, name);
  const hits: Hit[] = [
    ...(isAsked ? [] : visited)
      .filter(({ name }) => isWanted(name))
      .map(({ path, name }) => ({ key: path, kind: 'recent' as const, name, href: path })),
    ...(found ? [...hitsOf.found(found), ...endsOf(found.totals, text)] : []),
    ...(text ? lists : [])
      .filter(({ Name }) => isWanted(Name))
      .map((list) => hitsOf.list(list, list.owner?.id === person?.id)),
    ...deeds,
  ];
  const groups = groupsOf(hits, text).map(({ kind, rows, ends }) => ({ kind, rows, ends, most: MOST[kind] }));
  const isBusy = isAsked && found === null && !isOffline;
  return { groups, isBusy, meant: (isAsked && found?.meant) || null };
}

/** Pages that list a kind: all public records, and the person's own. */
const PAGES = [
  { kind: 'dishes', of: 'dishes', public: '/dishes?', mine: '/dishes/my?' },
  { kind: 'plans', of: 'mealplans', public: '/mealplan/list?' },
  { kind: 'products', of: 'products', public: '/products?' },
  { kind: 'exercises', of: 'exercises', public: '/exercises?', mine: '/exercises?part=mine&' },
  { kind: 'supplements', of: 'supplements', public: '/supplements?', mine: '/supplements?part=mine&' },
] as const;

/** Returns the last rows of the groups: links to the full lists for the same text, with their counts. */
function useEnds() {
  const { t } = useTranslation('search');
  const { language } = useLanguage();
  return (totals: FoundNow['totals'], text: string): Hit[] =>
    PAGES.flatMap((page) => {
      const counts = totals[page.of] ?? {};
      const there = (['public', 'mine'] as const).filter((part) => counts[part]);
      return there.map((part): Hit => {
        const word = part === 'mine' && page.of === 'dishes' ? 'library' : part;
        const all = page.of === 'products' ? 'products' : there.length > 1 ? word : 'only';
        const count = counts[part] ?? 0;
        return {
          key: `all-${page.of}-${part}`,
          kind: page.kind,
          name: t(`all.${all}`, { count, number: formatNumber(count, language) }),
          href: `${part === 'mine' && 'mine' in page ? page.mine : page.public}q=${encodeURIComponent(text)}`,
          all: count,
        };
      });
    });
}

/** Returns functions that turn records into rows: name, owner, and facts that tell them apart. */
function useFoundHits() {
  const { t } = useTranslation('search');
  const { language } = useLanguage();
  const { productOf } = useFoodCalls();
  const nameOf = usePersonName();

  const kcal = (value: number | null | undefined) =>
    typeof value === 'number' && t('kcal', { value: formatNumber(Math.round(value), language) });
  const minutes = (value: number | null | undefined) => value && formatMinutes(value, language);
  const whoseIn = (whose: Ownership | null | undefined, kept: 'saved' | 'followed' = 'saved'): Parts => {
    if (!whose) return [];
    const how = { mine: 'mine', shared: 'shared', kept, theirs: null } as const;
    const word = how[whose.how];
    return [word && t(`whose.${word}`), whose.by && t('whose.by', { name: nameOf(whose.by) })];
  };
  const dayHit = ({ plan, Name, index, date, title, dishes, whose }: FoundDay): Hit => ({
    key: `day-${plan}-${index}`,
    kind: 'days',
    name: [title, ...dishes].filter(Boolean).join(', ') || Name,
    hint: hintOf([
      date ? formatDate(date, language, 'weekday') : t('dayNumber', { number: index + 1 }),
      Name,
      ...whoseIn(whose),
    ]),
    href: `/mealplan/${plan}?day=${index + 1}`,
  });
  const productHit = (one: Offered): Hit => {
    const named = namedOf(one);
    const { calories } = named;
    const name = productName({ NameKa: null, ...named }, language);
    const per100 = kcal(calories);
    const whose = one.kind === 'product' ? whoseIn((one.product as { whose?: Ownership }).whose) : [];
    const category = CATEGORIES.find((aisle) => aisle === named.category) ?? 'other';
    return {
      key: offerKey(one),
      kind: 'products',
      name,
      hint: hintOf([...whose, per100 && t('per100', { kcal: per100 })]),
      ...(one.kind === 'product'
        ? {
            href: `/products/${one.product.id}`,
            thing: { product: one.product.id, Name: one.product.Name, category: aisleOf(one.product) },
          }
        : {
            act: async () => `/products/${(await productOf(one.food.id)).id}`,
            thing: { food: one.food.id, Name: name, category },
          }),
    };
  };
  const found = (all: FoundNow): Hit[] => [
    ...all.dishes.map(({ id, Name, whose, TimeToCook, calories, DishImages, types, servingAmount }) => ({
      key: `dish-${id}`,
      kind: 'dishes' as const,
      name: Name,
      hint: hintOf([...whoseIn(whose), minutes(TimeToCook), kcal(calories)]),
      image: DishImages?.[0],
      href: `/dishes/${id}`,
      dish: { id, Name, types: types ?? [], servings: servingAmount ?? 1 },
    })),
    ...all.mealplans.map(({ id, Name, whose, dayCount, Images }) => ({
      key: `plan-${id}`,
      kind: 'plans' as const,
      name: Name,
      hint: hintOf([...whoseIn(whose, 'followed'), dayCount && t('days', { count: dayCount })]),
      image: Images?.[0],
      href: `/mealplan/${id}`,
    })),
    ...all.days.map(dayHit),
    ...all.offered.map(productHit),
    ...all.exercises.map(({ id, Name, whose, duration, burnedCalories, Images }) => ({
      key: `exercise-${id}`,
      kind: 'exercises' as const,
      name: Name,
      hint: hintOf([...whoseIn(whose), minutes(duration), kcal(burnedCalories)]),
      image: Images?.[0],
      href: `/exercises/${id}`,
    })),
    ...all.supplements.map(({ id, Name, whose, Images }) => ({
      key: `supplement-${id}`,
      kind: 'supplements' as const,
      name: Name,
      hint: hintOf(whoseIn(whose)),
      image: Images?.[0],
      href: `/supplements/${id}`,
    })),
    ...all.examinations.map(({ id, Name, whose, day }) => ({
      key: `examination-${id}`,
      kind: 'examinations' as const,
      name: Name,
      hint: hintOf([...whoseIn(whose), day && formatDate(day, language)]),
      href: `/doctor/examinations?id=${id}`,
    })),
    ...all.cookbooks.map(({ id, Name, whose }) => ({
      key: `book-${id}`,
      kind: 'cookbooks' as const,
      name: Name,
      hint: hintOf(whoseIn(whose)),
      href: `/cookbooks/${id}`,
    })),
  ];
  const list = ({ id, Name, owner, done, total }: ShopList, isMine: boolean): Hit => ({
    key: `list-${id}`,
    kind: 'lists',
    name: Name,
    hint: hintOf([
      ...whoseIn({ how: isMine ? 'mine' : 'shared', by: isMine ? null : (owner?.Name ?? null) }),
      t('done', { done, total }),
    ]),
    href: `/shoplist/${id}`,
  });
  return { found, list };
}
