import { Send } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { Button } from '@/components/ui/inputs/Button';
import { useVisibilityText } from '@/context/mealplan/useVisibilityText';
import { hasUnpublishedChanges, isMember, type Plan } from '@/lib/domain/mealplan/record';
import css from '@/components/mealplan/plan/PlanHead.module.scss';

interface WhoSeesProps {
  readonly plan: Plan;
  /** Asks to publish the saved version to all readers. */
  readonly onPublish: () => unknown;
  /** Notes that the reader sees the saved version, if nothing else says so. */
  readonly saysSaved?: boolean;
}

/**
 * Names the people who see the plan and the version they see; with unpublished changes it offers a button to publish
 * them.
 */
export function WhoSees({ plan, onPublish, saysSaved = false }: WhoSeesProps) {
  const { t } = useTranslation('mealplan');
  const seen = useVisibilityText(plan);
  const sentences = saysSaved && isMember(plan) ? [t('seen.saved'), ...seen] : seen;
  if (sentences.length === 0) return null;
  return (
    <div className={`${css.seen} d-print-none`}>
      <p>{sentences.join(' · ')}</p>
      {hasUnpublishedChanges(plan) && (
        <Button tone="outline-primary" size="sm" icon={Send} onClick={onPublish}>
          {t('action.publish')}
        </Button>
      )}
    </div>
  );
}
