import { useTranslation } from 'next-i18next/pages';
import { useEffect, useRef } from 'react';
import type { PantryAddition, PantryChange } from '@/lib/domain/pantry/change';
import type { PantryItem } from '@/lib/domain/pantry/types';
import type { ShopProduct } from '@/lib/domain/shoplist/types';
import { pantryCount, pantryFields, pantryValues } from '@/lib/forms/pantry/values';
import { newKey } from '@/lib/newKey';
import { PickThing, type Draft } from './PickThing';

interface AddThingProps {
  readonly items: readonly PantryItem[];
  readonly onAdd: (addition: PantryAddition, product: ShopProduct | null) => void;
  readonly onDrop: (change: PantryChange) => void;
}

/** Field that adds a thing to At home, at the usual place for such things; the thing's row shows the rest. */
export function AddThing({ items, onAdd, onDrop }: AddThingProps) {
  const { t } = useTranslation('pantry');
  const latest = useRef(items);
  useEffect(() => {
    latest.current = items;
  }, [items]);
  const add = (draft: Draft): string => {
    const key = newKey();
    const values = pantryValues(draft);
    const { product, food, Name } = draft;
    const of = product ? { product: product.id } : food ? { food } : {};
    const how = { ...pantryFields(values), ...pantryCount(values) };
    onAdd({ op: 'add', key, Name, ...of, ...how, move: newKey() }, product);
    return key;
  };
  /** Replaces a thing that was added before the CMS found its product, unless the thing has been removed meanwhile. */
  const nameLater = async (key: string, later: Promise<Draft | undefined>) => {
    const draft = await later;
    if (!draft || !latest.current.some((item) => item.key === key)) return;
    onDrop({ op: 'remove', key });
    add(draft);
  };
  return (
    <PickThing
      label={t('add.label')}
      hideLabel
      placeholder={t('add.placeholder')}
      items={items}
      onPick={(draft, later) => {
        const key = add(draft);
        if (later) void nameLater(key, later);
      }}
    />
  );
}
