import { MessageSquareWarning, Pencil, Trash2 } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import dynamic from 'next/dynamic';
import Link from 'next/link';
import { useRouter } from 'next/router';
import { useState } from 'react';
import { useConfirm } from '@/components/ui/ConfirmProvider';
import { useAuth } from '@/context/AuthContext';
import { canEdit, type Exercise } from '@/lib/domain/exercise/record';

const OneFieldDialog = dynamic(
  () => import('@/components/forms/OneFieldDialog').then((module) => module.OneFieldDialog),
  { ssr: false },
);

interface RecordActionsProps {
  /** Whose texts it speaks, and where the records lie. */
  readonly kind: 'exercise' | 'supplement';
  readonly home: '/exercises' | '/supplements';
  readonly record: Pick<Exercise, 'id' | 'Name' | 'owner'>;
  readonly calls: {
    readonly remove: (id: number) => Promise<unknown>;
    readonly report: (id: number, why: string) => Promise<unknown>;
  };
}

/** Change and delete one's own, report those of others. */
export function RecordActions(props: RecordActionsProps) {
  const { person } = useAuth();
  return canEdit(props.record, person) ? <OwnActions {...props} /> : <ReportAction {...props} />;
}

function OwnActions({ kind, home, record, calls }: RecordActionsProps) {
  const { t } = useTranslation([kind, 'common']);
  const confirm = useConfirm();
  const router = useRouter();
  const { id, Name: name } = record;
  const remove = async () => {
    const text = { title: t(`${kind}:delete.title`, { name }), confirmLabel: t('common:action.delete') };
    if (!(await confirm(text))) return;
    await calls.remove(id).then(
      () => router.push(home),
      () => undefined, // the alert has said it
    );
  };
  return (
    <>
      <Link href={`${home}/${id}/edit`} className="btn btn-outline-secondary">
        <Pencil size={18} aria-hidden />
        {t('common:action.edit')}
      </Link>
      <button type="button" className="btn btn-outline-danger" onClick={remove}>
        <Trash2 size={18} aria-hidden />
        {t('common:action.delete')}
      </button>
    </>
  );
}

function ReportAction({ kind, record, calls }: RecordActionsProps) {
  const { t } = useTranslation([kind, 'common']);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="btn btn-outline-secondary" onClick={() => setOpen(true)}>
        <MessageSquareWarning size={18} aria-hidden />
        {t(`${kind}:report.action`)}
      </button>
      {isOpen && (
        <OneFieldDialog
          title={t(`${kind}:report.title`, { name: record.Name })}
          label={t(`${kind}:report.label`)}
          help={t(`${kind}:report.help`)}
          sendLabel={t(`${kind}:report.send`)}
          lines={4}
          maxLength={1000}
          onSend={(why) => calls.report(record.id, why)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
