import { CircleAlert, RotateCw } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { Icon } from '@/components/ui/Icon';
import { Button } from '@/components/ui/inputs/Button';
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
      <Icon of={CircleAlert} size={24} />
      <div>
        <strong>{t('state.failed')}</strong>
        <p className="mb-0">{said({ keys, values: { count: Math.ceil((retryAfter ?? 0) / 60) } })}</p>
      </div>
      {onRetry && kind !== 'notFound' && (
        <Button icon={RotateCw} onClick={onRetry}>
          {t('action.retry')}
        </Button>
      )}
    </div>
  );
}
