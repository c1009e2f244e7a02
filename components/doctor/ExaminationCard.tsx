import { useTranslation } from 'next-i18next/pages';
import { useLanguage } from '@/context/LanguageContext';
import type { Examination } from '@/lib/domain/doctor/types';
import { formatDate } from '@/lib/format/time';
import { MedicalCard } from './MedicalCard';
import { ResultsTable } from '@/components/doctor/health/ResultsTable';

interface ExaminationCardProps {
  readonly examination: Examination;
  /** Set if the address points to this examination. */
  readonly isNamed?: boolean;
  /** Undefined for a read-only card. */
  readonly onEdit?: () => void;
  readonly onGone?: () => void;
}

/** Shows one examination: its day, its values with their ranges, and its files. */
export function ExaminationCard({ examination, isNamed, onEdit, onGone }: ExaminationCardProps) {
  const { t } = useTranslation('doctor');
  const { language } = useLanguage();
  const { Name, day, visit, results } = examination;
  const when = formatDate(day, language);
  return (
    <MedicalCard
      kind="examinations"
      record={examination}
      title={Name}
      at={day}
      line={visit && t('exam.of', { doctor: visit.doctor })}
      removeTitle={t('exam.removeTitle', { name: Name })}
      {...{ when, isNamed, onEdit, onGone }}
    >
      <ResultsTable caption={`${Name}, ${when}`} results={results} />
    </MedicalCard>
  );
}
