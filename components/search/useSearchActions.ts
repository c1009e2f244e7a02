import { useTranslation } from 'next-i18next/pages';
import { useShopListCalls } from '@/context/shoplist/shoplists';
import { useRole } from '@/context/RoleContext';
import { isNamedLike } from '@/lib/domain/search/named';
import { ROUTES } from '@/lib/routes';
import type { Hit } from './hits';

const DEEDS = [
  ['newRecipe', '/dishes/new'],
  ['paste', '/dishes/new?paste=1'],
  ['import', '/import'],
  ['newPlan', '/mealplan/create'],
  ['readyPlan', '/mealplan/list'],
] as const;
/** Pages that search for the typed text in full. */
const FOUND_IN = [
  ['allDishes', '/dishes'],
  ['allProducts', '/products'],
] as const;
const DONE_BY = new Set<string>(DEEDS.map(([, path]) => path));
/** Minimum length of a name; shorter ones are refused. */
const LEAST_LETTERS = 2;

/** Returns the role's pages that are not about a single record. */
const placesFor = (canOpen: (path: string) => boolean) =>
  ROUTES.filter(
    ({ path, ...row }) =>
      ('roles' in row || 'menu' in row) &&
      !path.includes('[') &&
      path !== '/dishes/print' &&
      !DONE_BY.has(path) &&
      canOpen(path),
  );

/** Returns the actions and pages that match the text, and actions on the text itself. */
export function useSearchActions(text: string): Hit[] {
  const { t } = useTranslation(['search', 'common']);
  const { canOpen, may } = useRole();
  const { create } = useShopListCalls();
  const isWord = text.length >= LEAST_LETTERS;
  const isMeant = (name: string, words = '') => isNamedLike(text, `${name} ${words}`);
  const isList = isMeant(t('action.newList'), t('words.newList'));

  const deeds = DEEDS.filter(
    ([key, path]) => canOpen(path) && isMeant(t(`action.${key}`), t(`words.${key}`)),
  ).map(([key, href]): Hit => ({ key, kind: 'actions', name: t(`action.${key}`), href }));
  const withText = FOUND_IN.filter(([, path]) => isWord && canOpen(path)).map(([key, path]): Hit => ({
    key,
    kind: 'actions',
    name: t(`action.${key}`, { text }),
    href: `${path}?q=${encodeURIComponent(text)}`,
  }));
  const newList: Hit = {
    key: 'newList',
    kind: 'actions',
    name: isList ? t('action.newList') : t('action.newListOf', { text }),
    act: async () => `/shoplist/${(await create(isList ? t('action.listName') : text)).id}`,
  };
  const places = placesFor(canOpen)
    .filter(({ label }) => isMeant(t(`common:${label}`)))
    .map(({ path, label }): Hit => ({ key: path, kind: 'places', name: t(`common:${label}`), href: path }));
  return [
    ...deeds,
    ...withText,
    ...((isList || isWord) && may('shoplists.create') ? [newList] : []),
    ...places,
  ];
}
