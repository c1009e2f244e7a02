import { Pencil, Trash2 } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useConfirm } from '@/components/ui/ConfirmProvider';
import { useMedicalCalls } from '@/context/data/doctor';
import { useLanguage } from '@/context/LanguageContext';
import type { Examination } from '@/lib/domain/doctor/types';
import { formatDate } from '@/lib/format/time';
import css from '@/styles/doctor.module.scss';
import { FileLinks } from './FileLinks';
import { ResultsTable } from './ResultsTable';

interface ExaminationCardProps {
  readonly examination: Examination;
  /** Absent: only to be read. */
  readonly onEdit?: () => void;
  readonly onGone?: () => void;
}

/** One examination: its day, its values with their ranges, its papers. */
export function ExaminationCard({ examination, onEdit, onGone }: ExaminationCardProps) {
  const { t } = useTranslation(['doctor', 'common']);
  const { language } = useLanguage();
  const { remove } = useMedicalCalls('examinations');
  const confirm = useConfirm();
  const { Name, day, visit, results, files } = examination;
  const when = formatDate(day, language);
  const askRemove = async () => {
    const title = t('exam.removeTitle', { name: Name });
    if (!(await confirm({ title, confirmLabel: t('common:action.delete') }))) return;
    await remove(examination.id).then(onGone, () => undefined); // the alert has said it
  };
  return (
    <li className={css.card}>
      <div className={css.head}>
        <div>
          <time dateTime={day}>{when}</time>
          <h3>{Name}</h3>
          {visit && <p>{t('exam.of', { doctor: visit.doctor })}</p>}
        </div>
        {onEdit && (
          <div className={css.actions}>
            <button type="button" className="btn btn-outline-secondary" onClick={onEdit}>
              <Pencil size={18} aria-hidden />
              {t('common:action.edit')}
              <span className="visually-hidden"> {`${Name}, ${when}`}</span>
            </button>
            <button type="button" className="btn btn-outline-danger" onClick={askRemove}>
              <Trash2 size={18} aria-hidden />
              {t('common:action.delete')}
              <span className="visually-hidden"> {`${Name}, ${when}`}</span>
            </button>
          </div>
        )}
      </div>
      <ResultsTable caption={`${Name}, ${when}`} results={results} />
      <FileLinks files={files} />
    </li>
  );
}
