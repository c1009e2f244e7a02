import { useTranslation } from 'next-i18next/pages';

/** Returns a function that names an eater; a nameless one is, for example, "Guest 2", by place at the table. */
export function useEaterName() {
  const { t } = useTranslation('mealplan');
  return ({ Name }: { readonly Name: string }, at: number): string =>
    Name.trim() || t('entry.guest', { number: at + 1 });
}
