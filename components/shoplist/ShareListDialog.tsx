import { UserMinus, UserPlus } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useId, useState, type FormEvent } from 'react';
import { FieldError, type FieldMessage } from '@/components/forms/FieldError';
import { useConfirm } from '@/components/ui/ConfirmProvider';
import { DialogFrame } from '@/components/ui/DialogFrame';
import { useAuth } from '@/context/AuthContext';
import { useShopListCalls } from '@/context/data/shoplists';
import type { ShopMember } from '@/lib/domain/shoplist/types';
import { isEmail } from '@/lib/domain/text/email';
import { fieldFault } from '@/lib/hooks/fault';
import css from '@/styles/shoplist.module.scss';
import type { ListDialogProps } from './ListActions';

/** Who is on the list; its owner adds people by email and takes them off again. */
export function ShareListDialog({ list, onChanged, onClose }: ListDialogProps) {
  const { t } = useTranslation(['shoplist', 'common']);
  const { person } = useAuth();
  const calls = useShopListCalls();
  const confirm = useConfirm();
  const isOwn = list.owner?.id === person?.id;
  const remove = async (member: ShopMember) => {
    const title = t('share.removeTitle', { name: member.Name });
    if (!(await confirm({ title, confirmLabel: t('common:action.remove') }))) return;
    await calls.unshare(list.id, member.id).then(onChanged, () => undefined); // the alert has said it
  };
  return (
    <DialogFrame title={t('share.title')} onClose={onClose}>
      <p>{t('share.help')}</p>
      <ul className={css.people}>
        {list.owner && <li>{t('share.owner', { name: list.owner.Name })}</li>}
        {list.members.map((member) => (
          <li key={member.id}>
            <span>{member.Name}</span>
            {isOwn && (
              <button type="button" className="btn btn-outline-danger" onClick={() => remove(member)}>
                <UserMinus size={18} aria-hidden />
                {t('common:action.remove')}
                <span className="visually-hidden"> {member.Name}</span>
              </button>
            )}
          </li>
        ))}
      </ul>
      {isOwn && <AddMember list={list.id} onChanged={onChanged} />}
    </DialogFrame>
  );
}

function AddMember({ list, onChanged }: { list: number; onChanged: () => unknown }) {
  const { t } = useTranslation(['shoplist', 'common']);
  const calls = useShopListCalls();
  const id = useId();
  const [email, setEmail] = useState('');
  const [fault, setFault] = useState<FieldMessage>();
  const [isSending, setSending] = useState(false);
  const add = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    if (!isEmail(email)) return setFault({ key: 'email' });
    setSending(true);
    try {
      await calls.share(list, email.trim());
      setEmail('');
      onChanged();
    } catch (cause) {
      setFault(fieldFault(cause));
    } finally {
      setSending(false);
    }
  };
  return (
    <form onSubmit={add} noValidate>
      <label htmlFor={id} className="form-label">
        {t('share.email')}
      </label>
      <div className={css.inline}>
        <input
          id={id}
          type="email"
          inputMode="email"
          autoComplete="off"
          className={`form-control${fault ? ' is-invalid' : ''}`}
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault ? `${id}-error` : undefined}
          value={email}
          onChange={({ target }) => {
            setFault(undefined);
            setEmail(target.value);
          }}
        />
        <button type="submit" className="btn btn-primary" aria-disabled={isSending || undefined}>
          <UserPlus size={18} aria-hidden />
          {t('common:action.add')}
        </button>
      </div>
      <FieldError id={`${id}-error`} error={fault} />
    </form>
  );
}
