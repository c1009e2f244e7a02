import { useTranslation } from 'next-i18next/pages';
import dynamic from 'next/dynamic';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { PageTitle } from '@/components/layout/PageTitle';
import { EmptyState } from '@/components/ui/EmptyState';
import { useEaters } from '@/context/data/eaters';
import { useMarkup } from '@/context/data/shop';
import type { ShownList } from '@/context/data/shoplists';
import { ALERT_TIME } from '@/context/AlertContext';
import { useLanguage } from '@/context/LanguageContext';
import type { Language } from '@/lib/domain/language';
import { productName } from '@/lib/domain/product/record';
import { arrange, progressOf } from '@/lib/domain/shoplist/arrange';
import { priceOf } from '@/lib/domain/shoplist/buy';
import type { ItemChange } from '@/lib/domain/shoplist/change';
import type { ShopItem, ShopProduct } from '@/lib/domain/shoplist/types';
import { formatLine } from '@/lib/format/bought';
import { formatMoney } from '@/lib/format/number';
import css from './ShopListView.module.scss';
import type { Said } from './AddItem';
import { ItemRow } from './ItemRow';
import { ProgressBar } from './ProgressBar';
import { useLeaving } from './useLeaving';
import { useStaying } from './useStaying';

// the lines come first, what one does to them a breath later
const AddItem = dynamic(() => import('./AddItem').then((module) => module.AddItem), {
  ssr: false,
  loading: () => <div className={css.addSpace} />,
});
const ListActions = dynamic(() => import('./ListActions').then((module) => module.ListActions), {
  ssr: false,
  loading: () => <div className={css.actionsSpace} />,
});

interface ShopListViewProps {
  readonly shown: ShownList;
  readonly change: (change: ItemChange, product?: ShopProduct) => void;
  readonly reload: () => unknown;
}

/** One list as one walks through the shop with it. */
export function ShopListView({ shown, change, reload }: ShopListViewProps) {
  const { t } = useTranslation(['shoplist', 'product']);
  const { list, waiting } = shown;
  const { language } = useLanguage();
  const { staying, stay } = useStaying();
  const { leaving, gone, remove, bringBack } = useLeaving(change);
  const items = shown.items.filter(({ key }) => !gone.has(key));
  // what was ticked a moment ago keeps its place
  const placed = items.map((item) =>
    item.checked && staying.has(item.key) ? { ...item, checked: false } : item,
  );
  const { aisles, atHome, checked } = arrange(placed, list.aisles, (item) => nameOf(item, language));
  const real = new Map(items.map((item) => [item.key, item]));
  const left = items.filter(({ key }) => !leaving.has(key));
  const open = left.filter((item) => !item.checked && !item.atHome);
  const eaters = useEaters(list.mealplan?.id);
  const markup = useMarkup();
  const [said, setSaid] = useState<Said>();
  const handle = useCallback(
    (one: ItemChange) => {
      if (one.op === 'remove') return remove(one.key);
      if (one.op === 'set' && one.checked) stay(one.key);
      change(one);
    },
    [change, remove, stay],
  );
  const rows = (of: readonly ShopItem[]) => (
    <ul className={css.rows}>
      {of.map((item) => (
        <ItemRow
          key={item.key}
          item={real.get(item.key) ?? item}
          isStaying={staying.has(item.key)}
          isWaiting={waiting.has(item.key)}
          isLeaving={leaving.has(item.key)}
          markup={markup}
          eaters={eaters}
          onChange={handle}
          onBack={bringBack}
        />
      ))}
    </ul>
  );
  const { done, total } = progressOf(left);
  return (
    <article className={css.view}>
      <PageTitle title={list.Name}>
        <ListActions list={list} onChanged={reload} canOrder={open.some(({ product }) => product?.sold)} />
      </PageTitle>
      <div className={css.summary}>
        <ProgressBar done={done} total={total} />
        <Price items={open} markup={markup} />
      </div>
      <AddItem items={left} onChange={change} onSaid={setSaid} />
      {items.length === 0 && <EmptyState title={t('empty.title')} text={t('empty.text')} />}
      {items.length > 0 && aisles.length === 0 && <p className={css.allDone}>{t('allDone')}</p>}
      {aisles.map(({ category, items: of }) => (
        <section key={category} aria-labelledby={`aisle-${category}`}>
          <h2 id={`aisle-${category}`}>{t(`product:category.${category}`)}</h2>
          {rows(of)}
        </section>
      ))}
      {atHome.length > 0 && (
        <section aria-labelledby="at-home">
          <h2 id="at-home">{t('part.atHome')}</h2>
          {rows(atHome)}
        </section>
      )}
      {checked.length > 0 && (
        <section aria-labelledby="basket">
          <h2 id="basket">{t('part.basket')}</h2>
          {rows(checked)}
        </section>
      )}
      <Note said={said} onOver={() => setSaid(undefined)} />
    </article>
  );
}

const nameOf = ({ product, Name }: ShopItem, language: Language) =>
  product ? productName(product, language) : Name;

/** That a product has its line already; like an alert it goes by itself. */
function Note({ said, onOver }: { said?: Said; onOver: () => void }) {
  const { t } = useTranslation('shoplist');
  const { language } = useLanguage();
  const over = useEffectEvent(onOver);
  useEffect(() => {
    if (!said) return;
    const timer = setTimeout(() => over(), ALERT_TIME);
    return () => clearTimeout(timer);
  }, [said]);
  const words = ({ item, isRaised }: Said) => {
    const name = nameOf(item, language);
    return isRaised
      ? t('item.raised', { name, amount: formatLine(item, language) })
      : t('item.there', { name });
  };
  return (
    <div role="status" className={css.undo} data-shown={said !== undefined}>
      {said && <span>{words(said)}</span>}
    </div>
  );
}

function Price({ items, markup }: { items: readonly ShopItem[]; markup: number | undefined }) {
  const { t } = useTranslation('shoplist');
  const { language } = useLanguage();
  if (items.length === 0 || markup === undefined) return null;
  const { shopTetri, otherTetri, others, unknown } = priceOf(items, markup);
  if (shopTetri + otherTetri === 0) return null;
  return (
    <p className={css.price}>
      <span>{t('price.open')}</span>{' '}
      <strong>{t('price.shop', { price: formatMoney(shopTetri, language) })}</strong>
      {others > 0 && (
        <small>{t('price.other', { count: others, price: formatMoney(otherTetri, language) })}</small>
      )}
      {unknown > 0 && <small>{t('price.unknown', { count: unknown })}</small>}
    </p>
  );
}
