import { X } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { Icon } from '@/components/ui/Icon';
import { Button } from '@/components/ui/inputs/Button';
import { Dropdown } from '@/components/ui/inputs/Dropdown';
import type { BulkAction, RecordRow } from './column';
import css from './DataTable.module.scss';

interface BulkBarProps<T> {
  readonly rows: readonly T[];
  readonly actions: readonly BulkAction<T>[];
  readonly isRunning: boolean;
  readonly onRun: (action: BulkAction<T>, choice?: string) => void;
  readonly onClear: () => void;
}

/** Shows the number of selected rows and the actions on them. */
export function BulkBar<T extends RecordRow>({ rows, actions, isRunning, onRun, onClear }: BulkBarProps<T>) {
  const { t } = useTranslation('table');
  const fitting = actions.filter(({ fits }) => !fits || rows.some(fits));
  return (
    <div role="group" aria-label={t('chosen')} className={css.bulk}>
      <strong role="status">{t('selected', { count: rows.length })}</strong>
      {fitting.map((action) => {
        const { key, label, icon, choices } = action;
        const face = (
          <>
            <Icon of={icon} />
            {label}
          </>
        );
        if (choices)
          return (
            <Dropdown key={key} isButton label={face}>
              {choices.map((choice) => (
                <Button
                  key={choice.value}
                  tone="menu"
                  disabled={isRunning}
                  onClick={() => onRun(action, choice.value)}
                >
                  {choice.label}
                </Button>
              ))}
            </Dropdown>
          );
        return (
          <Button key={key} disabled={isRunning} onClick={() => onRun(action)}>
            {face}
          </Button>
        );
      })}
      <Button
        tone="link"
        icon={X}
        aria-label={t('clear')}
        title={t('clear')}
        disabled={isRunning}
        onClick={onClear}
      />
    </div>
  );
}
