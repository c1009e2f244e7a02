import { useTranslation } from 'next-i18next/pages';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Combobox } from '@/components/ui/inputs/Combobox';
import { useMeaning, useLineMeanings } from '@/components/food/useMeanings';
import { useOfferOptions } from '@/components/food/useOfferOptions';
import { useFoodCalls, type Offered, type OfferedFood } from '@/context/food/foods';
import { useUsual, type UsualThing } from '@/context/shoplist/usual';
import { useLanguage } from '@/context/LanguageContext';
import { namedOf, offerKey } from '@/lib/domain/food/offer';
import { SHOP_LIMITS } from '@/lib/domain/limits';
import { productName, type Product } from '@/lib/domain/product/record';
import { CATEGORIES } from '@/lib/domain/product/types';
import { aisleOf, type ItemAddition, type ItemChange } from '@/lib/domain/shoplist/change';
import { isOrdered } from '@/lib/domain/shoplist/delivery';
import { raisedBy } from '@/lib/domain/shoplist/merge';
import type { ShopItem, ShopProduct } from '@/lib/domain/shoplist/types';
import { amountFor, ownLine, readWritten } from '@/lib/domain/shoplist/written';
import { formatAmount } from '@/lib/format/amount';
import { useOffline } from '@/lib/hooks/useOffline';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import { newKey } from '@/lib/newKey';
import food from '@/locales/en/food.json';
import css from '@/components/shoplist/view/ShopListView.module.scss';
import { UsualChips } from './UsualChips';

/** Result of adding a product to the list. */
export interface AddResult {
  readonly item: Pick<ShopItem, 'product' | 'Name' | 'amount' | 'unit'>;
  /** `added`: a new line; `there`: existed already; `raised`: its amount was increased. */
  readonly how: 'added' | 'there' | 'raised';
}
interface AddItemProps {
  readonly items: readonly ShopItem[];
  readonly onChange: (change: ItemChange, product?: ShopProduct) => void;
  readonly onSaid: (said: AddResult) => void;
}

export const AddItem = withNamespaces(WrittenItem, { food }, <div className={css.addSpace} />);

/**
 * Text field that adds a line: a known product or food with its amount. An unknown name stays as written, and so does a
 * food whose product could not be created. Usual products are added by one tap.
 */
function WrittenItem({ items, onChange, onSaid }: AddItemProps) {
  const { t } = useTranslation('shoplist');
  const { language } = useLanguage();
  const { isOffline } = useOffline();
  const { isKnown, usual, staples } = useUsual();
  const [text, setText] = useState('');
  const typed = text.trim();
  const written = useMemo(() => readWritten(text), [text]);
  const near = useMemo(
    () => [...items, ...usual].flatMap(({ product }) => product ?? []).concat(staples),
    [items, staples, usual],
  );
  const { offers: options, isWhole, isMeant } = useLineMeanings(written, near);
  const optionOf = useOfferOptions();
  const { productOf } = useFoodCalls();
  const meaningOf = useMeaning();
  const latest = useRef(items);
  useEffect(() => {
    latest.current = items;
  }, [items]);
  const amountOf = (product: ShopProduct) => {
    const { amount, unit } = amountFor(product, written);
    return amount !== null && unit ? { amount, unit } : undefined;
  };
  const put = (one: ItemAddition, product: ShopProduct | null = null) => {
    onChange(one, product ?? undefined);
    onSaid({ item: { Name: '', amount: null, unit: null, ...one, product }, how: 'added' });
  };
  const add = (one: ItemAddition, product: ShopProduct) => {
    const known = latest.current.find(
      (item) => item.product?.id === product.id && !item.checked && !isOrdered(item),
    );
    const raised = known && raisedBy(known, one);
    if (!raised) return put(one, product);
    if (known.atHome || one.amount) onChange({ op: 'set', key: known.key, atHome: false, ...raised });
    onSaid({ item: { ...known, ...raised }, how: one.amount ? 'raised' : known.atHome ? 'added' : 'there' });
  };
  const newLine = (product: ShopProduct): ItemAddition => ({
    op: 'add',
    key: newKey(),
    product: product.id,
    Name: product.Name,
    category: aisleOf(product),
  });
  const take = (product: Product) => add({ ...newLine(product), ...amountOf(product) }, product);
  /**
   * Replaces a line that was added before its product was found, unless somebody has ticked or changed it meanwhile.
   */
  const nameLater = async (key: string) => {
    const product = await meaningOf(written);
    const line = latest.current.find((item) => item.key === key);
    if (!product || !line || line.checked || line.atHome) return;
    onChange({ op: 'remove', key });
    take(product);
  };
  /** Adds a food while offline; the CMS creates its product once it receives the line. */
  const takeLater = (food: OfferedFood) =>
    put({
      op: 'add',
      key: newKey(),
      food: food.id,
      Name: productName({ NameKa: null, ...food }, language),
      category: CATEGORIES.find((one) => one === food.category) ?? 'other',
      ...(written.amount !== null && written.unit && { amount: written.amount, unit: written.unit }),
    });
  const choose = (id: string) => {
    const one = options?.find((other) => offerKey(other) === id);
    if (!one) return;
    setText('');
    if (one.kind === 'product') take(one.product);
    else if (isOffline) takeLater(one.food);
    else productOf(one.food.id).then(take, () => void write());
  };
  const write = (): string => {
    const { Name, ...amount } = ownLine(typed);
    const key = newKey();
    put({ op: 'add', key, Name: Name.slice(0, SHOP_LIMITS.name.max), ...amount });
    return key;
  };
  const writeAtOnce = () => {
    if (!typed) return;
    setText('');
    const key = write();
    if (!isWhole) void nameLater(key);
  };
  const option = (offered: Offered) => {
    const one = namedOf(offered);
    const amount = amountOf(one);
    const { pieceName } = one;
    const hint = amount && formatAmount(amount.amount, amount.unit, language, { pieceName });
    const { id, label, origin } = optionOf(offered);
    return { id, label, origin, hint };
  };
  const tap = ({ product, Name, category }: UsualThing) => {
    if (product) return add(newLine(product), product);
    put({ op: 'add', key: newKey(), Name, category: category ?? 'other' });
  };
  return (
    <>
      <UsualChips {...{ items, usual, staples, isKnown }} onTap={tap} />
      <Combobox
        label={t('add.label')}
        hideLabel
        placeholder={t('add.placeholder')}
        value={text}
        onType={setText}
        options={typed && options ? options.map(option) : null}
        onChoose={choose}
        createLabel={typed ? t('add.own', { text: typed }) : undefined}
        onCreate={() => {
          setText('');
          write();
        }}
        onWritten={writeAtOnce}
        isFirstMeant={isMeant}
        status={t('add.found', { count: options?.length ?? 0 })}
      />
    </>
  );
}
