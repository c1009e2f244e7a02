import { Leaf, MilkOff, Sprout, WheatOff, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { Tag } from '@/components/ui/Tag';
import { badgesOf } from '@/lib/domain/dish/badges';
import type { DishCard } from '@/lib/domain/dish/record';
import type { DietaryFlag } from '@/lib/domain/dish/types';
import css from '@/components/dish/list/DishGrid.module.scss';

const ICONS: Record<DietaryFlag, LucideIcon> = {
  Vegan: Leaf,
  Vegetarian: Leaf,
  'Gluten Free': WheatOff,
  'Dairy-Free': MilkOff,
};

/** Shows the diets that suit a dish, each as an icon and a word. */
export function DietBadges({ dish }: { dish: Pick<DishCard, 'dietaryFlags' | 'fasting'> }) {
  const { t } = useTranslation();
  const flags = badgesOf(dish.dietaryFlags);
  if (flags.length === 0 && !dish.fasting) return null;
  return (
    <ul className={css.badges}>
      {flags.map((flag) => (
        <li key={flag}>
          <Tag tone="success" icon={ICONS[flag]}>
            {t(`diet.${flag}`)}
          </Tag>
        </li>
      ))}
      {dish.fasting && (
        <li>
          <Tag tone="success" icon={Sprout}>
            {t('diet.fasting')}
          </Tag>
        </li>
      )}
    </ul>
  );
}
