import { Minus, Plus, Trash2 } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { Button } from '@/components/ui/inputs/Button';
import { LIMITS } from '@/lib/domain/limits';
import { roundQuantity } from '@/lib/domain/storage/units';
import { measureOf } from '@/lib/forms/order/measure';
import { inGrams, type LineProblem } from '@/lib/forms/order/problems';
import { IF_MISSING } from '@/lib/domain/order/types';
import type { CheckoutLine } from '@/lib/forms/order/values';
import { amountText, parseAmount } from '@/lib/domain/text/amount';
import { formatAmount } from '@/lib/format/amount';
import { formatBought } from '@/lib/format/bought';
import { unitName } from '@/lib/format/unit';
import css from './CheckoutLine.module.scss';
import { useOrderWords } from '@/components/order/useOrderWords';
import { useProblemWords } from './useProblemWords';
import { isOneOf } from '@/lib/domain/isOneOf';

export const lineId = (key: string) => `line-${key}`;
export const amountId = (key: string) => `amount-${key}`;

interface CheckoutLineRowProps {
  readonly line: CheckoutLine;
  readonly price: number | null;
  readonly problem?: LineProblem;
  /** True once the order was submitted with this line; before that, a missing amount is only asked for. */
  readonly hasTried: boolean;
  /** True if the line has its own choice of what to do when the product is missing. */
  readonly hasWish: boolean;
  readonly onSet: (line: CheckoutLine) => void;
  readonly onDrop: () => void;
}

/** One line of the order: amount, price, what to do if it is missing, and any problem with ways to fix it. */
export function CheckoutLineRow(props: CheckoutLineRowProps) {
  const { line, price, problem, hasTried, hasWish, onSet, onDrop } = props;
  const { t } = useTranslation('order');
  const { name, money, language } = useOrderWords();
  const { asked } = line;
  const isMore = asked && (asked.amount !== line.amount || asked.unit !== line.unit);
  return (
    <li id={lineId(line.key)} tabIndex={-1} data-fault={problem ? true : undefined}>
      <span className={css.name}>
        {name(line)}
        {isMore && (
          <small>
            {t('checkout.asked', {
              amount: formatAmount(asked.amount, asked.unit, language, { pieceName: line.pieceName }),
            })}
          </small>
        )}
      </span>
      <Amount line={line} isWrong={hasTried && problem?.kind === 'amount'} onSet={onSet} />
      <span className={css.price}>{price === null ? '–' : money(price)}</span>
      {hasWish && <Wish {...{ line, onSet }} />}
      <Button
        icon={Trash2}
        className={css.drop}
        aria-label={`${t('checkout.drop')}: ${name(line)}`}
        onClick={onDrop}
      />
      {problem && <Problem {...{ line, problem, hasTried, onSet, onDrop }} />}
    </li>
  );
}

function Wish({ line, onSet }: Pick<CheckoutLineRowProps, 'line' | 'onSet'>) {
  const { t } = useTranslation('order');
  const { name } = useOrderWords();
  return (
    <label className={css.wish}>
      <span className="visually-hidden">{t('ifMissing.label', { name: name(line) })}</span>
      <select
        className="form-select"
        value={line.ifMissing ?? ''}
        onChange={({ target }) =>
          onSet({ ...line, ifMissing: isOneOf(IF_MISSING, target.value) ? target.value : null })
        }
      >
        <option value="">{t('ifMissing.asAll')}</option>
        {IF_MISSING.map((wish) => (
          <option key={wish} value={wish}>
            {t('pack.wish', { wish: t(`ifMissing.${wish}`) })}
          </option>
        ))}
      </select>
    </label>
  );
}

type ProblemProps = Omit<CheckoutLineRowProps, 'price' | 'problem' | 'hasWish'> & {
  readonly problem: LineProblem;
};

