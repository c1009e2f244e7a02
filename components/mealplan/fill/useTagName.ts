import { useTranslation } from 'next-i18next/pages';

/** What wishes may name beside the words of one's own recipes. */
export const KNOWN_TAGS = ['fish', 'meat', 'soup', 'salad', 'new', 'season'] as const;

/** What a wish is called. */
export function useTagName() {
  const { t } = useTranslation('fill');
  return (tag: string): string => {
    const known = KNOWN_TAGS.find((one) => one === tag);
    return known ? t(`tag.${known}`) : tag;
  };
}
