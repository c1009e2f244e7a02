import { useTranslation } from 'next-i18next/pages';

/** Tags available in wishes, besides those of one's own recipes. */
export const KNOWN_TAGS = ['fish', 'meat', 'soup', 'salad', 'new', 'season'] as const;

/** Returns a function that names the tag of a wish. */
export function useTagName() {
  const { t } = useTranslation('fill');
  return (tag: string): string => {
    const known = KNOWN_TAGS.find((one) => one === tag);
    return known ? t(`tag.${known}`) : tag;
  };
}
