import { Search } from 'lucide-react';
import Router from 'next/router';
import { useEffect, useId, useRef, useState } from 'react';
import css from './SearchField.module.scss';

interface SearchFieldProps {
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly label: string;
  /** An example of what may be typed; without one the label stands there. */
  readonly placeholder?: string;
  /** Whether one begins to type here as soon as it stands. */
  readonly isFocused?: boolean;
  /** Enter, once what is written is what is searched for. */
  readonly onEnter?: () => void;
}

const PAUSE = 300;
const MOST_LETTERS = 150;

/** A search; it asks a moment after the last key, and at once on Enter. Whoever opens a link meanwhile gets there first. */
export function SearchField({ value, onChange, label, placeholder, isFocused, onEnter }: SearchFieldProps) {
  const id = useId();
  const [text, setText] = useState(value);
  const [shown, setShown] = useState(value);
  if (shown !== value) {
    // what is searched for has changed without this field: a cleared filter, the back button
    setShown(value);
    if (value !== text.trim()) setText(value);
  }
  const latest = useRef({ value, onChange });
  useEffect(() => {
    latest.current = { value, onChange };
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const stop = () => clearTimeout(timer);
    const wait = () => {
      stop();
      timer = setTimeout(() => {
        if (text.trim() !== latest.current.value) latest.current.onChange(text.trim());
      }, PAUSE);
    };
    wait();
    Router.events.on('routeChangeStart', stop);
    Router.events.on('routeChangeComplete', wait);
    return () => {
      stop();
      Router.events.off('routeChangeStart', stop);
      Router.events.off('routeChangeComplete', wait);
    };
  }, [text]);

  return (
    <form
      role="search"
      className={css.search}
      onSubmit={(event) => {
        event.preventDefault();
        if (onEnter && text.trim() === value) onEnter();
        else onChange(text.trim());
      }}
    >
      <label htmlFor={id} className="visually-hidden">
        {label}
      </label>
      <Search size={20} aria-hidden />
      <input
        id={id}
        type="search"
        className="form-control"
        maxLength={MOST_LETTERS}
        autoFocus={isFocused}
        placeholder={placeholder ?? label}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </form>
  );
}
