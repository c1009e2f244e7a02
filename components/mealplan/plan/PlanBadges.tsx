import {
  EyeOff,
  HandHelping,
  Leaf,
  Lock,
  MilkOff,
  PencilLine,
  WheatOff,
  type LucideIcon,
} from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { Tag } from '@/components/ui/Tag';
import { Tags } from '@/components/ui/lists/Tags';
import { badgesOf } from '@/lib/domain/dish/badges';
import type { DietaryFlag } from '@/lib/domain/dish/types';
import type { PlanCard } from '@/lib/domain/mealplan/record';

const ICONS: Record<DietaryFlag, LucideIcon> = {
  Vegan: Leaf,
  Vegetarian: Leaf,
  'Gluten Free': WheatOff,
  'Dairy-Free': MilkOff,
};

interface PlanBadgesProps {
  readonly plan: Pick<
    PlanCard,
    'dietaryFlags' | 'visibility' | 'hidden' | 'version' | 'unpublished' | 'offeredUntil' | 'myRole'
  >;
  /**
   * Marks private and unpublished plans; the list of public plans has none. Only people who may still see a hidden plan
   * learn that it is hidden.
   */
  readonly showsState?: boolean;
}

/** Shows the diets that all dishes of a plan suit, and the plan's state, which is not printed. */
export function PlanBadges({ plan, showsState = false }: PlanBadgesProps) {
  const { t } = useTranslation(['mealplan', 'common']);
  const isMine = plan.myRole === 'owner' || plan.myRole === 'editor';
  const isUnpublished = isMine && plan.unpublished && plan.version === 0;
  const hasEdits = isMine && plan.unpublished && plan.version > 0;
  return (
    <Tags>
      {badgesOf(plan.dietaryFlags).map((flag) => (
        <li key={flag}>
          <Tag tone="success" icon={ICONS[flag]}>
            {t(`common:diet.${flag}`)}
          </Tag>
        </li>
      ))}
      {showsState && plan.visibility === 'private' && (
        <li className="d-print-none">
          <Tag icon={Lock}>{t('state.private')}</Tag>
        </li>
      )}
      {showsState && isUnpublished && (
        <li className="d-print-none">
          <Tag icon={PencilLine}>{t('state.unpublished')}</Tag>
        </li>
      )}
      {showsState && hasEdits && (
        <li className="d-print-none">
          <Tag icon={PencilLine}>{t('state.edits')}</Tag>
        </li>
      )}
      {showsState && plan.offeredUntil && (
        <li className="d-print-none">
          <Tag tone="attention" icon={HandHelping}>
            {t('state.offered')}
          </Tag>
        </li>
      )}
      {plan.hidden && (
        <li className="d-print-none">
          <Tag tone="attention" icon={EyeOff}>
            {t('state.hidden')}
          </Tag>
        </li>
      )}
    </Tags>
  );
}
