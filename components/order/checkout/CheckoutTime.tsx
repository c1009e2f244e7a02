import { CalendarClock } from 'lucide-react';
import { useFormikContext } from 'formik';
import { useTranslation } from 'next-i18next/pages';
import { useId, useState } from 'react';
import { SelectField } from '@/components/forms/SelectField';
import { Button } from '@/components/ui/inputs/Button';
import { shopDay, type Window } from '@/lib/domain/order/windows';
import type { CheckoutValues } from '@/lib/forms/order/values';
import checkoutFormCss from './CheckoutForm.module.scss';
import css from './CheckoutTime.module.scss';
import { useOrderWords } from '@/components/order/useOrderWords';

interface CheckoutTimeProps {
  readonly windows: readonly Window[];
  /** Time at which the windows were computed, in ms. */
  readonly openedAt: number;
}
/** Number of times shown side by side; on a phone the style shows fewer. */
const MAX_SHOWN = 4;

/** Delivery time: the earliest is preselected, the next ones take one tap, the rest are in a list. */
export function CheckoutTime({ windows, openedAt }: CheckoutTimeProps) {
  const { t } = useTranslation('order');
  const { window, slot } = useOrderWords();
  const { values, setFieldValue } = useFormikContext<CheckoutValues>();
  const [isListed, setListed] = useState(false);
  const title = useId();
  if (windows.length === 0) return <p className={checkoutFormCss.note}>{t('checkout.noWindow')}</p>;
  const today = shopDay(openedAt);
  const first = windows.slice(0, MAX_SHOWN);
  const chosen = windows.find(({ from }) => from === values.window);
  const shown = chosen && !first.includes(chosen) ? [...first.slice(0, -1), chosen] : first;
  return (
    <section aria-labelledby={title}>
      <h2 id={title} className="h5">
        {t('checkout.when')}
      </h2>
      <div className={css.slots} role="radiogroup" aria-labelledby={title}>
        {shown.map((one) => {
          const { time, day } = slot(one, today);
          return (
            <label key={one.from}>
              <input
                type="radio"
                className="visually-hidden"
                name="window"
                value={one.from}
                checked={one.from === values.window}
                onChange={() => void setFieldValue('window', one.from)}
              />
              <strong>{time}</strong>
              <small>{day}</small>
            </label>
          );
        })}
        {windows.length > 2 && (
          <Button
            tone="bare"
            icon={CalendarClock}
            iconSize={20}
            aria-expanded={isListed}
            onClick={() => setListed(!isListed)}
          >
            {t('checkout.otherTime')}
          </Button>
        )}
      </div>
      {isListed && (
        <SelectField
          name="window"
          label={t('field.window')}
          options={windows.map((one) => ({ value: one.from, label: window(one) }))}
          isRequired
        />
      )}
    </section>
  );
}
