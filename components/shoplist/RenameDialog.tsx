import { Save } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useId, useState, type FormEvent } from 'react';
import { FieldError, type FieldMessage } from '@/components/forms/FieldError';
import { DialogFrame } from '@/components/ui/DialogFrame';
import { useShopListCalls } from '@/context/data/shoplists';
import { fieldFault } from '@/lib/hooks/fault';
import type { ListDialogProps } from './ListActions';

/** Another name for a list. */
export function RenameDialog({ list, onChanged, onClose }: ListDialogProps) {
  const { t } = useTranslation(['shoplist', 'common']);
  const calls = useShopListCalls();
  const id = useId();
  const [name, setName] = useState(list.Name);
  const [fault, setFault] = useState<FieldMessage>();
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (!name.trim()) return setFault({ key: 'required' });
    try {
      await calls.rename(list.id, name);
      onChanged();
      onClose();
    } catch (cause) {
      setFault(fieldFault(cause));
    }
  };
  const submit = (
    <button type="submit" form={`${id}-form`} className="btn btn-primary">
      <Save size={18} aria-hidden />
      {t('common:action.save')}
    </button>
  );
  return (
    <DialogFrame title={t('action.rename')} onClose={onClose} footer={submit}>
      <form id={`${id}-form`} onSubmit={save} noValidate>
        <label htmlFor={id} className="form-label">
          {t('rename.title')}
        </label>
        <input
          id={id}
          className={`form-control${fault ? ' is-invalid' : ''}`}
          autoComplete="off"
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault ? `${id}-error` : undefined}
          value={name}
          onChange={({ target }) => {
            setFault(undefined);
            setName(target.value);
          }}
        />
        <FieldError id={`${id}-error`} error={fault} />
      </form>
    </DialogFrame>
  );
}
