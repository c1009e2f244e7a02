import { useId, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import css from './Combobox.module.scss';
import { useActiveRow } from '@/components/ui/lists/useActiveRow';

export interface ComboOption {
  readonly id: string;
  readonly label: string;
  /** Beside the label. */
  readonly hint?: string;
  /** Beneath the label, softly: where it comes from. */
  readonly origin?: string;
  /** A figure at the end of the row; readers hear it behind the rest. */
  readonly figure?: string;
}
interface ComboboxProps {
  readonly label: string;
  /** Hides the label from sight (never from readers) where the place says what the field is. */
  readonly hideLabel?: boolean;
  readonly value: string;
  readonly onType: (text: string) => void;
  /** What the text may mean; null while that is not known yet. */
  readonly options: readonly ComboOption[] | null;
  readonly onChoose: (id: string) => void;
  /** A last row that makes something new out of the text. */
  readonly createLabel?: string;
  readonly onCreate?: () => void;
  /** The last row is never taken by Enter before it has been gone to. */
  readonly isCreateChosen?: boolean;
  /** How many there are, for readers. */
  readonly status?: string;
  readonly placeholder?: string;
  readonly isInvalid?: boolean;
  readonly describedBy?: string;
  readonly onBlur?: () => void;
  readonly onPaste?: (event: ClipboardEvent<HTMLInputElement>) => void;
  /** Enter while nothing is offered. */
  readonly onEnter?: () => void;
  /** Enter takes the text as it is written, at any speed, until the arrows have gone to a row. */
  readonly onWritten?: () => void;
  /** The first row is called as it is written: Enter takes that, whether the rows are open or not. */
  readonly isFirstMeant?: boolean;
  /** A text that is none of the rows yet offers them as soon as one comes back to it. */
  readonly opensOnFocus?: boolean;
}

const CREATE = 'create';

/** What a row is called by readers: all of it but the figure, which they hear behind; without one, all that stands in it. */
function namesOf(row: ComboOption, id: string): string | undefined {
  if (!row.origin && !row.figure) return undefined;
  const parts = (['label', 'origin', 'hint'] as const).filter((part) => row[part]);
  return parts.map((part) => `${id}-${part}`).join(' ');
}

/** A text field that offers what the text may mean: arrows, Enter and Escape, or a tap. */
export function Combobox(props: ComboboxProps) {
  const { label, hideLabel, value, options, createLabel, status, isInvalid } = props;
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const rows: readonly ComboOption[] = [
    ...(options ?? []),
    ...(options && createLabel ? [{ id: CREATE, label: createLabel }] : []),
  ];
  const isShown = isOpen && rows.length > 0;
  const isNoneMeant = props.onWritten ? !props.isFirstMeant : props.isCreateChosen && options?.length === 0;
  const first = isNoneMeant ? -1 : 0;
  const { at, goTo, step, reset } = useActiveRow(rows.length, first);

  const close = () => {
    setOpen(false);
    reset();
  };
  const choose = (row: ComboOption | undefined) => {
    if (!row) return;
    close();
    if (row.id === CREATE) props.onCreate?.();
    else props.onChoose(row.id);
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (isShown) step(event.key === 'ArrowDown' ? 1 : -1);
      setOpen(true);
    } else if (event.key === 'Enter') {
      event.preventDefault(); // never sends the form around it
      if (at >= 0 && (isShown || props.isFirstMeant)) choose(rows[at]);
      else if (props.onWritten) props.onWritten();
      else if (isShown) goTo(0);
      else props.onEnter?.();
    } else if (event.key === 'Escape' && isShown) {
      event.stopPropagation();
      close();
    }
  };
  return (
    <div className={css.combobox}>
      <label htmlFor={id} className={hideLabel ? 'visually-hidden' : 'form-label'}>
        {label}
      </label>
      <input
        id={id}
        className={`form-control${isInvalid ? ' is-invalid' : ''}`}
        type="text"
        role="combobox"
        // else the key of a phone's keyboard may only go on to the next field
        enterKeyHint={props.onWritten ? 'done' : undefined}
        autoComplete="off"
        aria-autocomplete="list"
        aria-expanded={isShown}
        aria-controls={`${id}-list`}
        aria-activedescendant={isShown && at >= 0 ? `${id}-${at}` : undefined}
        aria-invalid={isInvalid || undefined}
        aria-describedby={props.describedBy}
        placeholder={props.placeholder}
        value={value}
        onChange={(event) => {
          reset();
          setOpen(true);
          props.onType(event.target.value);
        }}
        onFocus={() => props.opensOnFocus && setOpen(true)}
        onPaste={props.onPaste}
        onKeyDown={handleKey}
        onBlur={() => {
          close();
          props.onBlur?.();
        }}
      />
      <ul id={`${id}-list`} role="listbox" aria-label={label} className={css.list} hidden={!isShown}>
        {rows.map((row, index) => (
          <li
            key={row.id}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === at}
            aria-labelledby={namesOf(row, `${id}-${index}`)}
            aria-describedby={row.figure && `${id}-${index}-figure`}
            className={row.id === CREATE ? css.create : undefined}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(row)}
          >
            <span>
              <span id={`${id}-${index}-label`}>{row.label}</span>
              {row.origin && (
                <small id={`${id}-${index}-origin`} className={css.origin}>
                  {row.origin}
                </small>
              )}
            </span>
            {row.hint && <small id={`${id}-${index}-hint`}>{row.hint}</small>}
            {row.figure && (
              <small id={`${id}-${index}-figure`} className={css.figure}>
                {row.figure}
              </small>
            )}
          </li>
        ))}
      </ul>
      <span role="status" className="visually-hidden">
        {isShown ? status : ''}
      </span>
    </div>
  );
}
