import { CalendarPlus, FilePlus2, Printer } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { LazyDoctorHealth } from '@/components/doctor/health/DoctorHealth.lazy';
import { PageTitle } from '@/components/layout/PageTitle';
import { Button } from '@/components/ui/inputs/Button';
import { LinkButton } from '@/components/ui/inputs/LinkButton';
import { ShortWords } from '@/components/ui/ShortWords';
import { useAuth } from '@/context/AuthContext';
import { useMyToday } from '@/context/calendar/calendar';
import { useMe } from '@/context/account/users';
import { useLanguage } from '@/context/LanguageContext';
import type { Allergen } from '@/lib/domain/product/types';
import { personName } from '@/lib/format/name';
import { formatDate } from '@/lib/format/time';
import css from './DoctorOverview.module.scss';
import { DoctorNav } from './DoctorNav';
import { useHealth } from '@/components/doctor/health/useHealth';

/**
 * Shows a timeline of one's health, the changes since the last examination, and upcoming visits; prints as a single
 * page for the doctor.
 */
export function DoctorOverview() {
  const { t } = useTranslation(['doctor', 'common']);
  const { language } = useLanguage();
  const { person } = useAuth();
  const { day } = useMyToday();
  const me = useMe({ isBehind: true }).remote;
  const born = me.status === 'ready' ? me.data.birthYear : null;
  // Fetches the data while the code that shows it loads.
  const health = useHealth();
  const avoided = (person?.allergens ?? []).map((one) => t(`common:allergen.${one as Allergen}`));
  const known = [health.visits.remote, health.examinations.remote];
  const hasNothing = known.every((remote) => remote.status === 'ready' && remote.data.length === 0);
  return (
    <>
      <PageTitle title={t('home.title')} lead={<span className={css.unprinted}>{t('home.lead')}</span>}>
        <LinkButton
          href="/doctor/visits?new=1"
          tone={hasNothing ? 'primary' : 'outline-secondary'}
          icon={CalendarPlus}
          className={css.unprinted}
        >
          <ShortWords short={t('home.visit')}>{t('visit.add')}</ShortWords>
        </LinkButton>
        <LinkButton href="/doctor/examinations?new=1" icon={FilePlus2} className={css.unprinted}>
          <ShortWords short={t('home.exam')}>{t('exam.add')}</ShortWords>
        </LinkButton>
        <Button
          tone={hasNothing ? 'outline-secondary' : 'primary'}
          icon={Printer}
          className={css.unprinted}
          onClick={() => window.print()}
        >
          <ShortWords short={t('home.handOverShort')}>{t('home.handOver')}</ShortWords>
        </Button>
      </PageTitle>
      <p className={css.printed}>
        {[
          person && personName(person.Name, language),
          born && t('home.born', { year: String(born) }),
          t('home.printed', { date: formatDate(day, language) }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {avoided.length > 0 && <p className={css.printed}>{t('home.avoids', { what: avoided.join(', ') })}</p>}
      <DoctorNav />
      <LazyDoctorHealth {...health} />
    </>
  );
}
