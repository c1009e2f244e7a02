import { CalendarPlus, Sparkles } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import Link from 'next/link';
import { useState } from 'react';
import { LazySubscribeDialog } from '@/components/mealplan/sharing/SubscribeDialog.lazy';
import { Button } from '@/components/ui/inputs/Button';
import { LinkButton } from '@/components/ui/inputs/LinkButton';
import { Ornament } from '@/components/ui/Ornament';
import { Picture } from '@/components/ui/Picture';
import { SkeletonRows } from '@/components/ui/feedback/Skeletons';
import { useReadyWeek } from '@/context/mealplan/featuredPlans';
import { useOwnWeek } from '@/context/mealplan/ownWeek';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import mealplan from '@/locales/en/mealplan.json';
import { PlanFacts } from './PlanFacts';
import css from './ReadyWeek.module.scss';

interface ReadyWeekProps {
  /** Called after following, so that the days are loaded again. */
  readonly onFollowed: () => unknown;
}

/**
 * Offers a public plan that suits the person, to follow from a chosen day; without one, it offers to fill a new week.
 */
function Week({ onFollowed }: ReadyWeekProps) {
  const { t } = useTranslation('mealplan');
  const plan = useReadyWeek();
  const [isAsking, setAsking] = useState(false);
  if (plan === undefined) return <SkeletonRows count={4} />;
  if (plan === null) return <OwnWeek />;
  return (
    <section className={css.week} aria-labelledby="ready-week">
      <Picture
        image={plan.Images[0]}
        alt=""
        ratio="16x9"
        sizes="(max-width: 991px) 100vw, 380px"
        className={css.picture}
      />
      <div className={css.text}>
        <p className={css.label}>{t('ready.title')}</p>
        <h2 id="ready-week" lang={plan.language}>
          <Link href={`/mealplan/${plan.id}`}>{plan.Name}</Link>
        </h2>
        <PlanFacts plan={plan} />
        <p className={css.more}>{t('ready.text')}</p>
        <div className={css.buttons}>
          <Button tone="primary" icon={CalendarPlus} iconSize={20} onClick={() => setAsking(true)}>
            {t('action.subscribe')}
          </Button>
          <LinkButton href={`/mealplan/${plan.id}`} className={css.more}>
            {t('ready.look')}
          </LinkButton>
        </div>
        <p className={`${css.more} ${css.links}`}>
          <Link href="/mealplan/list">{t('ready.others')}</Link>
          <OwnWeekButton tone="link" />
        </p>
      </div>
      {isAsking && (
        <LazySubscribeDialog plan={plan} onChanged={onFollowed} onClose={() => setAsking(false)} />
      )}
    </section>
  );
}

/** Button that creates a week from today and opens the dialog that fills it. */
function OwnWeekButton({ tone }: { tone: 'primary' | 'link' }) {
  const { t } = useTranslation('mealplan');
  const make = useOwnWeek();
  const [isMaking, setMaking] = useState(false);
  const press = async () => {
    if (isMaking) return;
    setMaking(true);
    await make().catch(() => undefined); // An alert already reports it.
    setMaking(false);
  };
  return (
    <Button tone={tone} icon={Sparkles} iconSize={20} isBusy={isMaking} onClick={() => void press()}>
      {t('ready.own')}
    </Button>
  );
}

/** Offers to fill a new week. Ready plans with an excluded food never show; the new week avoids it too. */
function OwnWeek() {
  const { t } = useTranslation('mealplan');
  return (
    <section className={css.week} aria-labelledby="own-week">
      <div className={css.drawing}>
        <Ornament drawing="pomegranate" />
      </div>
      <div className={css.text}>
        <h2 id="own-week">{t('ready.noneTitle')}</h2>
        <p>{t('ready.noneText')}</p>
        <div className={css.buttons}>
          <OwnWeekButton tone="primary" />
        </div>
        <p className={`${css.more} ${css.links}`}>
          <Link href="/mealplan/list">{t('ready.others')}</Link>
        </p>
      </div>
    </section>
  );
}

export const ReadyWeek = withNamespaces(Week, { mealplan }, <SkeletonRows count={4} />);
