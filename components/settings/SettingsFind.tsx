import { Search } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { Icon } from '@/components/ui/Icon';
import { isNamedLike } from '@/lib/domain/search/named';
import { isFreeSlash } from '@/lib/browser/freeSlash';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import address from '@/locales/en/address.json';
import browser from '@/locales/en/browser.json';
import energy from '@/locales/en/energy.json';
import finder from '@/locales/en/finder.json';
import mealplan from '@/locales/en/mealplan.json';
import print from '@/locales/en/print.json';
import reminders from '@/locales/en/reminders.json';
import sharing from '@/locales/en/sharing.json';
import staples from '@/locales/en/staples.json';
import welcome from '@/locales/en/welcome.json';
import { placeOf, type SettingsPart } from './SettingsIndex';
import css from './SettingsFind.module.scss';
import { useLabels } from './useLabels';

const MOST_LETTERS = 60;

interface SettingsFindProps {
  /** The parts that this person has. */
  readonly parts: readonly SettingsPart[];
  /** Receives the matching parts, or undefined if nothing is typed. */
  readonly onFind: (found: readonly SettingsPart[] | undefined) => void;
}

/**
 * Finds a setting by its part's name or its labels: "/" focuses the field, Enter goes to the first match, Escape clears
 * it.
 */
function Find({ parts, onFind }: SettingsFindProps) {
  const { t } = useTranslation('finder');
  const labels = useLabels();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  /** Returns the matching parts; typos are tolerated if there is no exact match. */
  const foundBy = (typed: string) => {
    const by = (isForgiving: boolean) =>
      parts.filter((part) => isNamedLike(typed, labels[part].join(' '), { isForgiving }));
    const exact = by(false);
    return exact.length > 0 ? exact : by(true);
  };
  const found = foundBy(text);
  useEffect(() => {
    const handleKey = (event: globalThis.KeyboardEvent) => {
      if (!isFreeSlash(event)) return;
      event.preventDefault();
      field.current?.focus();
    };
    // runs before the global search, which owns "/" elsewhere
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, []);
  const type = (typed: string) => {
    setText(typed);
    onFind(typed.trim() ? foundBy(typed) : undefined);
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && text) {
      event.preventDefault();
      type('');
    }
  };
  const goToFirst = () => {
    const [first] = found;
    if (text.trim() && first) document.getElementById(placeOf(first))?.focus();
  };
  return (
    <form
      role="search"
      className={css.find}
      onSubmit={(event) => {
        event.preventDefault();
        goToFirst();
      }}
    >
      <label htmlFor={id} className="visually-hidden">
        {t('label')}
      </label>
      <Icon of={Search} />
      <input
        ref={field}
        id={id}
        type="search"
        className="form-control"
        autoComplete="off"
        maxLength={MOST_LETTERS}
        placeholder={t('label')}
        aria-keyshortcuts="/"
        value={text}
        onChange={({ target }) => type(target.value)}
        onKeyDown={handleKey}
      />
      {!text && <kbd aria-hidden>/</kbd>}
      <p role="status" className={text.trim() && found.length === 0 ? css.none : 'visually-hidden'}>
        {text.trim() && (found.length === 0 ? t('none', { text }) : t('found', { count: found.length }))}
      </p>
    </form>
  );
}

export const SettingsFind = withNamespaces(Find, {
  address,
  browser,
  energy,
  finder,
  mealplan,
  print,
  reminders,
  sharing,
  staples,
  welcome,
});
