import { UserMinus, UserPlus } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useId, useState } from 'react';
import { FieldError, type FieldMessage } from '@/components/forms/FieldError';
import { useConfirm } from '@/components/ui/ConfirmProvider';
import { useDishCalls } from '@/context/data/dishes';
import type { Author, Dish } from '@/lib/domain/dish/record';
import { isEmail } from '@/lib/domain/text/email';
import { fieldFault } from '@/lib/hooks/fault';
import css from '@/styles/dishView.module.scss';

interface CollaboratorsPanelProps {
  readonly dish: Dish;
  readonly onChanged: (dish: Dish) => void;
}

/** Who may edit the recipe beside its owner: added by email, removed with a question. */
export function CollaboratorsPanel({ dish, onChanged }: CollaboratorsPanelProps) {
  const { t } = useTranslation(['dish', 'common']);
  const calls = useDishCalls();
  const confirm = useConfirm();
  const id = useId();
  const [email, setEmail] = useState('');
  const [fault, setFault] = useState<FieldMessage>();
  const [isSending, setSending] = useState(false);

  const add = async () => {
    if (isSending) return;
    if (!isEmail(email)) return setFault({ key: 'email' });
    setSending(true);
    try {
      onChanged(await calls.addCollaborator(dish.id, email.trim()));
      setEmail('');
    } catch (cause) {
      setFault(fieldFault(cause));
    } finally {
      setSending(false);
    }
  };
  const remove = async (person: Author) => {
    const isSure = await confirm({
      title: t('collaborators.removeTitle', { name: person.Name }),
      confirmLabel: t('common:action.remove'),
    });
    if (!isSure) return;
    const others = dish.collaborators.filter(({ id: one }) => one !== person.id).map(({ id: one }) => one);
    await calls.setCollaborators(dish.id, others).then(onChanged, () => undefined); // the alert has said it
  };
  return (
    <fieldset className={css.people}>
      <legend>{t('collaborators.title')}</legend>
      <p className="form-text">{t('collaborators.help')}</p>
      {dish.collaborators.length > 0 && (
        <ul>
          {dish.collaborators.map((person) => (
            <li key={person.id}>
              <span>{person.Name}</span>
              <button type="button" className="btn btn-outline-danger" onClick={() => remove(person)}>
                <UserMinus size={18} aria-hidden />
                {t('common:action.remove')}
                <span className="visually-hidden"> {person.Name}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <label htmlFor={id} className="form-label">
        {t('collaborators.email')}
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
          onChange={(event) => {
            setFault(undefined);
            setEmail(event.target.value);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault(); // not the form around it
            add();
          }}
        />
        <button
          type="button"
          className="btn btn-outline-primary"
          aria-disabled={isSending || undefined}
          onClick={add}
        >
          <UserPlus size={18} aria-hidden />
          {t('common:action.add')}
        </button>
      </div>
      <FieldError id={`${id}-error`} error={fault} />
    </fieldset>
  );
}
