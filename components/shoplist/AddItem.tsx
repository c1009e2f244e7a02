import { useTranslation } from 'next-i18next/pages';
import { useMemo, useState } from 'react';
import { Combobox } from '@/components/ui/Combobox';
import { useOfferOptions } from '@/components/food/useOfferOptions';
import { useCatalogue } from '@/context/data/catalogue';
import { useFoodCalls, useOffer, type Offered } from '@/context/data/foods';
import { useLanguage } from '@/context/LanguageContext';
import { mergedOffer, namedOf, offerKey } from '@/lib/domain/food/offer';
import { SHOP_LIMITS } from '@/lib/domain/limits';
import { bestFirst } from '@/lib/domain/product/closest';
import { findProducts } from '@/lib/domain/product/find';
import type { Product } from '@/lib/domain/product/record';
import { aisleOf, type ItemAddition, type ItemChange } from '@/lib/domain/shoplist/change';
import { raisedBy } from '@/lib/domain/shoplist/merge';
import type { ShopItem, ShopProduct } from '@/lib/domain/shoplist/types';
import { amountFor, readWritten } from '@/lib/domain/shoplist/written';
import { formatAmount } from '@/lib/format/amount';
import { useOffline } from '@/lib/hooks/useOffline';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import { newKey } from '@/lib/newKey';
import foods from '@/locales/en/foods.json';

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

export const AddItem = withNamespaces(WrittenItem, { foods });

/**
 * Writes a line: a product or food that is meant and how much of it, as one says it; what nobody knows stays as it is
 * written, and so does a food whose product could not be made.
 */
function WrittenItem({ items, onChange, onSaid }: AddItemProps) {
  const { t } = useTranslation('shoplist');
  const { language } = useLanguage();
  const [text, setText] = useState('');
  const typed = text.trim();
  const written = useMemo(() => readWritten(text), [text]);
  const options = useMeant(written.name);
  const optionOf = useOfferOptions();
  const { productOf } = useFoodCalls();
  const amountOf = (product: ShopProduct) => {
    const { amount, unit } = amountFor(product, written);
    return amount !== null && unit ? { amount, unit } : undefined;
  };
  const add = (one: ItemAddition, product: Product) => {
    const known = items.find((item) => item.product?.id === product.id && !item.checked);
    const raised = known && raisedBy(known, one);
    if (!raised) return onChange(one, product);
    if (known.atHome || one.amount) onChange({ op: 'set', key: known.key, atHome: false, ...raised });
    onSaid({ item: { ...known, ...raised }, isRaised: Boolean(one.amount) });
  };
  const take = (product: Product) => {
    const about = { product: product.id, Name: product.Name, category: aisleOf(product) };
    add({ op: 'add', key: newKey(), ...about, ...amountOf(product) }, product);
  };
  const choose = (id: string) => {
    const one = options?.find((other) => offerKey(other) === id);
    if (!one) return;
    setText('');
    if (one.kind === 'product') take(one.product);
    else productOf(one.food.id).then(take, write);
  };
  const write = () => {
    setText('');
    onChange({ op: 'add', key: newKey(), Name: typed.slice(0, SHOP_LIMITS.name.max) });
  };
  const option = (offered: Offered) => {
    const one = namedOf(offered);
    const amount = amountOf(one);
    const { pieceName } = one;
    const hint = amount && formatAmount(amount.amount, amount.unit, language, { pieceName });
    const { id, label, origin } = optionOf(offered);
    return { id, label, origin, hint };
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

/** What a name may mean, the best first: the products that this browser keeps at once, the others as the CMS finds them. */
function useMeant(name: string): readonly Offered[] | null {
  const { isOffline } = useOffline();
  const catalogue = useCatalogue();
  const found = useOffer(isOffline ? '' : name, { isExact: true });
  return useMemo(() => {
    const known = findProducts(name, catalogue);
    if (!isOffline && !found && known.length === 0) return null;
    const others = isOffline || !found ? [] : found;
    const isKnown = (product: Product) => known.some(({ id }) => id === product.id);
    const products = others.flatMap((one) =>
      one.kind === 'product' && !isKnown(one.product) ? one.product : [],
    );
    const foods = others.flatMap((one) => (one.kind === 'food' ? one.food : []));
    return mergedOffer(name, bestFirst(name, [...known, ...products]), foods);
  }, [catalogue, found, isOffline, name]);
}
