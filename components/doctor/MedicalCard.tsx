import { Pencil, Trash2 } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useRef, type ReactNode } from 'react';
import { useConfirm } from '@/components/ui/dialogs/ConfirmProvider';
import { Button } from '@/components/ui/inputs/Button';
import { useMedicalCalls } from '@/context/doctor/doctor';
import type { MedicalFile } from '@/lib/domain/doctor/types';
import css from './MedicalCard.module.scss';
import { FileLinks } from './FileLinks';

interface MedicalCardProps {
  readonly kind: 'visits' | 'examinations';
  readonly record: { readonly id: number; readonly files: readonly MedicalFile[] };
  readonly title: string;
  /** Date in machine-readable form, and as shown. */
  readonly at: string;
  readonly when: string;
  readonly line?: string | null;
  /** Set if the address points to this record; scrolls to it and focuses it. */
  readonly isNamed?: boolean;
  /** Question asked before deletion; names the record. */
  readonly removeTitle: string;
  /** Undefined for a read-only card. */
  readonly onEdit?: () => void;
  readonly onGone?: () => void;
  readonly children?: ReactNode;
}

/** Shows a visit or an examination: date and title, its own content, its files, and its actions. */
export function MedicalCard(props: MedicalCardProps) {
  const { record, title, at, when, line, isNamed, children, ...rest } = props;
  const card = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (!isNamed) return;
    card.current?.focus();
    card.current?.scrollIntoView?.({ block: 'start' });
  }, [isNamed]);
  return (
    <li ref={card} tabIndex={isNamed ? -1 : undefined} className={css.card}>
      <div className={css.head}>
        <div>
          <time dateTime={at}>{when}</time>
          <h3>{title}</h3>
          {line && <p>{line}</p>}
        </div>
        {rest.onEdit && <Actions {...rest} id={record.id} name={`${title}, ${when}`} />}
      </div>
      {children}
      <FileLinks files={record.files} />
    </li>
  );
}

type ActionsProps = Pick<MedicalCardProps, 'kind' | 'removeTitle' | 'onEdit' | 'onGone'> & {
  readonly id: number;
  readonly name: string;
};

function Actions({ kind, id, name, removeTitle, onEdit, onGone }: ActionsProps) {
  const { t } = useTranslation('common');
  const { remove } = useMedicalCalls();
  const confirm = useConfirm();
  const askRemove = async () => {
    if (!(await confirm({ title: removeTitle, confirmLabel: t('action.delete') }))) return;
    await remove(kind, id).then(onGone, () => undefined); // An alert already reports it.
  };
  return (
    <div className={css.actions}>
      <Button icon={Pencil} onClick={onEdit}>
        {t('action.edit')}
        <span className="visually-hidden"> {name}</span>
      </Button>
      <Button tone="outline-danger" icon={Trash2} onClick={askRemove}>
        {t('action.delete')}
        <span className="visually-hidden"> {name}</span>
      </Button>
    </div>
  );
}
