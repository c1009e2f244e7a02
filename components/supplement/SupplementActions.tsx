import { useTranslation } from 'next-i18next/pages';
import { useRouter } from 'next/router';
import { RecordActions } from '@/components/library/RecordActions';
import { useAuth } from '@/context/AuthContext';
import { useSupplementCalls } from '@/context/data/supplements';
import { canEdit } from '@/lib/domain/exercise/record';
import type { Supplement } from '@/lib/domain/supplement/record';

/** What one can do with a supplement itself. */
export function SupplementActions({ supplement }: { supplement: Supplement }) {
  const { t } = useTranslation('supplement');
  const { person } = useAuth();
  const router = useRouter();
  const calls = useSupplementCalls();
  const { id, Name: name } = supplement;
  return (
    <RecordActions
      isMine={canEdit(supplement, person)}
      editHref={`/supplements/${id}/edit`}
      words={{
        deleteTitle: t('delete.title', { name }),
        report: t('report.action'),
        reportTitle: t('report.title', { name }),
        ...{ label: t('report.label'), help: t('report.help'), send: t('report.send') },
      }}
      onDelete={() =>
        calls.remove(id).then(
          () => router.push('/supplements'),
          () => undefined, // the alert has said it
        )
      }
      onReport={(why) => calls.report(id, why)}
    />
  );
}
