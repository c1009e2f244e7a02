import { Form, Formik, useFormikContext, type FormikHelpers } from 'formik';
import { useTranslation } from 'next-i18next/pages';
import { useRouter } from 'next/router';
import { useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { focusNextOnEnter } from '@/components/forms/focusNext';
import { SegmentsField } from '@/components/forms/SegmentsField';
import { TextAreaField } from '@/components/forms/TextAreaField';
import { useOrderCalls, useQuote } from '@/context/order/orders';
import { useAddressCalls, type Profile } from '@/context/account/users';
import { addressOf, labelOf, withAddress } from '@/lib/domain/order/addresses';
import type { Orderable } from '@/lib/forms/order/fromList';
import type { Quote } from '@/lib/forms/order/quote';
import type { Order } from '@/lib/domain/order/record';
import type { Shop } from '@/lib/domain/order/shop';
import { PAYMENTS } from '@/lib/domain/order/types';
import { checkoutValues, orderInput, type CheckoutLine, type CheckoutValues } from '@/lib/forms/order/values';
import { windowsFrom } from '@/lib/domain/order/windows';
import type { Category } from '@/lib/domain/product/types';
import {
  fieldRefusals,
  isListGone,
  isWindowGone,
  stillRefused,
  wholeFault,
  type FieldRefusal,
} from '@/lib/faults/checkoutFault';
import { useRequestKey } from '@/lib/hooks/useRequestKey';
import { lazySchema } from '@/lib/forms/schema/lazy';
import css from './CheckoutForm.module.scss';
import { CheckoutDoor } from './CheckoutDoor';
import { CheckoutFoot } from './CheckoutFoot';
import { amountId, lineId } from './CheckoutLine';
import { CheckoutLines } from './CheckoutLines';
import { CheckoutTime } from './CheckoutTime';
import { CheckoutWishes } from './CheckoutWishes';
import { StayingLines } from './StayingLines';
import { useCheckoutLines, type QuotedFields } from './useCheckoutLines';

interface CheckoutFormProps {
  readonly shop: Shop;
  readonly last: Order | null;
  readonly person: Profile;
  readonly given: Orderable;
  readonly aisles: readonly Category[];
  readonly shoplist: number | null;
  readonly backHref: string;
}
const schemaFor = (asksZone: boolean) =>
  lazySchema(() => import('@/lib/forms/order/schema').then((module) => module.checkoutSchema(asksZone)));
const PAUSE = 300;
/** Number of lines up to which the aisles start unfolded. */
const FEW = 3;

/**
 * Checkout form: time, address and lines, prefilled from the last order; the costs and the order button stay in view.
 */
export function CheckoutForm({ shop, last, person, given, aisles, shoplist, backHref }: CheckoutFormProps) {
  const { t } = useTranslation('order');
  const router = useRouter();
  const calls = useOrderCalls();
  const addresses = useAddressCalls(person.id);
  const keyFor = useRequestKey();
  const checkout = useCheckoutLines({ given: given.lines, aisles, last, shop });
  const { lines, problems } = checkout;
  const [list, setList] = useState(shoplist);
  const [tries, setTries] = useState(0);
  const [openedAt, setOpenedAt] = useState(() => Date.now());
  const windows = useMemo(() => windowsFrom(shop, openedAt), [shop, openedAt]);
  const [refusals, setRefusals] = useState<readonly FieldRefusal[]>([]);
  const [isByLine, setByLine] = useState(false);
  const aisle = useOpenAisles(lines, problems, tries > 0);

  const submit = async (values: CheckoutValues, helpers: FormikHelpers<CheckoutValues>) => {
    helpers.setStatus(undefined);
    setTries((now) => now + 1); // requests a new quote: prices and stock may have changed
    if (problems.size > 0) return;
    const listed = list === null ? lines.map((line) => ({ ...line, item: null })) : lines;
    const quotedTetri = checkout.quoteFor(values.zone).totalTetri;
    const input = orderInput(values, listed, { windows, shoplist: list, quotedTetri });
    try {
      await calls.place(input, keyFor(input));
    } catch (cause) {
      checkout.refuse(cause);
      if (isListGone(cause)) setList(null);
      if (isWindowGone(cause)) {
        const now = Date.now();
        setOpenedAt(now);
        await helpers.setFieldValue('window', windowsFrom(shop, now)[0]?.from ?? '', false);
      }
      const found = fieldRefusals(cause, values);
      setRefusals(found);
      helpers.setErrors(stillRefused(found, values));
      return helpers.setStatus(wholeFault(cause));
    }
    if (values.isKept && !values.saved) {
      const kept = { ...addressOf(values.address), label: labelOf(values), zone: values.zone || null };
      // the order is placed anyway, and an alert shows that the address was not saved
      await addresses.changeQuietly((book) => withAddress(book, kept)).catch(() => undefined);
    }
    await router.push('/shoplist/orders');
  };
  const askByLine = () => {
    flushSync(() => {
      setByLine(true);
      aisle.openAll();
    });
    const title = document.getElementById('checkout-what');
    title?.scrollIntoView({ block: 'start' });
    title?.focus({ preventScroll: true });
  };
  const jump = (line: CheckoutLine) => {
    flushSync(() => aisle.open(line.category ?? 'other', true));
    const isAmount = problems.get(line.key)?.kind === 'amount';
    const place = document.getElementById(isAmount ? amountId(line.key) : lineId(line.key));
    place?.scrollIntoView({ block: 'center' });
    place?.focus();
  };
  return (
    <Formik
      initialValues={checkoutValues(last, person, { zones: shop.zones, windows })}
      validationSchema={schemaFor(shop.zones.length > 0)}
      validate={(values) => stillRefused(refusals, values)}
      onSubmit={submit}
    >
      {({ values, submitCount }) => {
        const quote = checkout.quoteFor(values.zone);
        return (
          <Form noValidate className={css.checkout} onKeyDown={focusNextOnEnter}>
            <QuoteWatch key={tries} lines={lines} onQuote={checkout.takeQuote} />
            <div className={css.parts}>
              {!shop.isTaking && <p className={css.note}>{t('checkout.closed')}</p>}
              <CheckoutTime {...{ windows, openedAt }} />
              <CheckoutDoor book={person.addresses ?? []} zones={shop.zones} />
              <CheckoutLines
                {...{ lines, problems }}
                hasTried={submitCount > 0}
                prices={quote.lines.map(({ priceTetri }) => priceTetri)}
                hasWishes={isByLine}
                isOpen={aisle.isOpen}
                onOpen={aisle.open}
                onSet={checkout.set}
                onDrop={checkout.drop}
              />
              <CheckoutWishes {...{ lines, isByLine }} onByLine={askByLine} />
              <SegmentsField
                name="payment"
                label={t('field.payment')}
                options={PAYMENTS.map((value) => ({ value, label: t(`payment.${value}`) }))}
              />
              <TextAreaField name="Note" label={t('field.Note')} />
              <StayingLines staying={given.staying} />
            </div>
            <CheckoutFoot {...{ quote, lines, problems, backHref }} onJump={jump} />
          </Form>
        );
      }}
    </Formik>
  );
}

/**
 * Tracks which aisles are unfolded: those the customer opened, those with a missing amount, and after the first submit
 * those with a fault.
 */
function useOpenAisles(
  lines: readonly CheckoutLine[],
  problems: ReadonlyMap<string, unknown>,
  hasTried: boolean,
) {
  const troubled = lines.filter(({ key }) => problems.has(key)).map(({ category }) => category ?? 'other');
  // only the initial problems unfold an aisle: later answers of the shop move nothing while the customer reads
  const [aisles, setAisles] = useState<Partial<Record<Category, boolean>>>(() =>
    Object.fromEntries(troubled.map((category) => [category, true])),
  );
  const [isShort] = useState(() => lines.length <= FEW);
  return {
    isOpen: (category: Category): boolean =>
      (hasTried && troubled.includes(category)) || (aisles[category] ?? isShort),
    openAll: () => setAisles(Object.fromEntries(lines.map(({ category }) => [category ?? 'other', true]))),
    open: (category: Category, isOpen: boolean) => setAisles((now) => ({ ...now, [category]: isOpen })),
  };
}

interface QuoteWatchProps {
  readonly lines: readonly CheckoutLine[];
  readonly onQuote: (lines: readonly QuotedFields[], zone: string, quote: Quote) => void;
}

/** Requests a new quote a moment after the lines or the district have changed. */
function QuoteWatch({ lines, onQuote }: QuoteWatchProps) {
  const { values } = useFormikContext<CheckoutValues>();
  const ask = useQuote();
  const { zone } = values;
  const asked = JSON.stringify(lines.map(({ product, amount, unit }) => ({ product, amount, unit })));
  useEffect(() => {
    const given = JSON.parse(asked) as QuotedFields[];
    if (!given.some(({ amount }) => amount)) return;
    let isOld = false;
    const timer = setTimeout(() => {
      ask(given, zone || null).then(
        (quote) => !isOld && onQuote(given, zone, quote),
        () => undefined, // an alert shows the error
      );
    }, PAUSE);
    return () => {
      isOld = true;
      clearTimeout(timer);
    };
  }, [ask, asked, zone, onQuote]);
  return null;
}
