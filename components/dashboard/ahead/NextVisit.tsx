import { Stethoscope } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import Link from 'next/link';
import { Icon } from '@/components/ui/Icon';
import { useAuth } from '@/context/AuthContext';
import { useLanguage } from '@/context/LanguageContext';
import type { ComingVisit } from '@/lib/domain/doctor/types';
import { formatDate } from '@/lib/format/time';
import type { Remote } from '@/lib/remote/remote';
import css from '@/components/dashboard/day/DayBoard.module.scss';

/** Shows the next visit to the doctor, however far ahead; renders nothing if none is planned. */
export function NextVisit({ of }: { of: Remote<ComingVisit | null> }) {
  const { t } = useTranslation('day');
  const { language } = useLanguage();
  const { person } = useAuth();
  const visit = of.status === 'ready' ? of.data : null;
  if (!visit) return null;
  const when = formatDate(new Date(visit.startsAt), language, 'instant', person?.timeZone ?? undefined);
  return (
    <section className={css.card} aria-labelledby="next-visit">
      <h2 id="next-visit" className={css.waiting}>
        <Icon of={Stethoscope} size={20} />
        {t('visit.title')}
      </h2>
      <p>
        <strong>{when}</strong>
        <br />
        {[visit.doctor, visit.specialty, visit.place].filter(Boolean).join(' · ')}
      </p>
      <Link href="/doctor/visits">{t('visit.all')}</Link>
    </section>
  );
}
