import { CircleCheck, CirclePlus, Trash2 } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useState, type ReactNode } from 'react';
import { Tag } from '@/components/ui/Tag';
import type { Offered } from '@/context/data/foods';
import type { MeantNames } from '@/context/data/imports';
import { useLanguage } from '@/context/LanguageContext';
import { namedOf } from '@/lib/domain/food/offer';
import type { ImportLine } from '@/lib/domain/import/record';
import { productName } from '@/lib/domain/product/record';
import { formatAmount } from '@/lib/format/amount';
import { ChooseMeant } from './ChooseMeant';
import css from './MendLine.module.scss';
import { useRereadLine } from './useRereadLine';

interface MendLineProps {
  readonly line: ImportLine;
  readonly number: number;
  /** What the ids in the lines stand for, once that is known. */
  readonly names?: MeantNames;
  readonly onChange: (line: ImportLine) => void;
  readonly onRemove: () => void;
  /** What is said of it. */
  readonly children?: ReactNode;
}

/** A line as its source has it, above what it was understood as; a changed one is read anew, and what it means can be chosen. */
export function MendLine({ line, number, names, onChange, onRemove, children }: MendLineProps) {
  const { t } = useTranslation('import');
  const { language } = useLanguage();
  const [picked, setPicked] = useState<Offered>();
  const [isChoosing, setChoosing] = useState(false);
  const reread = useRereadLine(line, (next, found) => {
    setPicked(found);
    onChange(next);
  });
  const meant =
    (picked && namedOf(picked)) ??
    (line.product !== null
      ? names?.products.get(line.product)
      : line.food !== null
        ? names?.foods.get(line.food)
        : undefined);
  const isKnown = line.product !== null || line.food !== null;
  const amount =
    line.amount !== null && line.unit
      ? formatAmount(line.amount, line.unit, language, {
          to: line.amountTo,
          pieceName: meant?.pieceName,
          beside: true,
        })
      : t('mend.noAmount');
  const choose = (one: Offered) => {
    setPicked(one);
    setChoosing(false);
    onChange({
      ...line,
      product: one.kind === 'product' ? one.product.id : null,
      food: one.kind === 'food' ? one.food.id : null,
    });
  };
  return (
    <li className={css.line}>
      <div role="group" aria-label={t('mend.line', { number })}>
        <div className={css.source}>
          <input
            className="form-control"
            aria-label={t('mend.lineText', { number })}
            autoComplete="off"
            value={reread.text}
            onChange={(event) => reread.type(event.target.value)}
            onBlur={reread.settle}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault(); // only the button saves
              reread.settle();
            }}
          />
          <button
            type="button"
            className="btn btn-outline-danger"
            aria-label={t('mend.removeLine', { name: line.text || String(number) })}
            onClick={onRemove}
          >
            <Trash2 size={18} aria-hidden />
          </button>
        </div>
        {line.text.trim() && (
          <p className={css.understood} aria-live="polite" aria-busy={reread.isBusy || undefined}>
            <span>{amount}</span>
            <span>{[line.name, line.note].filter(Boolean).join(', ')}</span>
            {isKnown ? (
              <Tag tone="success" icon={CircleCheck}>
                {meant ? productName({ NameKa: null, ...meant }, language) : t('mend.known')}
              </Tag>
            ) : (
              <Tag tone="attention" icon={CirclePlus}>
                {t('mend.new')}
              </Tag>
            )}
            <button
              type="button"
              className="btn btn-link"
              aria-expanded={isChoosing}
              onClick={() => setChoosing(!isChoosing)}
            >
              {t('mend.other')}
              <span className="visually-hidden"> {line.name}</span>
            </button>
          </p>
        )}
        {isChoosing && <ChooseMeant start={line.name} onChoose={choose} />}
        {children}
      </div>
    </li>
  );
}
