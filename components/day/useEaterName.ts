import { useTranslation } from 'next-i18next/pages';

/** Names an eater; whoever has no name is "Guest 2", by their place at the table. */
export function useEaterName() {
  const { t } = useTranslation('mealplan');
  return ({ Name }: { readonly Name: string }, at: number): string =>
    Name.trim() || t('entry.guest', { number: at + 1 });
}
