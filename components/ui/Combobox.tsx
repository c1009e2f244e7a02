import { useId, useState, type KeyboardEvent } from 'react';
import css from './Combobox.module.scss';

interface ComboOption {
  readonly id: string;
  readonly label: string;
  readonly hint?: string;
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
  /** How many there are, for readers. */
  readonly status?: string;
  readonly placeholder?: string;
  readonly isInvalid?: boolean;
  readonly describedBy?: string;
  readonly onBlur?: () => void;
  /** Enter while nothing is offered. */
  readonly onEnter?: () => void;
}

const CREATE = 'create';

/** A text field that offers what the text may mean: arrows, Enter and Escape, or a tap. */
export function Combobox(props: ComboboxProps) {
  const { label, hideLabel, value, options, createLabel, status, isInvalid } = props;
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const rows = [
    ...(options ?? []),
    ...(options && createLabel ? [{ id: CREATE, label: createLabel, hint: undefined }] : []),
  ];
  const isShown = isOpen && rows.length > 0;
  const at = Math.min(active, rows.length - 1);

  const choose = (row: ComboOption | undefined) => {
    if (!row) return;
    setOpen(false);
    if (row.id === CREATE) props.onCreate?.();
    else props.onChoose(row.id);
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      if (isShown) setActive((at + step + rows.length) % rows.length);
      setOpen(true);
    } else if (event.key === 'Enter') {
      event.preventDefault(); // never sends the form around it
      if (isShown) choose(rows[at]);
      else props.onEnter?.();
    } else if (event.key === 'Escape' && isShown) {
      event.stopPropagation();
      setOpen(false);
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
        autoComplete="off"
        aria-autocomplete="list"
        aria-expanded={isShown}
        aria-controls={`${id}-list`}
        aria-activedescendant={isShown ? `${id}-${at}` : undefined}
        aria-invalid={isInvalid || undefined}
        aria-describedby={props.describedBy}
        placeholder={props.placeholder}
        value={value}
        onChange={(event) => {
          setActive(0);
          setOpen(true);
          props.onType(event.target.value);
        }}
        onKeyDown={handleKey}
        onBlur={() => {
          setOpen(false);
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
            className={row.id === CREATE ? css.create : undefined}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(row)}
          >
            <span>{row.label}</span>
            {row.hint && <small>{row.hint}</small>}
          </li>
        ))}
      </ul>
      <span role="status" className="visually-hidden">
        {isShown ? status : ''}
      </span>
    </div>
  );
}
