import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useMemo, useState } from 'react';
import { Icon } from '@/components/ui/Icon';
import { Button } from '@/components/ui/inputs/Button';
import { SearchField } from '@/components/ui/inputs/SearchField';
import { candidatesFor, type Candidate, type Offered } from '@/lib/domain/order/pack';
import type { OrderLine } from '@/lib/domain/order/record';
import { foldedWords } from '@/lib/domain/search/fold';
import css from './ReplacementPicker.module.scss';
import { useOrderWords } from '@/components/order/useOrderWords';

interface ReplacementPickerProps {
  readonly line: OrderLine;
  readonly offered: Offered;
  readonly chosen?: number;
  /** `got`: number of packs, pieces or grams, if not the ordered amount. */
  readonly onChoose: (product: number | undefined, got?: number) => void;
}

/** Returns true if each searched word begins a word in one of the product's names. */
function isFound({ product: { Name, NameKa } }: Candidate, text: string): boolean {
  const words = foldedWords(`${Name} ${NameKa ?? ''}`);
  return foldedWords(text).every((asked) => words.some((word) => word.startsWith(asked)));
}

/** Number of candidates shown before a search. */
const MOST = 8;

/**
 * Selects a replacement, the likeliest first, with both prices and the difference: known substitutes, then the same
 * aisle, the rest behind a button.
 */
export function ReplacementPicker({ line, offered, chosen, onChoose }: ReplacementPickerProps) {
  const { t } = useTranslation('order');
  const { name, ordered, money } = useOrderWords();
  const [isWide, setWide] = useState(false);
  const [text, setText] = useState('');
  const { best, near, other } = useMemo(() => candidatesFor(line, offered), [line, offered]);
  const all = [...best, ...near, ...other];
  const picked = all.find(({ product }) => product.id === chosen);
  const was = t('pack.ordered', { amount: ordered(line), price: money(line.priceTetri) });
  if (picked)
    return (
      <div className={css.picker}>
        <p>{was}</p>
        <Row candidate={picked} isChosen onPress={() => onChoose(undefined)} />
        <Button tone="link" onClick={() => onChoose(undefined)}>
          {t('pack.chooseOther')}
        </Button>
      </div>
    );
  const few = near.slice(0, Math.max(0, MOST - best.length));
  const shown = isWide ? all.filter((one) => isFound(one, text)) : few;
  const row = (candidate: Candidate) => (
    <Row
      key={candidate.product.id}
      candidate={candidate}
      onPress={() => onChoose(candidate.product.id, candidate.got)}
    />
  );
  return (
    <div className={css.picker} role="group" aria-label={t('pack.instead', { name: name(line) })}>
      <p>{was}</p>
      {isWide && (
        <SearchField
          value={text}
          onChange={setText}
          label={t('pack.search')}
          placeholder={t('pack.search')}
        />
      )}
      {!isWide && best.length > 0 && <h4 className="h6">{t('pack.best')}</h4>}
      {!isWide && best.map(row)}
      {!isWide && few.length > 0 && <h4 className="h6">{t('pack.near')}</h4>}
      {shown.map(row)}
      {shown.length === 0 && (isWide || best.length === 0) && <p>{t('pack.noneNear')}</p>}
      {!isWide && all.length > best.length + few.length && (
        <Button onClick={() => setWide(true)}>{t('pack.other')}</Button>
      )}
    </div>
  );
}

interface RowProps {
  readonly candidate: Candidate;
  readonly isChosen?: boolean;
  readonly onPress: () => void;
}
function Row({ candidate, isChosen = false, onPress }: RowProps) {
  const { t } = useTranslation('common');
  const { product, instead, brings, differenceTetri } = candidate;
  const { name, amount, money, difference } = useOrderWords();
  const facts = [product.places?.[0], amount({ ...instead, product })].filter(Boolean);
  return (
    <button type="button" className={css.candidate} aria-pressed={isChosen} onClick={onPress}>
      <span>
        <strong>{name(product)}</strong>
        <small>{facts.join(' · ')}</small>
        {brings.allergens.length > 0 && (
          <small className={css.brings}>
            <Icon of={TriangleAlert} size={14} />
            {t('contains', { what: brings.allergens.map((one) => t(`allergen.${one}`)).join(', ') })}
          </small>
        )}
        {brings.isUnknown && (
          <small className={css.brings}>
            <Icon of={TriangleAlert} size={14} />
            {t('allergensUnknown')}
          </small>
        )}
      </span>
      <span>
        <b>{money(instead.priceTetri)}</b>
        <small data-is={differenceTetri > 0 ? 'more' : 'less'}>{difference(differenceTetri)}</small>
      </span>
    </button>
  );
}
