import { Undo2, X } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { Button } from '@/components/ui/inputs/Button';
import type { RecordRow } from './column';
import css from './DataTable.module.scss';
import type { Bulk } from './useBulk';

/** Shows the progress of a bulk action, then its result. */
export function BulkNote<T extends RecordRow>({ bulk }: { bulk: Bulk<T> }) {
  const { t } = useTranslation(['table', 'common']);
  if (!bulk.state) return null;
  const { action, label, total, done, faults, isOver, isUndone } = bulk.state;
  const count = done.length;
  const at = Math.min(count + faults.length + 1, total);
  const ended = isUndone ? t('undone') : t('done', { action: label, count });
  return (
    <div className={css.note}>
      <p role="status">{isOver ? ended : t('progress', { action: label, at, total })}</p>
      {isOver && !isUndone && action.undo && count > 0 && (
        <Button tone="link" icon={Undo2} onClick={bulk.undo}>
          {t('common:action.undo')}
        </Button>
      )}
      {isOver && (
        <Button tone="link" icon={X} onClick={bulk.clear}>
          {t('common:action.close')}
        </Button>
      )}
      {faults.length > 0 && (
        <div role="alert" className={css.faults}>
          <strong>{t('faults', { count: faults.length })}</strong>
          <ul>
            {faults.map(({ id, name, text }) => (
              <li key={id}>{t('fault', { name, fault: text })}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
