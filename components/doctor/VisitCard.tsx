import { MapPin } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { Icon } from '@/components/ui/Icon';
import { useAuth } from '@/context/AuthContext';
import { useLanguage } from '@/context/LanguageContext';
import type { Visit } from '@/lib/domain/doctor/types';
import { formatDate } from '@/lib/format/time';
import { MedicalCard } from './MedicalCard';

interface VisitCardProps {
  readonly visit: Visit;
  /** Undefined for a read-only card. */
  readonly onEdit?: () => void;
  readonly onGone?: () => void;
}

/** Shows one visit: time, doctor, place and notes. */
export function VisitCard({ visit, onEdit, onGone }: VisitCardProps) {
  const { t } = useTranslation('doctor');
  const { language } = useLanguage();
  const { person } = useAuth();
  const { doctor, specialty, place, Note, startsAt } = visit;
  const when = formatDate(new Date(startsAt), language, 'instant', person?.timeZone ?? undefined);
  return (
    <MedicalCard
      kind="visits"
      record={visit}
      title={doctor}
      at={startsAt}
      line={specialty}
      removeTitle={t('visit.removeTitle', { doctor })}
      {...{ when, onEdit, onGone }}
    >
      {place && (
        <p className="icon-line mt-2 text-muted">
          <Icon of={MapPin} size={16} />
          {place}
        </p>
      )}
      {Note && <p className="pre-wrap mt-2">{Note}</p>}
    </MedicalCard>
  );
}
