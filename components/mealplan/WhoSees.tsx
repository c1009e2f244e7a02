import { Send } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { awaitsPublishing, type Plan } from '@/lib/domain/mealplan/record';
import css from './WhoSees.module.scss';
import { useWhoSees } from './useWhoSees';

interface WhoSeesProps {
  readonly plan: Plan;
  /** Asks whether what is saved becomes the version that everybody sees. */
  readonly onPublish?: () => unknown;
}

/** Who sees what of a plan, and where that is less than what is saved, the button that changes it. */
export function WhoSees({ plan, onPublish }: WhoSeesProps) {
  const { t } = useTranslation('mealplan');
  const sentences = useWhoSees(plan);
  return (
    <div className={css.seen}>
      {sentences.length > 0 && <p>{sentences.join(' · ')}</p>}
      {onPublish && awaitsPublishing(plan) && (
        <button type="button" className="btn btn-outline-primary btn-sm" onClick={onPublish}>
          <Send size={16} aria-hidden />
          {t('action.publish')}
        </button>
      )}
    </div>
  );
}
