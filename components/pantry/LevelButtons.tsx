import { useTranslation } from 'next-i18next/pages';
import { Toggle } from '@/components/ui/inputs/Toggle';
import { LEVELS, type Level } from '@/lib/domain/pantry/types';
import { newKey } from '@/lib/newKey';
import type { RowProps } from './rowProps';
import { useThere } from './useThere';

/** How much there is in a word, where nobody counts; a number is pressed by none of them. */
export function LevelButtons({ item, onChange }: Pick<RowProps, 'item' | 'onChange'>) {
  const { t } = useTranslation('pantry');
  const { nameOf } = useThere();
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
