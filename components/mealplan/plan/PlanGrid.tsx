import { useTranslation } from 'next-i18next/pages';
import Link from 'next/link';
import { LazyAllergenTag } from '@/components/food/AllergenTag.lazy';
import { Picture } from '@/components/ui/Picture';
import { SkeletonGrid } from '@/components/ui/feedback/Skeletons';
import { Tag } from '@/components/ui/Tag';
import { useAuth } from '@/context/AuthContext';
import type { PlanCard } from '@/lib/domain/mealplan/record';
import css from './PlanGrid.module.scss';
import { PlanBadges } from './PlanBadges';
import { PlanFacts } from './PlanFacts';

const ON_FIRST_SCREEN = 3;

interface PlanGridProps {
  readonly plans: readonly PlanCard[];
  readonly showsState?: boolean;
  /** Set for a grid below the first screen, under a heading. */
  readonly isBelow?: boolean;
}

/** Shows plans as cards, on phones as rows. */
export function PlanGrid({ plans, showsState, isBelow = false }: PlanGridProps) {
  return (
    <ul className={css.grid}>
      {plans.map((plan, index) => (
        <li key={plan.id}>
          <PlanCardView
            plan={plan}
            isFirst={!isBelow && index < ON_FIRST_SCREEN}
            showsState={showsState}
            isBelow={isBelow}
          />
        </li>
      ))}
    </ul>
  );
}

interface PlanCardViewProps {
  readonly plan: PlanCard;
  /** Set for the first cards, whose pictures are on the first screen. */
  readonly isFirst: boolean;
  readonly showsState?: boolean;
  readonly isBelow: boolean;
}

function PlanCardView({ plan, isFirst, showsState = false, isBelow }: PlanCardViewProps) {
  const Title = isBelow ? 'h3' : 'h2';
  const { t } = useTranslation('mealplan');
  const { person } = useAuth();
  const isMember = plan.myRole === 'editor' || plan.myRole === 'viewer';
  return (
    <article className={css.card}>
      <Picture
        image={plan.Images[0]}
        alt=""
        ratio="16x9"
        sizes="(max-width: 575px) 96px, (max-width: 991px) 45vw, 380px"
        priority={isFirst}
        className={css.cardPicture}
      />
      <div className={css.cardBody}>
        <Title className={css.cardTitle} lang={plan.language}>
          <Link href={`/mealplan/${plan.id}`} className="stretched-link">
            {plan.Name}
          </Link>
        </Title>
        {plan.Description && (
          <p className={css.cardText} lang={plan.language}>
            {plan.Description}
          </p>
        )}
        <PlanFacts plan={plan} />
        {Boolean(person?.allergens?.length) && <LazyAllergenTag food={plan} />}
        <PlanBadges plan={plan} showsState={showsState} />
        {showsState && isMember && <Tag tone="info">{t(`role.${plan.myRole}`)}</Tag>}
      </div>
    </article>
  );
}

/** Placeholder of the cards while the plans load. */
export const PlanGridSkeleton = ({ count = 6 }: { count?: number }) => (
  <SkeletonGrid count={count} ratio="16x9" css={css} />
);
