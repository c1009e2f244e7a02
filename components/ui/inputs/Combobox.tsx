import { useId, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import css from './Combobox.module.scss';
import { useActiveRow } from '@/components/ui/lists/useActiveRow';

export interface ComboOption {
  readonly id: string;
  readonly label: string;
  /** Shown beside the label. */
  readonly hint?: string;
  /** Origin of the option, in a muted line below the label. */
  readonly origin?: string;
  /** Figure at the end of the row; screen readers read it last. */
  readonly figure?: string;
}
interface ComboboxProps {
  readonly label: string;
  /** Hides the label visually if the context names the field; screen readers still read it. */
  readonly hideLabel?: boolean;
  readonly value: string;
  readonly onType: (text: string) => void;
  /** Possible meanings of the text; null while they load. */
  readonly options: readonly ComboOption[] | null;
  readonly onChoose: (id: string) => void;
  /** Label of a last row that creates something from the text. */
  readonly createLabel?: string;
  readonly onCreate?: () => void;
  /** True if Enter takes the last row only after an arrow key has reached it. */
  readonly isCreateChosen?: boolean;
  /** Number of options, for screen readers. */
  readonly status?: string;
  readonly placeholder?: string;
  readonly isInvalid?: boolean;
  readonly describedBy?: string;
  readonly onBlur?: () => void;
  readonly onPaste?: (event: ClipboardEvent<HTMLInputElement>) => void;
  /** Called on Enter while no options are shown. */
  readonly onEnter?: () => void;
  /** Called on Enter with the text as written, regardless of loading options, until an arrow key has reached a row. */
  readonly onWritten?: () => void;
  /** True if the first row is named exactly as typed: Enter then takes it, whether the list is open or not. */
  readonly isFirstMeant?: boolean;
  /** True if the list opens on focus, for a text that is not one of the rows. */
  readonly opensOnFocus?: boolean;
}

const CREATE = 'create';

/**
 * Returns the ids of the elements that name a row, without the figure, which is its description; undefined if the row's
 * whole text names it.
 */
function namesOf(row: ComboOption, id: string): string | undefined {
  if (!row.origin && !row.figure) return undefined;
  const parts = (['label', 'origin', 'hint'] as const).filter((part) => row[part]);
  return parts.map((part) => `${id}-${part}`).join(' ');
}

/** Text field with suggestions for the text, operated by arrows, Enter and Escape, or by taps. */
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
      event.preventDefault(); // keeps Enter from submitting the form around it
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
        // otherwise a phone's Enter key may only move to the next field
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
