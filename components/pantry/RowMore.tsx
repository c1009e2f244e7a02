import { History, Pencil, Trash, Trash2 } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { useConfirm } from '@/components/ui/dialogs/ConfirmProvider';
import { Button } from '@/components/ui/inputs/Button';
import { LabelledSelect } from '@/components/ui/inputs/LabelledSelect';
import { newKey } from '@/lib/newKey';
import css from './RowMore.module.scss';
import { LazyLedgerDialog } from './LedgerDialog.lazy';
import { LevelButtons } from './LevelButtons';
import type { RowProps } from './rowProps';
import { LazyThingDialog } from './ThingDialog.lazy';
import { usePantryText } from './usePantryText';

/** Less frequent actions for a thing: set a level, move, edit, see its changes, remove. */
export function RowMore({ item, places, onChange }: Omit<RowProps, 'isWaiting'>) {
  const { t } = useTranslation(['pantry', 'common']);
  const { nameOf, placeOf } = usePantryText();
  const confirm = useConfirm();
  const [shown, setShown] = useState<'form' | 'book'>();
  const name = nameOf(item);
  const { key } = item;
  const close = () => setShown(undefined);
  const remove = async () => {
    const text = {
      title: t('item.removeTitle', { name }),
      body: t('item.removeText'),
      confirmLabel: t('common:action.remove'),
    };
    if (await confirm(text)) onChange({ op: 'remove', key }, item);
  };
  return (
    <div className={css.more}>
      <LevelButtons {...{ item, onChange }} />
      <LabelledSelect
        label={t('place.label')}
        value={item.place ?? ''}
        options={['', ...places].map((value) => ({ value, label: placeOf(value) }))}
        onChange={(place) => onChange({ op: 'set', key, place: place || null }, item)}
      />
      <div className={css.actions}>
        <Button icon={Pencil} onClick={() => setShown('form')}>
          {t('common:action.edit')}
        </Button>
        <Button icon={History} disabled={item.id === 0} onClick={() => setShown('book')}>
          {t('item.book')}
        </Button>
        {item.level !== 'gone' && (
          <Button
            icon={Trash}
            onClick={() =>
              onChange({ op: 'set', key, level: 'gone', move: newKey(), reason: 'thrown' }, item)
            }
          >
            {t('item.thrown')}
          </Button>
        )}
        <Button tone="outline-danger" icon={Trash2} onClick={() => void remove()}>
          {t('common:action.remove')}
        </Button>
      </div>
      {shown === 'form' && (
        <LazyThingDialog
          item={item}
          places={places}
          onSave={({ fields, count, Name }) => {
            const named = item.product ? {} : { Name };
            const step =
              Object.keys(count).length > 0 ? { ...count, move: newKey(), reason: 'counted' as const } : {};
            onChange({ op: 'set', key, ...named, ...fields, ...step }, item);
          }}
          onClose={close}
        />
      )}
      {shown === 'book' && <LazyLedgerDialog {...{ item, onChange }} onClose={close} />}
    </div>
  );
}
