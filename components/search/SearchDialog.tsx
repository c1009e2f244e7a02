import { Search } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useRouter } from 'next/router';
import { useId, useState, type KeyboardEvent } from 'react';
import Modal from 'react-bootstrap/Modal';
import { useActiveRow } from '@/components/ui/useActiveRow';
import { useOffline } from '@/lib/hooks/useOffline';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import { noteVisit } from '@/lib/recent';
import search from '@/locales/en/search.json';
import type { Hit } from './hits';
import css from './SearchDialog.module.scss';
import { SearchRow } from './SearchRow';
import { useHits } from './useHits';

const MOST_LETTERS = 150;

/** Looks for recipes, plans, products, foods, lists and cookbooks, and for what can be done: by arrows and Enter, or a tap. */
function SearchEverywhere({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['search', 'common']);
  const id = useId();
  const router = useRouter();
  const { isOffline } = useOffline();
  const [text, setText] = useState('');
  const { groups, isBusy } = useHits(text, isOffline);
  const rows = groups.flatMap((group) => group.rows);
  const { at, step, reset } = useActiveRow(rows.length);

  const open = async (hit: Hit, isElsewhere: boolean) => {
    const href = hit.href ?? (await hit.act?.().catch(() => undefined)); // the alert has said it
    if (!href) return;
    noteVisit(href, t('common:app.title', { page: hit.name }));
    if (isElsewhere) return window.open(href, '_blank', 'noopener');
    onClose();
    await router.push(href);
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (rows.length > 0) step(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      if (rows[at]) void open(rows[at], event.ctrlKey || event.metaKey);
    }
  };
  const status = isBusy ? t('busy') : t('found', { count: rows.length });
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
        <Search size={22} aria-hidden />
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
          aria-activedescendant={rows[at] && `${id}-${at}`}
          placeholder={t('placeholder')}
          value={text}
          onChange={(event) => {
            reset();
            setText(event.target.value);
          }}
          onKeyDown={handleKey}
        />
        <button type="button" className="btn btn-sm btn-link" onClick={onClose}>
          {t('common:action.close')}
        </button>
      </div>
      <div className={css.body}>
        {isOffline && <p className={css.note}>{t('offline')}</p>}
        <div id={`${id}-list`} role="listbox" aria-label={t('common:search.open')} className={css.list}>
          {groups.map(({ kind, rows: own }) => (
            <div key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
              <h3 id={`${id}-${kind}`} role="presentation">
                {t(`kind.${kind}`)}
              </h3>
              {own.map((hit) => (
                <SearchRow
                  key={hit.key}
                  id={`${id}-${rows.indexOf(hit)}`}
                  hit={hit}
                  isActive={rows[at] === hit}
                  onOpen={(isElsewhere) => void open(hit, isElsewhere)}
                />
              ))}
            </div>
          ))}
        </div>
        {rows.length === 0 && !isBusy && <p className={css.note}>{t('nothing')}</p>}
      </div>
      <p className={css.keys} aria-hidden>
        <kbd>↑</kbd> <kbd>↓</kbd> {t('keys.choose')} <kbd>Enter</kbd> {t('keys.open')} <kbd>Ctrl Enter</kbd>{' '}
        {t('keys.elsewhere')} <kbd>Esc</kbd> {t('keys.close')}
      </p>
      <span role="status" className="visually-hidden">
        {status}
      </span>
    </Modal>
  );
}

export const SearchDialog = withNamespaces(SearchEverywhere, { search });
