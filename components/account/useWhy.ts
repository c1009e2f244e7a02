import { useTranslation } from 'next-i18next/pages';
import { useRouter } from 'next/router';
import { safeNext } from '@/lib/routes';

const WHYS = [
  ['/dishes/new', 'recipe'],
  ['/import', 'import'],
  ['/mealplan/create', 'plan'],
  ['/shoplist', 'shopping'],
  ['/dishes', 'here'],
  ['/mealplan/list', 'here'],
] as const;
/** The pages of one recipe or plan, which visitors may read. */
const ONE = /^\/(dishes|mealplan)\/\d+$/;

/** Why one is asked to sign in, by where one was heading; undefined for those who simply come to sign in. */
export function useWhy(): string | undefined {
  const { t } = useTranslation('account');
  const next = safeNext(useRouter().query.next);
  if (!next) return undefined;
  const path = next.split(/[?#]/)[0];
  const [, why] = WHYS.find(([place]) => place === path) ?? [path, ONE.test(path) ? 'here' : 'page'];
  return t(`login.why.${why as (typeof WHYS)[number][1] | 'page'}`);
}
