import { Form, Formik, useFormikContext } from 'formik';
import { useTranslation } from 'next-i18next/pages';
import Link from 'next/link';
import { useRouter } from 'next/router';
import { useEffect, useMemo, useState } from 'react';
import { FormErrors } from '@/components/forms/FormErrors';
import { SelectField } from '@/components/forms/SelectField';
import { SubmitButton } from '@/components/forms/SubmitButton';
import { TextAreaField } from '@/components/forms/TextAreaField';
import { TextField } from '@/components/forms/TextField';
import { useAuth } from '@/context/AuthContext';
import { useOrderCalls, useQuote, type Quote } from '@/context/data/orders';
import type { Orderable } from '@/lib/domain/order/fromList';
import type { Order } from '@/lib/domain/order/record';
import type { Shop } from '@/lib/domain/order/shop';
import { ADDRESS_LINES, PAYMENTS } from '@/lib/domain/order/types';
import {
  checkoutValues,
  orderInput,
  wishFor,
  type CheckoutLine,
  type CheckoutValues,
} from '@/lib/domain/order/values';
import { windowsFrom } from '@/lib/domain/order/windows';
import { lineFaults, type OrderFault } from '@/lib/hooks/orderFault';
import { useFormSubmit } from '@/lib/hooks/useFormSubmit';
import { useRequestKey } from '@/lib/hooks/useRequestKey';
import { checkoutSchema } from '@/lib/validation/order';
import css from '@/styles/order.module.scss';
import { amountField, CheckoutLines } from './CheckoutLines';
import { CheckoutSum } from './CheckoutSum';
import { useOrderWords } from './useOrderWords';

interface CheckoutFormProps {
  readonly shop: Shop;
  readonly last: Order | null;
  readonly given: Orderable['lines'];
  readonly staying: Orderable['staying'];
  readonly shoplist: number | null;
  readonly backHref: string;
}
const PAUSE = 300;

/** Of which lines it is still to be said how much. */
const openLines = (lines: readonly CheckoutLine[]): ReadonlyMap<number, OrderFault> =>
  new Map(
    lines.flatMap(({ amount }, at) => (amount ? [] : [[at, { keys: ['validation:amount'] }] as const])),
  );

/** Lines, door, time: what an order needs. */
export function CheckoutForm({ shop, last, given, staying, shoplist, backHref }: CheckoutFormProps) {
  const { t } = useTranslation(['order', 'common']);
  const { window, language, name } = useOrderWords();
  const { person } = useAuth();
  const router = useRouter();
  const calls = useOrderCalls();
  const keyFor = useRequestKey();
  const [lines, setLines] = useState<readonly CheckoutLine[]>(() =>
    given.map((line) => ({ ...line, ifMissing: wishFor(last, line.product) })),
  );
  const [faults, setFaults] = useState<ReadonlyMap<number, OrderFault>>(new Map());
  const [quote, setQuote] = useState<Quote | null>(null);
  const [tries, setTries] = useState(0);
  const [openedAt] = useState(() => Date.now());
  const windows = useMemo(() => windowsFrom(shop, openedAt), [shop, openedAt]);
  const submit = useFormSubmit<CheckoutValues>(async (values) => {
    const open = openLines(lines);
    setFaults(open);
    if (open.size > 0) return document.getElementById(amountField([...open.keys()][0]))?.focus();
    try {
      const input = orderInput(values, lines, { windows, shoplist, quotedTetri: quote?.totalTetri });
      await calls.place(input, keyFor(input));
      await router.push('/shoplist/orders');
    } catch (cause) {
      setFaults(lineFaults(cause));
      setTries((now) => now + 1); // what it costs and what is there may have changed meanwhile
      throw cause;
    }
  });
  const change = (next: readonly CheckoutLine[]) => {
    setFaults(new Map());
    setLines(next);
  };
  return (
    <Formik
      initialValues={checkoutValues(last, person as never, shop.zones)}
      validationSchema={checkoutSchema(shop.zones.length > 0)}
      onSubmit={submit}
    >
      <Form noValidate className={css.checkout}>
        <QuoteWatch key={tries} lines={lines} onQuote={setQuote} />
        <FormErrors />
        {!shop.isTaking && <p className={css.note}>{t('checkout.closed')}</p>}
        <section>
          <h2 className="h4">{t('checkout.what')}</h2>
          <CheckoutLines lines={lines} quote={quote} faults={faults} onChange={change} />
          {staying.length > 0 && (
            <p className="form-text">
              {t('checkout.staying', { names: [...new Set(staying.map(name))].join(', ') })}
            </p>
          )}
        </section>
        <section>
          <h2 className="h4">{t('checkout.where')}</h2>
          <div className={css.two}>
            <TextField name="recipient.Name" label={t('field.Name')} autoComplete="name" isRequired />
            <TextField
              name="recipient.phone"
              label={t('field.phone')}
              type="tel"
              autoComplete="tel"
              isRequired
            />
            {shop.zones.length > 0 && (
              <SelectField
                name="zone"
                label={t('field.zone')}
                emptyLabel={t('field.chooseZone')}
                options={shop.zones.map((zone) => ({
                  value: zone.key,
                  label: (language === 'ka' && zone.NameKa) || zone.Name,
                }))}
                isRequired
              />
            )}
            {ADDRESS_LINES.map((name) => (
              <TextField
                key={name}
                name={`address.${name}`}
                label={t(`field.${name}`)}
                isRequired={name === 'street'}
                autoComplete={name === 'street' ? 'street-address' : 'off'}
              />
            ))}
          </div>
        </section>
        <section>
          <h2 className="h4">{t('checkout.when')}</h2>
          {windows.length === 0 && <p className={css.note}>{t('checkout.noWindow')}</p>}
          <div className={css.two}>
            <SelectField
              name="window"
              label={t('field.window')}
              emptyLabel="–"
              options={windows.map((one) => ({ value: one.from, label: window(one) }))}
              isRequired
            />
            <SelectField
              name="payment"
              label={t('field.payment')}
              options={PAYMENTS.map((value) => ({ value, label: t(`payment.${value}`) }))}
            />
          </div>
          <TextAreaField name="Note" label={t('field.Note')} />
        </section>
        <CheckoutSum quote={quote} whole={faults.get(-1)} />
        <div className={css.buttons}>
          <Link href={backHref} className="btn btn-outline-secondary">
            {t('common:action.back')}
          </Link>
          <SubmitButton>{t('checkout.send')}</SubmitButton>
        </div>
      </Form>
    </Formik>
  );
}

/** Asks what it costs a moment after lines or district have changed. */
function QuoteWatch({ lines, onQuote }: { lines: readonly CheckoutLine[]; onQuote: (quote: Quote) => void }) {
  const { values } = useFormikContext<CheckoutValues>();
  const ask = useQuote();
  const asked = JSON.stringify(lines.map(({ product, amount, unit }) => ({ product, amount, unit })));
  useEffect(() => {
    const given = JSON.parse(asked) as Pick<CheckoutLine, 'product' | 'amount' | 'unit'>[];
    if (!given.some(({ amount }) => amount)) return;
    let isOld = false;
    const timer = setTimeout(() => {
      ask(given, values.zone || null).then(
        (quote) => !isOld && onQuote(quote),
        () => undefined, // the alert has said it
      );
    }, PAUSE);
    return () => {
      isOld = true;
      clearTimeout(timer);
    };
  }, [ask, asked, values.zone, onQuote]);
  return null;
}
