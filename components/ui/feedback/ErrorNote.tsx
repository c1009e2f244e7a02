import { CircleAlert, RotateCw } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useFaultText } from '@/lib/hooks/useFaultText';

interface ErrorNoteProps {
  /** Kind of error: a key of `errors`. */
  readonly kind: string;
  /** More specific code, used if it has a text. */
  readonly code?: string;
  /** Seconds until a retry is allowed, if the server has set a limit. */
  readonly retryAfter?: number;
  readonly onRetry?: () => void;
}

/** Shows why something could not be loaded, with a retry button unless the record does not exist. */
export function ErrorNote({ kind, code, retryAfter, onRetry }: ErrorNoteProps) {
  const { t } = useTranslation('common');
  const { said } = useFaultText();
  const wait = retryAfter === undefined ? [] : ['errors:wait'];
  // texts for reading come first, as nothing was typed that could be lost
  const keys = [`errors:code.${code}`, ...wait, `errors:read.${kind}`, `errors:${kind}`, 'errors:server'];
  return (
    <div className="error-note" role="alert">
      <CircleAlert size={24} aria-hidden />
      <div>
        <strong>{t('state.failed')}</strong>
        <p className="mb-0">{said({ keys, values: { count: Math.ceil((retryAfter ?? 0) / 60) } })}</p>
      </div>
      {onRetry && kind !== 'notFound' && (
        <button type="button" className="btn btn-outline-secondary" onClick={onRetry}>
          <RotateCw size={18} aria-hidden />
          {t('action.retry')}
        </button>
      )}
    </div>
  );
}
