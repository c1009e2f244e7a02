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
/** Pages of a single recipe or plan, which visitors may read. */
const ONE = /^\/(dishes|mealplan)\/\d+$/;

/** Explains the need to sign in, by the page the visitor wanted; undefined for visitors who came only to sign in. */
export function useSignInReason(): string | undefined {
  const { t } = useTranslation('account');
  const next = safeNext(useRouter().query.next);
  if (!next) return undefined;
  const path = next.replace(/[?#].*$/s, '');
  const [, why] = WHYS.find(([place]) => place === path) ?? [];
  return t(`login.why.${why ?? (ONE.test(path) ? 'here' : 'page')}`);
}
