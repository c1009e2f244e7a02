import { useTranslation } from 'next-i18next/pages';
import { useEffect, useId, useRef } from 'react';
import { Button } from '@/components/ui/inputs/Button';
import { useCodeFact } from '@/context/barcode/barcodes';
import { useLanguage } from '@/context/LanguageContext';
import type { Barcode } from '@/lib/domain/barcode/types';
import type { PantryItem } from '@/lib/domain/pantry/types';
import { formatAmount } from '@/lib/format/amount';
import { lineName } from '@/lib/format/lineName';
import { PickThing } from '../PickThing';
import css from './ScanDialog.module.scss';

interface LinkCodeProps {
  readonly code: string;
  readonly items: readonly PantryItem[];
  readonly onLink: (barcode: Barcode) => void;
  readonly onSkip: () => void;
}

/** Asks what an unknown barcode stands for; the household then knows the code. */
export function LinkCode({ code, items, onLink, onSkip }: LinkCodeProps) {
  const { t } = useTranslation('barcode');
  const id = useId();
  const section = useRef<HTMLElement>(null);
  useEffect(() => section.current?.scrollIntoView({ block: 'nearest' }), []);
  return (
    <section ref={section} aria-labelledby={id} className={css.link}>
      <h3 id={id}>{t('unknown.title', { code: shortOf(code) })}</h3>
      <p>{t('unknown.text')}</p>
      <Fact code={code} onTake={onLink} />
      <PickThing
        label={t('unknown.what')}
        placeholder={t('unknown.example')}
        items={items}
        onPick={async (draft, later) => {
          const { product, food, Name, amount = null, unit = null } = (await later) ?? draft;
          onLink({ code, product, food, Name, amount, unit });
        }}
      />
      <Button tone="link" onClick={onSkip}>
        {t('unknown.skip')}
      </Button>
    </section>
  );
}

/** Returns the code as printed on the pack, without the zeros that pad a shorter one. */
const shortOf = (code: string): string => code.replace(/^0{5}(?=\d{8}$)|^0/, '');

/**
 * Shows the product found at Open Food Facts, if the person allows asking there: one tap takes it, the source is named.
 */
function Fact({ code, onTake }: { code: string; onTake: (barcode: Barcode) => void }) {
  const { t } = useTranslation('barcode');
  const { language } = useLanguage();
  const { remote } = useCodeFact(code);
  if (remote.status !== 'ready' || !remote.data) return null;
  const { Name, brand, amount, unit, product, food, source } = remote.data;
  const size = amount && unit ? formatAmount(amount, unit, language, {}) : '';
  const own = product ?? (food && { NameKa: null, ...food });
  const name = own ? lineName({ product: own, Name }, language) : Name;
  return (
    <div className={css.fact}>
      <p>{[Name, brand, size].filter(Boolean).join(' · ')}</p>
      <Button tone="primary" onClick={() => onTake({ code, product, food: food?.id, Name, amount, unit })}>
        {t('fact.take', { name })}
      </Button>
      <small>
        <a href={source.url} target="_blank" rel="noreferrer">
          {source.name}
        </a>
        {`, ${source.licence}`}
      </small>
    </div>
  );
}