/** Shows the problem of a line and the ways to fix it. */
function Problem({ line, problem, hasTried, onSet, onDrop }: ProblemProps) {
  const { t } = useTranslation('order');
  const { language, name } = useOrderWords();
  const words = useProblemWords();
  const { pieceName = null, packAmount = null } = line;
  const said = (amount: number, unit = line.unit, packs = packAmount) =>
    formatBought({ amount, unit, packAmount: packs }, language, pieceName);
  const weighed = problem.kind === 'unit' ? inGrams(line, problem.grams) : undefined;
  return (
    <div className={css.problem}>
      <span className={hasTried ? 'field-error' : css.asks}>{words(line, problem)}</span>
      {problem.kind === 'short' && problem.left > 0 && (
        <Remedy onClick={() => onSet({ ...line, amount: problem.left, typed: undefined })}>
          {t('checkout.takeLeft', { amount: said(problem.left) })}
        </Remedy>
      )}
      {weighed && (
        <Remedy onClick={() => onSet(weighed)}>
          {weighed.amount
            ? t('checkout.weigh', { amount: said(weighed.amount, weighed.unit, weighed.packAmount ?? null) })
            : t('checkout.sayGrams')}
        </Remedy>
      )}
      {(problem.kind === 'unlisted' || problem.kind === 'ordered') && (
        <Remedy onClick={() => onSet({ ...line, item: null })}>{t('checkout.allTheSame')}</Remedy>
      )}
      <Remedy label={`${t('checkout.leaveOut')}: ${name(line)}`} onClick={onDrop}>
        {t('checkout.leaveOut')}
      </Remedy>
    </div>
  );
}

function Remedy({ label, onClick, children }: { label?: string; onClick: () => void; children: string }) {
  return (
    <Button tone="outline-primary" aria-label={label} onClick={onClick}>
      {children}
    </Button>
  );
}

interface AmountProps {
  readonly line: CheckoutLine;
  /** True if a missing amount is shown as an error; before the first submit it is only asked for. */
  readonly isWrong: boolean;
  readonly onSet: (line: CheckoutLine) => void;
}

/** Amount of a line, typed or changed by plus and minus; counted in packs or heads for products sold that way. */
function Amount({ line, isWrong, onSet }: AmountProps) {
  const { t } = useTranslation('order');
  const { name, language } = useOrderWords();
  const { amount, unit, packAmount, pieceName } = line;
  // fixed while the customer types, as a change of unit would turn the digits into another amount
  const [measure, setMeasure] = useState(() => measureOf(line));
  const each = packAmount ?? measure.each;
  const step = packAmount ? 1 : measure.step;
  const count = amount === null ? null : roundQuantity(amount / each);
  const put = (typed: string | undefined, next: number | null) => {
    const much = next && roundQuantity(next * each);
    onSet({ ...line, typed, amount: much && much <= LIMITS.amount.max ? much : null });
  };
  const settle = (much: number | null) =>
    setMeasure((now) => (now.isHeads ? now : measureOf({ ...line, amount: much })));
  const move = (by: number) => {
    const next = Math.max(step, roundQuantity((count ?? 0) + by));
    put(undefined, next);
    settle(next * each);
  };
  return (
    <span className={css.amount}>
      <Button
        icon={Minus}
        iconSize={16}
        aria-label={t('checkout.less', { name: name(line) })}
        disabled={count === null || count <= step}
        onClick={() => move(-step)}
      />
      <label>
        <span className="visually-hidden">{t('checkout.amount', { name: name(line) })}</span>
        <input
          id={amountId(line.key)}
          className="form-control"
          inputMode="decimal"
          autoComplete="off"
          aria-invalid={isWrong || undefined}
          value={line.typed ?? amountText(count, language)}
          onChange={({ target }) => put(target.value, parseAmount(target.value) ?? null)}
          onBlur={() => {
            if (amount === null) return;
            if (line.typed !== undefined) onSet({ ...line, typed: undefined });
            settle(amount);
          }}
        />
        <span>
          {packAmount
            ? `× ${formatAmount(packAmount, unit, language, { short: true, pieceName })}`
            : unitName(measure.unit, language, measure.isHeads ? 'head' : pieceName)}
        </span>
      </label>
      <Button
        icon={Plus}
        iconSize={16}
        aria-label={t('checkout.more', { name: name(line) })}
        onClick={() => move(step)}
      />
    </span>
  );
}
