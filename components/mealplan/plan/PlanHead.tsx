import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import { PageTitle } from '@/components/layout/PageTitle';
import { ByAuthor } from '@/components/records/ByAuthor';
import { Picture } from '@/components/ui/Picture';
import type { Plan } from '@/lib/domain/mealplan/record';
import css from './PlanHead.module.scss';
import { PlanIntro } from '../../day/PlanIntro';
import { PlanBadges } from './PlanBadges';
import { PlanFacts } from './PlanFacts';
import { usePlanFigures } from './usePlanFigures';
import { WhoSees } from '../WhoSees';

interface PlanHeadProps {
  readonly plan: Plan;
  readonly onMembers?: () => void;
  /** Publishes the saved version; given only on the plan's own page. */
  readonly onPublish?: () => void;
  /** Actions beside the name if there is room. */
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
}

/** Shows the name, picture, figures and author of a plan. */
export function PlanHead({ plan, onMembers, onPublish, actions, children }: PlanHeadProps) {
  const { t } = useTranslation('mealplan');
  const figures = usePlanFigures(plan);
  return (
    <header className={css.head}>
      {plan.Images.length > 0 && (
        <Picture
          image={plan.Images[0]}
          alt=""
          ratio="16x9"
          priority
          sizes="(max-width: 767px) 100vw, 240px"
          className={css.headPicture}
        />
      )}
      <PlanIntro>
        <div lang={plan.language}>
          <PageTitle title={plan.Name} />
          {plan.Description && <p className={css.description}>{plan.Description}</p>}
        </div>
        {onPublish && <WhoSees plan={plan} onPublish={onPublish} saysSaved />}
        <div className={css.line}>
          <PlanFacts plan={figures} isMine={figures.isMine} onMembers={onMembers} />
          <PlanBadges plan={plan} showsState />
          {plan.owner?.Name && (
            <p className="text-body-secondary mb-0">
              <ByAuthor
                author={plan.owner}
                isPublic={plan.visibility === 'public' && !plan.hidden && plan.published !== null}
                text={(name) => t('view.by', { name })}
              />
            </p>
          )}
        </div>
        {actions && <div className={css.acts}>{actions}</div>}
        {children}
      </PlanIntro>
    </header>
  );
}
