import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { Combobox } from '@/components/ui/Combobox';
import { useProductSearch } from '@/context/data/products';
import { useLanguage } from '@/context/LanguageContext';
import { SHOP_LIMITS } from '@/lib/domain/limits';
import { productName } from '@/lib/domain/product/record';
import { aisleOf, type ItemChange } from '@/lib/domain/shoplist/change';
import type { ShopProduct } from '@/lib/domain/shoplist/types';
import { useOffline } from '@/lib/hooks/useOffline';
import { newKey } from '@/lib/newKey';

/** Writes a line: a product that is meant, found in either script, or the words as they are; without network only those. */
export function AddItem({ onAdd }: { onAdd: (change: ItemChange, product?: ShopProduct) => void }) {
  const { t } = useTranslation('shoplist');
  const { language } = useLanguage();
  const { isOffline } = useOffline();
  const [text, setText] = useState('');
  const found = useProductSearch(isOffline ? '' : text);
  const typed = text.trim();
  const options = isOffline ? [] : found;
  const choose = (id: string) => {
    const product = found?.find((one) => String(one.id) === id);
    if (!product) return;
    setText('');
    onAdd(
      { op: 'add', key: newKey(), product: product.id, Name: product.Name, category: aisleOf(product) },
      product,
    );
  };
  const write = () => {
    setText('');
    onAdd({ op: 'add', key: newKey(), Name: typed.slice(0, SHOP_LIMITS.name.max) });
  };
  return (
    <Combobox
      label={t('add.label')}
      placeholder={t('add.placeholder')}
      value={text}
      onType={setText}
      options={
        typed
          ? (options?.map((product) => ({ id: String(product.id), label: productName(product, language) })) ??
            null)
          : null
      }
      onChoose={choose}
      createLabel={typed ? t('add.own', { text: typed }) : undefined}
      onCreate={write}
      status={t('add.found', { count: options?.length ?? 0 })}
    />
  );
}
