import { Eye, EyeOff, MessageSquareWarning, Pencil, Trash2 } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useRouter } from 'next/router';
import { useState } from 'react';
import { LazyOneFieldDialog } from '@/components/forms/OneFieldDialog.lazy';
import { useConfirm } from '@/components/ui/dialogs/ConfirmProvider';
import { Button } from '@/components/ui/inputs/Button';
import { LinkButton } from '@/components/ui/inputs/LinkButton';
import { useAuth } from '@/context/AuthContext';
import { useRole } from '@/context/RoleContext';
import { canEdit, type Exercise } from '@/lib/domain/exercise/record';

interface RecordActionsProps {
  /** Namespace of the texts, and root path of the records. */
  readonly kind: 'exercise' | 'supplement';
  readonly home: '/exercises' | '/supplements';
  readonly record: Pick<Exercise, 'id' | 'Name' | 'owner' | 'visibility' | 'hidden'>;
  readonly calls: {
    readonly remove: (id: number) => Promise<unknown>;
    readonly report: (id: number, why: string) => Promise<unknown>;
    readonly hide: (id: number, hidden: boolean) => Promise<unknown>;
  };
  readonly onChanged: () => unknown;
}

/**
 * Actions of a record: its owner edits and deletes it, others report it; Admin hides a public record or shows it again.
 */
export function RecordActions(props: RecordActionsProps) {
  const { person } = useAuth();
  return canEdit(props.record, person) ? <OwnActions {...props} /> : <ReportAction {...props} />;
}

function OwnActions(props: RecordActionsProps) {
  const { kind, home, record, calls } = props;
  const { t } = useTranslation([kind, 'common']);
  const confirm = useConfirm();
  const router = useRouter();
  const { id, Name: name } = record;
  const remove = async () => {
    const text = { title: t(`${kind}:delete.title`, { name }), confirmLabel: t('common:action.delete') };
    if (!(await confirm(text))) return;
    await calls.remove(id).then(
      () => router.push(home),
      () => undefined, // an alert shows the error
    );
  };
  return (
    <>
      <LinkButton href={`${home}/${id}/edit`} icon={Pencil}>
        {t('common:action.edit')}
      </LinkButton>
      <HideAction {...props} />
      <Button tone="outline-danger" icon={Trash2} onClick={remove}>
        {t('common:action.delete')}
      </Button>
    </>
  );
}

function HideAction({ kind, record, calls, onChanged }: RecordActionsProps) {
  const { t } = useTranslation([kind, 'common']);
  const { may } = useRole();
  const { id, visibility } = record;
  const isHidden = Boolean(record.hidden);
  if (!may(`${kind}s.hide`) || !(isHidden || visibility === 'public')) return null;
  const hide = () => calls.hide(id, !isHidden).then(onChanged, () => undefined); // an alert shows the error
  return (
    <Button icon={isHidden ? Eye : EyeOff} onClick={hide}>
      {t(isHidden ? `${kind}:admin.show` : `${kind}:admin.hide`)}
    </Button>
  );
}

function ReportAction({ kind, record, calls }: RecordActionsProps) {
  const { t } = useTranslation([kind, 'common']);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={MessageSquareWarning} onClick={() => setOpen(true)}>
        {t(`${kind}:report.action`)}
      </Button>
      {isOpen && (
        <LazyOneFieldDialog
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
