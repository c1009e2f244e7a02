import { useTranslation } from 'next-i18next/pages';
import { useCallback, useState } from 'react';
import { LazyAddItem } from '@/components/shoplist/add/AddItem.lazy';
import { LazyBoughtDialog } from '@/components/shoplist/bought/BoughtDialog.lazy';
import { LazyCameNote } from '@/components/shoplist/bought/CameNote.lazy';
import { LazyPutAllAway } from '@/components/shoplist/bought/PutAllAway.lazy';
import { LazySaidNote } from '@/components/shoplist/row/SaidNote.lazy';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { useEaters } from '@/context/mealplan/eaters';
import { useOwnPrices } from '@/context/price/ownPrices';
import { useMarkup } from '@/context/order/shop';
import type { ShopListState } from '@/context/shoplist/shoplists';
import { useLanguage } from '@/context/LanguageContext';
import { arrange, progressOf } from '@/lib/domain/shoplist/arrange';
import { priceOf } from '@/lib/domain/shoplist/buy';
import type { ItemChange } from '@/lib/domain/shoplist/change';
import { isDelivered, isToBuy, latestDelivery } from '@/lib/domain/shoplist/delivery';
import type { ShopItem, ShopProduct } from '@/lib/domain/shoplist/types';
import type { Swap } from '@/lib/domain/substitutes/swap';
import { lineName } from '@/lib/format/lineName';
import css from './ShopListView.module.scss';
import type { AddResult } from '@/components/shoplist/add/AddItem';
import { FoldedPart } from './FoldedPart';
import { HomeRow } from '@/components/shoplist/row/HomeRow';
import { ItemRow } from '@/components/shoplist/row/ItemRow';
import { ListHead } from './ListHead';
import { LazyListPrice } from './ListPrice.lazy';
import { ListSteps } from './ListSteps';
import { OrderParts, ShortPart } from './OrderParts';
import { useFolded } from './useFolded';
import { useLeaving } from '@/components/shoplist/row/useLeaving';
import { useStoredPutLines } from '@/components/shoplist/bought/useStoredPutLines';
import { useBasketKeys } from '@/components/shoplist/row/useBasketKeys';

interface ShopListViewProps {
  readonly shown: ShopListState;
  readonly change: (change: ItemChange, product?: ShopProduct) => void;
  readonly reload: () => unknown;
}

/** Shows one list, for use while walking through the shop. */
export function ShopListView({ shown, change, reload }: ShopListViewProps) {
  const { t } = useTranslation(['shoplist', 'aisle']);
  const { list, waiting } = shown;
  const { language } = useLanguage();
  const isFolded = useFolded();
  const { lines: putLines } = useStoredPutLines();
  const [bought, setBought] = useState<ShopItem>();
  const { leaving, gone, remove, bringBack } = useLeaving(change);
  const items = shown.items.filter(({ key }) => !gone.has(key));
  const sunk = useBasketKeys(items);
  const placed = items.map((item) => ({ ...item, checked: isDelivered(item) || sunk.has(item.key) }));
  const {
    short,
    aisles,
    ordered,
    brought,
    atHome,
    checked: basket,
  } = arrange(placed, list.aisles, (item) => lineName(item, language));
  const real = new Map(items.map((item) => [item.key, item]));
  const left = items.filter(({ key }) => !leaving.has(key));
  const open = left.filter(isToBuy);
  const ticked = left.filter((item) => item.checked && !isDelivered(item));
  const [now] = useState(() => Date.now());
  const came = latestDelivery(items, now);
  const eaters = useEaters(list.mealplan?.id);
  const markup = useMarkup();
  const { latest, priced } = useOwnPrices();
  const price =
    markup === undefined
      ? undefined
      : priceOf(
          open.map((item) => byOwn(item, priced)),
          markup,
        );
  const isOwn = open.some(({ product }) => product && !product.sold && latest.has(product.id));
  const [said, setSaid] = useState<AddResult>();
  const handle = useCallback(
    (one: ItemChange | Swap) => {
      if (one.op === 'swap') return remove(one.key, one.instead);
      if (one.op === 'remove') return remove(one.key);
      change(one);
    },
    [change, remove],
  );
  const rows = (of: readonly ShopItem[]) => (
    <ul className={css.rows}>
      {of.map((item) => (
        <ItemRow
          key={item.key}
          item={real.get(item.key) ?? item}
          isWaiting={waiting.has(item.key)}
          isSunk={sunk.has(item.key)}
          isLeaving={leaving.has(item.key)}
          isPut={putLines[item.key]?.back !== undefined}
          instead={leaving.get(item.key)?.Name}
          eaters={eaters}
          onChange={handle}
          onBack={bringBack}
          onBought={setBought}
        />
      ))}
    </ul>
  );
  const { done, total } = progressOf(left);
  return (
    <article className={css.view} data-folded={isFolded}>
      <ListHead title={list.Name} leftTetri={price?.shopTetri} {...{ done, total, isFolded }}>
        <ListSteps list={list} onChanged={reload} canOrder={open.some(({ product }) => product?.sold)} />
      </ListHead>
      <div className={css.aside}>
        <div className={css.dock}>
          <LazySaidNote said={said} onOver={() => setSaid(undefined)} />
          <LazyAddItem items={left} onChange={change} onSaid={setSaid} />
        </div>
        {open.length > 0 && price && <LazyListPrice price={price} isOwn={isOwn} />}
      </div>
      <div className={css.parts}>
        {items.length === 0 && <EmptyState title={t('empty.title')} text={t('empty.text')} />}
        {came && (
          <div className={css.came}>
            <LazyCameNote {...came} />
          </div>
        )}
        <ShortPart items={short} rows={rows} />
        {items.length > 0 && aisles.length + short.length + open.length === 0 && (
          <p className={css.allDone}>{t(ordered.length + brought.length > 0 ? 'noneLeft' : 'allDone')}</p>
        )}
        <div className={css.aisles}>
          {aisles.map(({ category, items: of }) => (
            <section key={category} aria-labelledby={`aisle-${category}`}>
              <h2 id={`aisle-${category}`}>{t(`aisle:name.${category}`)}</h2>
              {rows(of)}
            </section>
          ))}
        </div>
        <OrderParts {...{ ordered, brought, rows }} />
        {atHome.length > 0 && (
          <FoldedPart id="at-home" title={t('part.atHome')} count={atHome.length}>
            <ul className={css.rows}>
              {atHome.map((item) => (
                <HomeRow key={item.key} item={item} onChange={handle} />
              ))}
            </ul>
          </FoldedPart>
        )}
        {basket.length > 0 && (
          <FoldedPart id="basket" title={t('part.basket')} count={ticked.length}>
            {rows(basket)}
            {ticked.some(({ key }) => !sunk.has(key)) && <p className={css.inPlace}>{t('part.inPlace')}</p>}
          </FoldedPart>
        )}
        {ticked.length > 0 && <LazyPutAllAway items={ticked} />}
      </div>
      {bought && <LazyBoughtDialog item={bought} onClose={() => setBought(undefined)} />}
    </article>
  );
}

/** Returns the line with the household's own price unless the shop sells its product. */
const byOwn = (item: ShopItem, priced: (product: ShopProduct) => ShopProduct): ShopItem =>
  item.product && !item.product.sold ? { ...item, product: priced(item.product) } : item;
