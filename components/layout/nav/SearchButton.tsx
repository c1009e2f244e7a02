import { Search } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useRouter } from 'next/router';
import { useEffect, useState } from 'react';
import { LazySearchDialog, loadSearchDialog } from '@/components/search/SearchDialog.lazy';
import { Icon } from '@/components/ui/Icon';
import { isCovered, isFreeSlash } from '@/lib/browser/freeSlash';

/** Opens the global search, by click, "/" or Ctrl-K; loads its code only then. */
export function SearchButton() {
  const { t } = useTranslation();
  const { events } = useRouter();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const isChord = (event.ctrlKey || event.metaKey) && !event.altKey && event.code === 'KeyK';
      if (event.defaultPrevented || !(isChord || isFreeSlash(event)) || isCovered()) return;
      event.preventDefault();
      setOpen(true);
    };
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, []);
  useEffect(() => {
    // Records the page being left as recently visited.
    const handleLeave = () => {
      const [path, title] = [window.location.pathname, document.title];
      void import('@/lib/stored/recent')
        .then(({ noteVisit }) => noteVisit(path, title))
        .catch(() => undefined);
    };
    events.on('routeChangeStart', handleLeave);
    return () => events.off('routeChangeStart', handleLeave);
  }, [events]);
  return (
    <>
      <button
        type="button"
        className="search-button"
        aria-keyshortcuts="/ Control+K"
        aria-haspopup="dialog"
        aria-label={t('search.open')}
        onClick={() => setOpen(true)}
        onPointerEnter={() => void loadSearchDialog().catch(() => undefined)}
      >
        <Icon of={Search} size={20} />
        <span className="search-word">{t('action.search')}</span>
        <kbd>/</kbd>
      </button>
      {isOpen && <LazySearchDialog onClose={() => setOpen(false)} />}
    </>
  );
}
