import { UserMinus, UserPlus } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useId, useRef, useState, type ReactNode } from 'react';
import { FieldError, type FieldMessage } from '@/components/forms/FieldError';
import { useConfirm } from '@/components/ui/dialogs/ConfirmProvider';
import { Button } from '@/components/ui/inputs/Button';
import { usePersonName } from '@/context/people/usePersonName';
import { isEmail } from '@/lib/domain/text/email';
import { fieldFault } from '@/lib/faults/fault';
import css from './PeopleField.module.scss';

interface ListedPerson {
  readonly id: number;
  readonly Name: string;
}
interface PeopleFieldProps {
  readonly people: readonly ListedPerson[];
  /** Label of the email field. */
  readonly label: string;
  /** Title of the question before a removal. */
  readonly removeTitle: (name: string) => string;
  /** Rejects if the person could not be added; the typed email then stays. */
  readonly onAdd: (email: string) => Promise<unknown>;
  readonly onRemove: (person: ListedPerson) => Promise<unknown>;
  /** True if the list is read-only. */
  readonly isFixed?: boolean;
  /** True if the reader may remove people; by default the same as adding. */
  readonly canRemove?: boolean;
  /** People who can be added by one tap. */
  readonly offered?: Offered;
  /** List items before the people. */
  readonly children?: ReactNode;
}
interface Offered {
  readonly label: string;
  readonly people: readonly ListedPerson[];
  readonly onAdd: (person: ListedPerson) => Promise<unknown>;
}

/** Lists the people that something is shared with: adds them by email, asks before removing one. */
export function PeopleField(props: PeopleFieldProps) {
  const {
    people,
    label,
    removeTitle,
    onAdd,
    onRemove,
    isFixed = false,
    canRemove = !isFixed,
    offered,
    children,
  } = props;
  const { t } = useTranslation('common');
  const confirm = useConfirm();
  const nameOf = usePersonName();
  const list = useRef<HTMLUListElement>(null);
  const remove = async (person: ListedPerson) => {
    const text = { title: removeTitle(nameOf(person.Name)), confirmLabel: t('action.remove') };
    if (await confirm(text)) await onRemove(person).catch(() => undefined); // an alert shows the error
  };
  return (
    <>
      {(children || people.length > 0) && (
        <ul ref={list} className={css.people} tabIndex={-1}>
          {children}
          {people.map((person) => (
            <li key={person.id}>
              <span>{nameOf(person.Name)}</span>
              {canRemove && (
                <Button tone="outline-danger" icon={UserMinus} onClick={() => remove(person)}>
                  {t('action.remove')}
                  <span className="visually-hidden"> {nameOf(person.Name)}</span>
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {!isFixed && offered && offered.people.length > 0 && (
        // adding removes the button, so the focus moves to the list of people
        <AtHand {...offered} onAdd={(one) => offered.onAdd(one).then(() => list.current?.focus())} />
      )}
      {!isFixed && <NextPerson label={label} onAdd={onAdd} />}
    </>
  );
}

function AtHand({ label, people, onAdd }: Offered) {
  const { t } = useTranslation('common');
  const nameOf = usePersonName();
  return (
    <div role="group" aria-label={label} className={css.offered}>
      <span>{label}</span>
      {people.map((person) => (
        <Button
          key={person.id}
          tone="outline-primary"
          icon={UserPlus}
          aria-label={`${t('action.add')}: ${nameOf(person.Name)}`}
          onClick={() => void onAdd(person).catch(() => undefined)} // an alert shows the error
        >
          {nameOf(person.Name)}
        </Button>
      ))}
    </div>
  );
}

/** Not a form element, as it may be inside a form. */
function NextPerson({ label, onAdd }: Pick<PeopleFieldProps, 'label' | 'onAdd'>) {
  const { t } = useTranslation('common');
  const id = useId();
  const [email, setEmail] = useState('');
  const [fault, setFault] = useState<FieldMessage>();
  const [isSending, setSending] = useState(false);
  const add = async () => {
    if (isSending) return;
    if (!isEmail(email)) return setFault({ key: 'email' });
    setSending(true);
    try {
      await onAdd(email.trim());
      setEmail('');
    } catch (cause) {
      setFault(fieldFault(cause));
    } finally {
      setSending(false);
    }
  };
  return (
    <>
      <label htmlFor={id} className="form-label">
        {label}
      </label>
      <div className={css.next}>
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
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault(); // keeps Enter from submitting the form around it
            void add();
          }}
        />
        <Button tone="outline-primary" icon={UserPlus} isBusy={isSending} onClick={() => void add()}>
          {t('action.add')}
        </Button>
      </div>
      <FieldError id={`${id}-error`} error={fault} />
    </>
  );
}
