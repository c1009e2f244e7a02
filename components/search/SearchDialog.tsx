import { Search } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useRouter } from 'next/router';
import { useId, useState, type KeyboardEvent } from 'react';
import Modal from 'react-bootstrap/Modal';
import { Icon } from '@/components/ui/Icon';
import { Button } from '@/components/ui/inputs/Button';
import { useActiveRow } from '@/components/ui/lists/useActiveRow';
import { useOffline } from '@/lib/hooks/useOffline';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import { noteVisit } from '@/lib/stored/recent';
import search from '@/locales/en/search.json';
import type { Hit, HitKind } from './hits';
import css from './SearchDialog.module.scss';
import { SearchKinds } from './SearchKinds';
import { SearchRow } from './SearchRow';
import { useHits } from './useHits';
import { useRowActs } from './useRowActs';

const MOST_LETTERS = 150;

/** Searches everything that the person may read, and actions on it; operated by arrows and Enter, or by taps. */
function SearchEverywhere({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['search', 'common']);
  const id = useId();
  const router = useRouter();
  const { isOffline } = useOffline();
  const [text, setText] = useState('');
  const [only, setOnly] = useState<HitKind>();
  const [actAt, setActAt] = useState(-1);
  const { groups: all, isBusy, meant } = useHits(text, isOffline);
  // ignores the chosen kind once it has no results
  const chosen = all.find(({ kind }) => kind === only)?.kind;
  const groups = all
    .filter(({ kind }) => !chosen || kind === chosen)
    .map(({ kind, rows, ends, most }) => {
      const shown = chosen ? rows : rows.slice(0, most);
      const isMore = rows.length > shown.length || ends.some(({ all = 0 }) => all > shown.length);
      return { kind, rows: [...shown, ...(isMore ? ends : [])] };
    });
  const rows = groups.flatMap((group) => group.rows);
  const { at, goTo, step, reset } = useActiveRow(rows.length);
  const active: Hit | undefined = rows[at];
  const { of, said } = useRowActs(rows);
  const acts = active ? of(active).acts : [];
  const act = acts[actAt];
  const moveTo = (move: () => void) => {
    setActAt(-1);
    move();
  };

  const open = async (hit: Hit, isElsewhere: boolean) => {
    const href = hit.href ?? (await hit.act?.().catch(() => undefined)); // an alert shows the error
    if (!href) return;
    noteVisit(href, t('common:app.title', { page: hit.name }));
    if (isElsewhere) return window.open(href, '_blank', 'noopener');
    onClose();
    await router.push(href);
  };
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, currentTarget: field } = event;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      if (rows.length > 0) moveTo(() => step(key === 'ArrowDown' ? 1 : -1));
    } else if (key === 'ArrowRight' && field.selectionStart === text.length && actAt < acts.length - 1) {
      event.preventDefault();
      setActAt(actAt + 1);
    } else if (key === 'ArrowLeft' && act) {
      event.preventDefault();
      setActAt(actAt - 1);
    } else if (key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      if (act) act.onRun();
      else if (active) void open(active, event.ctrlKey || event.metaKey);
    }
  };
  const status = isBusy ? t('busy') : t('found', { count: rows.filter(({ all }) => !all).length });
  return (
    <Modal
      show
      onHide={onClose}
      aria-label={t('common:search.open')}
      dialogClassName={css.dialog}
      contentClassName={css.content}
      animation={false}
    >
      <div className={css.head}>
        <Icon of={Search} size={22} />
        <input
          id={id}
          type="text"
          role="combobox"
          autoFocus
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={MOST_LETTERS}
          aria-label={t('common:search.open')}
          aria-autocomplete="list"
          aria-expanded={rows.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={active && (act ? `${id}-${at}-${act.key}` : `${id}-${at}`)}
          placeholder={t('placeholder')}
          value={text}
          onChange={(event) => {
            moveTo(reset);
            setText(event.target.value);
          }}
          onKeyDown={handleKey}
        />
        <Button tone="link" size="sm" onClick={onClose}>
          {t('common:action.close')}
        </Button>
      </div>
      {text.trim() && all.length > 1 && (
        <SearchKinds
          kinds={all.map(({ kind }) => kind)}
          chosen={chosen}
          onChoose={(kind) => {
            moveTo(reset);
            setOnly(kind);
          }}
        />
      )}
      <div className={css.body}>
        {isOffline && <p className={css.note}>{t('offline')}</p>}
        {meant && (
          <p className={css.meant}>
            {t('meant.before')} <b>{meant}</b>
          </p>
        )}
        <div id={`${id}-list`} role="listbox" aria-label={t('common:search.open')} className={css.list}>
          {groups.map(({ kind, rows: own }) => (
            <div key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
              <h3 id={`${id}-${kind}`} role="presentation">
                {t(`kind.${kind}`)}
              </h3>
              {own.map((hit) => {
                const place = rows.indexOf(hit);
                return (
                  <SearchRow
                    key={hit.key}
                    id={`${id}-${place}`}
                    hit={hit}
                    text={text}
                    isActive={active === hit}
                    actAt={active === hit ? actAt : -1}
                    {...of(hit)}
                    onOpen={(isElsewhere) => void open(hit, isElsewhere)}
                    onPoint={() => moveTo(() => goTo(place))}
                  />
                );
              })}
            </div>
          ))}
        </div>
        {rows.length === 0 && !isBusy && <p className={css.note}>{t('nothing')}</p>}
      </div>
      <p className={css.keys} aria-hidden>
        <span>
          <kbd>↑</kbd> <kbd>↓</kbd> {t('keys.choose')}
        </span>
        <span>
          <kbd>Enter</kbd> {t('keys.open')}
        </span>
        <span>
          <kbd>→</kbd> {t('keys.acts')}
        </span>
        <span>
          <kbd>Ctrl Enter</kbd> {t('keys.elsewhere')}
        </span>
        <span>
          <kbd>Esc</kbd> {t('keys.close')}
        </span>
      </p>
      <span role="status" className="visually-hidden">
        {status}
      </span>
      <span role="status" className="visually-hidden">
        {said}
      </span>
    </Modal>
  );
}

export const SearchDialog = withNamespaces(SearchEverywhere, { search });
