import { useTranslation } from 'next-i18next/pages';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { Button } from '@/components/ui/inputs/Button';

/** Replaces a page that crashed. */
export function CrashNote() {
  const { t } = useTranslation();
  return (
    <EmptyState title={t('crashed.title')} text={t('crashed.text')} picture="fish">
      <Button tone="primary" onClick={() => window.location.reload()}>
        {t('action.retry')}
      </Button>
      {/* eslint-disable-next-line @next/next/no-html-link-for-pages -- a full load, so that nothing of the fault is kept */}
      <a href="/" className="btn btn-outline-secondary">
        {t('crashed.home')}
      </a>
    </EmptyState>
  );
}
