import { MessageSquareWarning, Pencil, Trash2 } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import dynamic from 'next/dynamic';
import Link from 'next/link';
import { useState } from 'react';
import { useConfirm } from '@/components/ui/ConfirmProvider';

const OneFieldDialog = dynamic(
  () => import('@/components/forms/OneFieldDialog').then((module) => module.OneFieldDialog),
  {
    ssr: false,
  },
);

interface RecordActionsProps {
  readonly isMine: boolean;
  readonly editHref: string;
  readonly words: Readonly<
    Record<'deleteTitle' | 'report' | 'reportTitle' | 'label' | 'help' | 'send', string>
  >;
  readonly onDelete: () => Promise<unknown>;
  readonly onReport: (why: string) => Promise<unknown>;
}

/** Change and delete one's own, report those of others. */
export function RecordActions({ isMine, editHref, words, onDelete, onReport }: RecordActionsProps) {
  const { t } = useTranslation('common');
  const confirm = useConfirm();
  const [isReporting, setReporting] = useState(false);
  const remove = async () => {
    if (await confirm({ title: words.deleteTitle, confirmLabel: t('action.delete') })) await onDelete();
  };
  if (isMine)
    return (
      <>
        <Link href={editHref} className="btn btn-outline-secondary">
          <Pencil size={18} aria-hidden />
          {t('action.edit')}
        </Link>
        <button type="button" className="btn btn-outline-danger" onClick={remove}>
          <Trash2 size={18} aria-hidden />
          {t('action.delete')}
        </button>
      </>
    );
  return (
    <>
      <button type="button" className="btn btn-outline-secondary" onClick={() => setReporting(true)}>
        <MessageSquareWarning size={18} aria-hidden />
        {words.report}
      </button>
      {isReporting && (
        <OneFieldDialog
          lines={4}
          title={words.reportTitle}
          label={words.label}
          help={words.help}
          sendLabel={words.send}
          maxLength={1000}
          onSend={onReport}
          onClose={() => setReporting(false)}
        />
      )}
    </>
  );
}
