import { useTranslation } from 'next-i18next/pages';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import type { PantryAddition } from '@/lib/domain/pantry/change';
import type { PantryItem } from '@/lib/domain/pantry/types';
import type { ShopProduct } from '@/lib/domain/shoplist/types';
import { newKey } from '@/lib/newKey';
import { PickThing, type Draft } from './PickThing';

const ThingDialog = dynamic(() => import('./ThingDialog').then((module) => module.ThingDialog), {
  ssr: false,
});

interface AddThingProps {
  readonly items: readonly PantryItem[];
  readonly places: readonly string[];
  readonly onAdd: (addition: PantryAddition, product: ShopProduct | null) => void;
}

/** Writes what is at home, then says where it goes. */
export function AddThing({ items, places, onAdd }: AddThingProps) {
  const { t } = useTranslation('pantry');
  const [draft, setDraft] = useState<Draft>();
  return (
    <>
      <PickThing label={t('add.label')} placeholder={t('add.placeholder')} items={items} onPick={setDraft} />
      {draft && (
        <ThingDialog
          draft={draft}
          places={places}
          isNew
          onSave={({ Name, fields, count }) => {
            const { product, food } = draft;
            const of = product ? { product: product.id } : food ? { food } : {};
            onAdd({ op: 'add', key: newKey(), Name, ...of, ...fields, ...count, move: newKey() }, product);
          }}
          onClose={() => setDraft(undefined)}
        />
      )}
    </>
  );
}
