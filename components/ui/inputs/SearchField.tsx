import { Search } from 'lucide-react';
import Router from 'next/router';
import { useEffect, useId, useRef, useState } from 'react';
import { Icon } from '@/components/ui/Icon';
import css from './SearchField.module.scss';

interface SearchFieldProps {
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly label: string;
  /** Example of a search; the label by default. */
  readonly placeholder?: string;
  /** True to focus the field when it appears. */
  readonly isFocused?: boolean;
  /** Called on Enter if the text has been searched already. */
  readonly onEnter?: () => void;
}

const PAUSE = 300;
const MOST_LETTERS = 150;

/**
 * Search field that reports its text a moment after the last key, and at once on Enter. Opening a link cancels a
 * pending search.
 */
export function SearchField({ value, onChange, label, placeholder, isFocused, onEnter }: SearchFieldProps) {
  const id = useId();
  const [text, setText] = useState(value);
  const [shown, setShown] = useState(value);
  if (shown !== value) {
    // the searched text was changed elsewhere: a cleared filter, the back button
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
      <Icon of={Search} size={20} />
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
