import { CalendarPlus } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import Link from 'next/link';
import { useRouter } from 'next/router';
import { RecordActions } from '@/components/library/RecordActions';
import { useAuth } from '@/context/AuthContext';
import { useExerciseCalls } from '@/context/data/exercises';
import { canEdit, type Exercise } from '@/lib/domain/exercise/record';

/** What one can do with an exercise; first of all, give it a place on the week. */
export function ExerciseActions({ exercise }: { exercise: Exercise }) {
  const { t } = useTranslation('exercise');
  const { person } = useAuth();
  const router = useRouter();
  const calls = useExerciseCalls();
  const { id, Name: name } = exercise;
  return (
    <>
      <Link href={`/exercises/schedule?exercise=${id}`} className="btn btn-primary">
        <CalendarPlus size={18} aria-hidden />
        {t('view.putOn')}
      </Link>
      <RecordActions
        isMine={canEdit(exercise, person)}
        editHref={`/exercises/${id}/edit`}
        words={{
          deleteTitle: t('delete.title', { name }),
          report: t('report.action'),
          reportTitle: t('report.title', { name }),
          ...{ label: t('report.label'), help: t('report.help'), send: t('report.send') },
        }}
        onDelete={() =>
          calls.remove(id).then(
            () => router.push('/exercises'),
            () => undefined, // the alert has said it
          )
        }
        onReport={(why) => calls.report(id, why)}
      />
    </>
  );
}
