import { MapPin, Pencil, Trash2 } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useConfirm } from '@/components/ui/ConfirmProvider';
import { useAuth } from '@/context/AuthContext';
import { useMedicalCalls } from '@/context/data/doctor';
import { useLanguage } from '@/context/LanguageContext';
import type { Visit } from '@/lib/domain/doctor/types';
import { formatDate } from '@/lib/format/time';
import css from '@/styles/doctor.module.scss';
import { FileLinks } from './FileLinks';

interface VisitCardProps {
  readonly visit: Visit;
  /** Absent: only to be read. */
  readonly onEdit?: () => void;
  readonly onGone?: () => void;
}

/** One visit: when, to whom, where, and what was noted. */
export function VisitCard({ visit, onEdit, onGone }: VisitCardProps) {
  const { t } = useTranslation(['doctor', 'common']);
  const { language } = useLanguage();
  const { person } = useAuth();
  const { remove } = useMedicalCalls('visits');
  const confirm = useConfirm();
  const { doctor, specialty, place, Note, files } = visit;
  const when = formatDate(new Date(visit.startsAt), language, 'instant', person?.timeZone ?? undefined);
  const askRemove = async () => {
    const title = t('visit.removeTitle', { doctor });
    if (!(await confirm({ title, confirmLabel: t('common:action.delete') }))) return;
    await remove(visit.id).then(onGone, () => undefined); // the alert has said it
  };
  return (
    <li className={css.card}>
      <div className={css.head}>
        <div>
          <time dateTime={visit.startsAt}>{when}</time>
          <h3>{doctor}</h3>
          {specialty && <p>{specialty}</p>}
        </div>
        {onEdit && (
          <div className={css.actions}>
            <button type="button" className="btn btn-outline-secondary" onClick={onEdit}>
              <Pencil size={18} aria-hidden />
              {t('common:action.edit')}
              <span className="visually-hidden"> {`${doctor}, ${when}`}</span>
            </button>
            <button type="button" className="btn btn-outline-danger" onClick={askRemove}>
              <Trash2 size={18} aria-hidden />
              {t('common:action.delete')}
              <span className="visually-hidden"> {`${doctor}, ${when}`}</span>
            </button>
          </div>
        )}
      </div>
      {place && (
        <p className={css.place}>
          <MapPin size={16} aria-hidden />
          {place}
        </p>
      )}
      {Note && <p className={css.note}>{Note}</p>}
      <FileLinks files={files} />
    </li>
  );
}
