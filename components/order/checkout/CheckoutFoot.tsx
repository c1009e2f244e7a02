import { useFormikContext } from 'formik';
import { CircleAlert } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useRef } from 'react';
import { isFieldMessage, type FieldMessage } from '@/components/forms/FieldError';
import { SubmitButton } from '@/components/forms/SubmitButton';
import { Button } from '@/components/ui/inputs/Button';
import { LinkButton } from '@/components/ui/inputs/LinkButton';
import type { LineProblem } from '@/lib/forms/order/problems';
import type { Quote } from '@/lib/forms/order/quote';
import type { CheckoutLine } from '@/lib/forms/order/values';
import { useFaultText } from '@/lib/hooks/useFaultText';
import css from './CheckoutFoot.module.scss';
import { useOrderWords } from '@/components/order/useOrderWords';
import { useProblemWords } from './useProblemWords';

/** Fault of the whole order: translation keys, of which the first that exists is shown. */
interface WholeFault {
  readonly keys: readonly string[];
  readonly values?: Readonly<Record<string, string | number>>;
}
interface CheckoutFootProps {
  readonly quote: Quote;
  readonly lines: readonly CheckoutLine[];
  readonly problems: ReadonlyMap<string, LineProblem>;
  readonly onJump: (line: CheckoutLine) => void;
  readonly backHref: string;
}

/** Sticky footer of the checkout: the costs, the order button, and the faults that keep the order from being placed. */
export function CheckoutFoot({ quote, backHref, ...faults }: CheckoutFootProps) {
  const { t } = useTranslation(['order', 'common']);
  const { money } = useOrderWords();
  return (
    <aside className={css.foot} aria-label={t('checkout.sum')}>
      <Faults {...faults} />
      {quote.goodsTetri < quote.minimumTetri && (
        <p className={css.least}>{t('sum.minimum', { sum: money(quote.minimumTetri) })}</p>
      )}
      <div className={css.docked}>
        <dl className={css.sums} aria-live="polite">
          <div>
            <dt>{t('sum.goods')}</dt>
            <dd>{money(quote.goodsTetri)}</dd>
          </div>
          <div>
            <dt>{t('sum.fee')}</dt>
            <dd>
              <span className={css.short} aria-hidden>
                {t('sum.bringing')}
              </span>{' '}
              {money(quote.feeTetri)}
            </dd>
          </div>
          <div>
            <dt>{t('sum.estimated')}</dt>
            <dd>{money(quote.totalTetri)}</dd>
          </div>
        </dl>
        <SubmitButton className={css.send}>{t('checkout.send')}</SubmitButton>
        <LinkButton href={backHref}>{t('common:action.back')}</LinkButton>
      </div>
      <p className={`form-text ${css.final}`}>{t('checkout.final')}</p>
    </aside>
  );
}

type FaultsProps = Pick<CheckoutFootProps, 'lines' | 'problems' | 'onJump'>;

function Faults({ lines, problems, onJump }: FaultsProps) {
  const { t } = useTranslation(['order', 'address']);
  const { said, fieldSaid } = useFaultText();
  const { name } = useOrderWords();
  const words = useProblemWords();
  const { errors, status, submitCount, isSubmitting } = useFormikContext();
  const box = useRef<HTMLDivElement>(null);
  const fields = submitCount > 0 && !isSubmitting ? faultsIn(errors) : [];
  const whole = isSubmitting ? undefined : (status as WholeFault | undefined);
  // before the first submit, a missing amount is asked for at its line only
  const wrong = submitCount > 0 ? lines.filter(({ key }) => problems.has(key)) : [];
  const count = wrong.length + fields.length;
  const go = (field: string) =>
    box.current?.closest('form')?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus();
  useEffect(() => {
    if (submitCount === 0 || isSubmitting) return;
    leadToFault(box.current?.closest('form'));
    // runs only when a submit has just ended, never while the customer corrects the fields
  }, [submitCount, isSubmitting]);
  return (
    <div ref={box} role="alert">
      {(count > 0 || whole) && (
        <div className={css.faults} data-many={count > 1 || undefined}>
          {count > 0 && (
            <Button
              tone="link"
              icon={CircleAlert}
              iconSize={20}
              onClick={() => leadToFault(box.current?.closest('form'))}
            >
              <strong>{t('checkout.look', { count })}</strong>
            </Button>
          )}
          {whole && <p>{said(whole)}</p>}
          <ul>
            {wrong.map((line) => (
              <li key={line.key}>
                <Button tone="link" onClick={() => onJump(line)}>
                  {t('checkout.fault', {
                    name: name(line),
                    fault: words(line, problems.get(line.key) as LineProblem),
                  })}
                </Button>
              </li>
            ))}
            {fields.map(([field, fault]) => (
              <li key={field}>
                <Button tone="link" onClick={() => go(field)}>
                  {t('checkout.fault', {
                    name: String(t(labelOf(field) as never)),
                    fault: fieldSaid(fault),
                  })}
                </Button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

/** Focuses the first fault in reading order: a form field, or the amount of an order line. */
function leadToFault(form: HTMLElement | null | undefined) {
  const first = form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-fault]');
  const field = first?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? first;
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: 'center' });
}

/** Returns the translation key of a field's label, given the field's name in the form values. */
function labelOf(field: string): string[] {
  const [part, name = part] = field.split('.');
  return part === 'address'
    ? [`address:field.${name}`]
    : part === 'own'
      ? ['address:kind.ownLabel']
      : [`order:field.${name}`];
}

function faultsIn(errors: unknown, at = ''): [string, FieldMessage][] {
  if (isFieldMessage(errors)) return [[at, errors]];
  if (typeof errors !== 'object' || errors === null) return [];
  return Object.entries(errors).flatMap(([name, one]) => faultsIn(one, at ? `${at}.${name}` : name));
}
