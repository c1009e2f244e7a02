import { useTranslation } from 'next-i18next/pages';
import { useMemo, useState } from 'react';
import { Combobox } from '@/components/ui/Combobox';
import { useCatalogue } from '@/context/data/catalogue';
import { useProductSearch } from '@/context/data/products';
import { useLanguage } from '@/context/LanguageContext';
import { SHOP_LIMITS } from '@/lib/domain/limits';
import { bestFirst } from '@/lib/domain/product/closest';
import { findProducts } from '@/lib/domain/product/find';
import { productName, type Product } from '@/lib/domain/product/record';
import { aisleOf, type ItemAddition, type ItemChange } from '@/lib/domain/shoplist/change';
import { raisedBy } from '@/lib/domain/shoplist/merge';
import type { ShopItem, ShopProduct } from '@/lib/domain/shoplist/types';
import { amountFor, readWritten } from '@/lib/domain/shoplist/written';
import { formatAmount } from '@/lib/format/amount';
import { useOffline } from '@/lib/hooks/useOffline';
import { newKey } from '@/lib/newKey';

const MOST = 8;

/** A line that was to be added and is there already. */
export interface Said {
  readonly item: ShopItem;
  /** As much as was asked for has been added to it. */
  readonly isRaised?: boolean;
}
interface AddItemProps {
  readonly items: readonly ShopItem[];
  readonly onChange: (change: ItemChange, product?: ShopProduct) => void;
  readonly onSaid: (said: Said) => void;
}

/** Writes a line: a product that is meant and how much of it, as one says it; what nobody knows stays as it is written. */
export function AddItem({ items, onChange, onSaid }: AddItemProps) {
  const { t } = useTranslation('shoplist');
  const { language } = useLanguage();
  const [text, setText] = useState('');
  const typed = text.trim();
  const written = useMemo(() => readWritten(text), [text]);
  const options = useMeant(written.name);
  const amountOf = (product: Product) => {
    const { amount, unit } = amountFor(product as ShopProduct, written);
    return amount !== null && unit ? { amount, unit } : undefined;
  };
  const add = (one: ItemAddition, product: Product) => {
    const known = items.find((item) => item.product?.id === product.id && !item.checked);
    const raised = known && raisedBy(known, one);
    if (!raised) return onChange(one, product);
    if (known.atHome || one.amount) onChange({ op: 'set', key: known.key, atHome: false, ...raised });
    onSaid({ item: { ...known, ...raised }, isRaised: Boolean(one.amount) });
  };
  const choose = (id: string) => {
    const product = options?.find((one) => String(one.id) === id);
    if (!product) return;
    setText('');
    const about = { product: product.id, Name: product.Name, category: aisleOf(product) };
    add({ op: 'add', key: newKey(), ...about, ...amountOf(product) }, product);
  };
  const write = () => {
    setText('');
    onChange({ op: 'add', key: newKey(), Name: typed.slice(0, SHOP_LIMITS.name.max) });
  };
  const option = (product: Product) => {
    const { pieceName } = product;
    const amount = amountOf(product);
    const hint = amount && formatAmount(amount.amount, amount.unit, language, { pieceName });
    return { id: String(product.id), label: productName(product, language), hint };
  };
  return (
    <Combobox
      label={t('add.label')}
      placeholder={t('add.placeholder')}
      value={text}
      onType={setText}
      options={typed && options ? options.map(option) : null}
      onChoose={choose}
      createLabel={typed ? t('add.own', { text: typed }) : undefined}
      onCreate={write}
      status={t('add.found', { count: options?.length ?? 0 })}
    />
  );
}

/** The products that a name may mean, the best first: those this browser keeps at once, the others as the CMS finds them. */
function useMeant(name: string): readonly Product[] | null {
  const { isOffline } = useOffline();
  const catalogue = useCatalogue();
  const found = useProductSearch(isOffline ? '' : name, { isExact: true });
  return useMemo(() => {
    const known = findProducts(name, catalogue);
    if (isOffline) return known;
    if (!found) return known.length > 0 ? known : null;
    const others = found.filter(({ id }) => !known.some((one) => one.id === id));
    return bestFirst(name, [...known, ...others]).slice(0, MOST);
  }, [catalogue, found, isOffline, name]);
}
