import { CalendarPlus } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import dynamic from 'next/dynamic';
import Link from 'next/link';
import { useState } from 'react';
import { Picture } from '@/components/ui/Picture';
import { useAuth } from '@/context/AuthContext';
import { useReadyPlans } from '@/context/data/featuredPlans';
import { useLanguage } from '@/context/LanguageContext';
import { readyWeek } from '@/lib/domain/mealplan/ready';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import mealplan from '@/locales/en/mealplan.json';
import { PlanFacts } from './PlanFacts';
import css from './ReadyWeek.module.scss';

const SubscribeDialog = dynamic(
  () => import('../sharing/SubscribeDialog').then((module) => module.SubscribeDialog),
  { ssr: false },
);

/** A public plan to follow from a day of one's own, in the reader's language and within their diet; nothing where there is none. */
function Week({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation(['mealplan', 'common']);
  const { person } = useAuth();
  const { language } = useLanguage();
  const { remote } = useReadyPlans();
  const [isAsking, setAsking] = useState(false);
  const plan = remote.status === 'ready' ? readyWeek(remote.data, language, person?.diet ?? []) : undefined;
  if (!plan) return null;
  return (
    <section className={css.week} aria-labelledby="ready-week">
      <Picture
        image={plan.Images[0]}
        alt=""
        ratio="16x9"
        sizes="(max-width: 767px) 100vw, 380px"
        className={css.picture}
      />
      <div className={css.text}>
        <p className={css.label}>{t('ready.title')}</p>
        <h2 id="ready-week" lang={plan.language}>
          {plan.Name}
        </h2>
        <PlanFacts plan={plan} />
        <p>{t('ready.text')}</p>
        <div className={css.buttons}>
          <button type="button" className="btn btn-primary" onClick={() => setAsking(true)}>
            <CalendarPlus size={20} aria-hidden />
            {t('action.subscribe')}
          </button>
          <Link href={`/mealplan/${plan.id}`} className="btn btn-outline-secondary">
            {t('ready.look')}
          </Link>
          <Link href="/mealplan/create" className="btn btn-link">
            {t('ready.own')}
          </Link>
          <Link href="/mealplan/list" className="btn btn-link">
            {t('ready.others')}
          </Link>
          <button type="button" className="btn btn-link" onClick={onDone}>
            {t('common:verify.later')}
          </button>
        </div>
      </div>
      {isAsking && <SubscribeDialog plan={plan} onChanged={onDone} onClose={() => setAsking(false)} />}
    </section>
  );
}

export const ReadyWeek = withNamespaces(Week, { mealplan });
