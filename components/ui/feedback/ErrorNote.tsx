import { CircleAlert, RotateCw } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useFaultText } from '@/lib/hooks/useFaultText';

interface ErrorNoteProps {
  /** What happened: a key of `errors`. */
  readonly kind: string;
  /** Says it more exactly where it has a text. */
  readonly code?: string;
  /** Seconds until it may be tried again, where that is the reason. */
  readonly retryAfter?: number;
  readonly onRetry?: () => void;
}

/** What could not be shown, why, and another try; what is not there does not come by asking again. */
export function ErrorNote({ kind, code, retryAfter, onRetry }: ErrorNoteProps) {
  const { t } = useTranslation('common');
  const { said } = useFaultText();
  const wait = retryAfter === undefined ? [] : ['errors:wait'];
  // nothing was typed where something was only read
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
