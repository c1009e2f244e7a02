import { useTranslation } from 'next-i18next/pages';
import { useMemo, useState } from 'react';
import { LazyScanButton } from '@/components/pantry/scan/ScanButton.lazy';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { SearchField } from '@/components/ui/inputs/SearchField';
import type { ChangePantry, PantryState } from '@/context/pantry/pantry';
import { useLanguage } from '@/context/LanguageContext';
import { arrangePantry, inFirstColumn, knownPlaces } from '@/lib/domain/pantry/arrange';
import { applyPantry, undoOf, type PantryChange } from '@/lib/domain/pantry/change';
import type { PantryItem } from '@/lib/domain/pantry/types';
import { nameKey } from '@/lib/domain/text/clean';
import { lineName } from '@/lib/format/lineName';
import { newKey } from '@/lib/newKey';
import css from './PantryShelves.module.scss';
import { LazyAddThing } from './AddThing.lazy';
import { LastStep, type LastChange } from './LastStep';
import { PantryRow } from './PantryRow';
import { useRestoredFocus } from './useRestoredFocus';
import { usePantryText } from './usePantryText';

/** Number of things from which the list has a search field. */
const MANY = 10;

interface ShelvesProps {
  readonly shown: PantryState;
  readonly change: ChangePantry;
}

/** Lists the things at home by place; every change can be undone. */
export function PantryShelves({ shown: { items, waiting }, change }: ShelvesProps) {
  const { t } = useTranslation(['pantry', 'common']);
  const { language } = useLanguage();
  const { placeOf } = usePantryText();
  const [text, setText] = useState('');
  const [taken, setTaken] = useState<LastChange>();
  // kept here so that a thing that moves to another place stays unfolded
  const [unfolded, setUnfolded] = useState<ReadonlySet<string>>(new Set());
  const { box, hold } = useRestoredFocus();
  const places = useMemo(() => knownPlaces(items), [items]);
  const { shelves, gone } = useMemo(() => {
    const wanted = nameKey(text);
    const found = items.filter(({ Name, product }) =>
      [Name, product?.Name, product?.NameKa].some((name) => nameKey(name ?? '').includes(wanted)),
    );
    return arrangePantry(found, (item) => lineName(item, language), language);
  }, [items, language, text]);
  const toggle = (key: string) =>
    setUnfolded((now) =>
      now.has(key) ? new Set([...now].filter((one) => one !== key)) : new Set(now).add(key),
    );
  const take = (one: PantryChange, item: PantryItem) => {
    hold(item.key);
    change(one);
    const [now] = applyPantry([item], one);
    setTaken({ change: one, item: now ?? item, before: item, back: undoOf(one, item, newKey()) });
  };
  const rows = (of: readonly PantryItem[]) => (
    <ul className={css.rows}>
      {of.map((item) => (
        <PantryRow
          key={item.key}
          isWaiting={waiting.has(item.key)}
          isUnfolded={unfolded.has(item.key)}
          {...{ item, places }}
          onToggle={() => toggle(item.key)}
          onChange={take}
        />
      ))}
    </ul>
  );
  const sections = shelves.map(({ place, items: of }) => (
    <section key={place} aria-labelledby={`place-${place}`}>
      <h2>
        <span id={`place-${place}`}>{placeOf(place)}</span>
        <small>{of.length}</small>
      </h2>
      {rows(of)}
    </section>
  ));
  if (gone.length > 0)
    sections.push(
      <section key="gone" aria-labelledby="place-gone" data-gone>
        <h2>
          <span id="place-gone">{t('gone')}</span>
          <small>{gone.length}</small>
        </h2>
        {rows(gone)}
      </section>,
    );
  const first = inFirstColumn([...shelves.map(({ items: of }) => of.length), gone.length]);
  const isNone = shelves.length === 0 && gone.length === 0;
  return (
    <>
      <div className={css.bar}>
        <div className={css.addSpace}>
          <LazyAddThing
            items={items}
            onDrop={change}
            onAdd={(addition, product) => {
              change(addition, { product });
              const [item] = applyPantry([], addition, { product });
              if (!item) return;
              setTaken({ change: addition, item, before: item, back: undoOf(addition, undefined, newKey()) });
            }}
          />
        </div>
        <div className={css.scanSpace}>
          <LazyScanButton {...{ items, places, change }} />
        </div>
        {(items.length >= MANY || text !== '') && (
          <SearchField
            label={t('search')}
            placeholder={t('common:action.search')}
            value={text}
            onChange={setText}
          />
        )}
      </div>
      {items.length === 0 && <EmptyState title={t('empty.title')} text={t('empty.text')} />}
      {items.length > 0 && isNone && <p role="status">{t('noneFound', { text })}</p>}
      <div ref={box} className={css.shelves}>
        <div>{sections.slice(0, first)}</div>
        <div>{sections.slice(first)}</div>
      </div>
      <LastStep
        taken={taken}
        onBack={(back, before) => {
          change(back, { before, product: before.product });
          setTaken(undefined);
        }}
      />
    </>
  );
}
