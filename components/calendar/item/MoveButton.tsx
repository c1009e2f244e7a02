import { CornerDownRight } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { Button } from '@/components/ui/inputs/Button';
import css from './TickButton.module.scss';

interface MoveButtonProps {
  readonly name: string;
  readonly onMove: () => void;
}

/** Opens the dialog that moves a line to another day and hour. */
export function MoveButton({ name, onMove }: MoveButtonProps) {
  const { t } = useTranslation('calendar');
  return (
    <Button
      tone="bare"
      icon={CornerDownRight}
      className={css.tick}
      aria-label={t('move', { name })}
      onClick={onMove}
    />
  );
}
