import { CircleCheck, CirclePlus, CircleQuestionMark, Trash2 } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useRef, useState, type ReactNode } from 'react';
import { Proposals } from '@/components/food/Proposals';
import { Button } from '@/components/ui/inputs/Button';
import { Tag } from '@/components/ui/Tag';
import type { NameMatch, Offered } from '@/context/food/foods';
import { useLanguage } from '@/context/LanguageContext';
import { namedOf } from '@/lib/domain/food/offer';
import { isMeaningOpen } from '@/lib/domain/import/openMeaning';
import type { ImportLine } from '@/lib/domain/import/record';
import { productName, type Product } from '@/lib/domain/product/record';
import { formatAmount } from '@/lib/format/amount';
import { writtenAmount } from '@/lib/forms/import/line';
import type { Proposal, ChosenMeaning } from '@/lib/forms/import/meaning';
import { ChooseMeant } from './ChooseMeant';
import css from './MendLine.module.scss';
import { useRereadLine } from './useRereadLine';

/** Names of a product or a food. */
export interface Named {
  readonly Name: string;
  readonly NameKa?: string | null;
  readonly pieceName?: Product['pieceName'];
}
interface MendLineProps {
  readonly line: ImportLine;
  readonly number: number;
  /** Product or food of the line, once its name is known. */
  readonly meant?: Named;
  /** Products and foods proposed for words with unknown meaning. */
  readonly proposals: readonly Proposal[];
  /** Receives the line as parsed again, then a second time with the match found for it. */
  readonly onRead: (line: ImportLine, match?: NameMatch) => void;
  readonly onMean: (said: ChosenMeaning, named?: Named) => void;
  readonly onRemove: () => void;
  /** Notes on the line. */
  readonly children?: ReactNode;
}

/**
 * Shows a line's original text above its parsed form; a changed line is parsed again. The user can choose its meaning:
 * for unknown words from likely proposals, none of them preselected.
 */
export function MendLine(props: MendLineProps) {
  const { line, number, meant, proposals, onRead, onMean, onRemove, children } = props;
  const { t } = useTranslation(['import', 'mend']);
  const { language } = useLanguage();
  const [isChoosing, setChoosing] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const reread = useRereadLine(line, onRead);
  const isKnown = line.product !== null || line.food !== null;
  const isOpen = isMeaningOpen(line);
  const inLanguage = (one: Named) => productName({ ...one, NameKa: one.NameKa ?? null }, language);
  const amount =
    line.amount !== null && line.unit
      ? (writtenAmount(line, language) ??
        formatAmount(line.amount, line.unit, language, {
          to: line.amountTo,
          pieceName: meant?.pieceName,
          beside: true,
        }))
      : t('mend:noAmount');
  const mean = (said: ChosenMeaning, named?: Named) => {
    setChoosing(false);
    onMean(said, named);
    // The pressed button disappears; the button to choose another meaning takes its place.
    requestAnimationFrame(() => box.current?.querySelector<HTMLElement>('button[aria-expanded]')?.focus());
  };
  const choose = (one: Offered) =>
    mean(one.kind === 'product' ? { product: one.product.id } : { food: one.food.id }, namedOf(one));
  return (
    <li className={css.line}>
      <div ref={box} role="group" aria-label={t('mend:line', { number })}>
        <div className={css.source}>
          <input
            className="form-control"
            aria-label={t('mend:lineText', { number })}
            autoComplete="off"
            value={reread.text}
            onChange={(event) => reread.type(event.target.value)}
            onBlur={reread.settle}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault(); // Only the button saves.
              reread.settle();
            }}
          />
          <Button
            tone="outline-danger"
            icon={Trash2}
            aria-label={t('mend:removeLine', { name: line.text || String(number) })}
            onClick={onRemove}
          />
        </div>
        {line.text.trim() && (
          <p className={css.understood} aria-live="polite" aria-busy={reread.isBusy || undefined}>
            <span>{amount}</span>
            <span>{[line.name, line.note].filter(Boolean).join(', ')}</span>
            {isOpen ? (
              <Tag tone="attention" icon={CircleQuestionMark}>
                {t('mend:open')}
              </Tag>
            ) : isKnown ? (
              <Tag tone="success" icon={CircleCheck}>
                {meant ? inLanguage(meant) : t('mend:known')}
              </Tag>
            ) : (
              <Tag tone="attention" icon={CirclePlus}>
                {t('mend:new')}
              </Tag>
            )}
            {!isOpen && (
              <Button tone="link" aria-expanded={isChoosing} onClick={() => setChoosing(!isChoosing)}>
                {t('mend:other')}
                <span className="visually-hidden"> {line.name}</span>
              </Button>
            )}
          </p>
        )}
        {isOpen && !reread.isBusy && (
          <div className={css.asked}>
            <Proposals
              words={line.name}
              proposals={proposals.map((one) => ({ name: inLanguage(one), loses: one.loses, facts: one }))}
              onChoose={(at) => {
                const said = proposals[at];
                if (said) mean(said, said);
              }}
              onOwn={() => mean({ own: true })}
              onOther={() => setChoosing(!isChoosing)}
            />
          </div>
        )}
        {isChoosing && <ChooseMeant start={line.name} onChoose={choose} />}
        {children}
      </div>
    </li>
  );
}
