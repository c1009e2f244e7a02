import { useTranslation } from 'next-i18next/pages';
import { Toggle } from '@/components/ui/inputs/Toggle';
import { LEVELS, type Level } from '@/lib/domain/pantry/types';
import { newKey } from '@/lib/newKey';
import type { RowProps } from './rowProps';
import { usePantryText } from './usePantryText';

/** Sets the amount as a word, for things that nobody counts; no button is pressed while the thing is counted. */
export function LevelButtons({ item, onChange }: Pick<RowProps, 'item' | 'onChange'>) {
  const { t } = useTranslation('pantry');
  const { nameOf } = usePantryText();
  return (
    <Toggle<Level | ''>
      label={t('level.label', { name: nameOf(item) })}
      options={LEVELS.map((value) => ({ value, text: t(`level.${value}`) }))}
      value={item.level ?? ''}
      onChange={(level) => {
        if (level && level !== item.level)
          onChange({ op: 'set', key: item.key, level, move: newKey(), reason: 'counted' }, item);
      }}
    />
  );
}
