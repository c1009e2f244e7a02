import { useFormikContext } from 'formik';
import { useTranslation } from 'next-i18next/pages';
import { SegmentsField } from '@/components/forms/SegmentsField';
import { Button } from '@/components/ui/inputs/Button';
import { IF_MISSING } from '@/lib/domain/order/types';
import type { CheckoutLine, CheckoutValues } from '@/lib/forms/order/values';
import css from './CheckoutWishes.module.scss';
import { useOrderWords } from '@/components/order/useOrderWords';

interface CheckoutWishesProps {
  readonly lines: readonly CheckoutLine[];
  /** True if each line has its own choice. */
  readonly isByLine: boolean;
  readonly onByLine: () => void;
}

/** Choice of what to do with missing products, made once for all lines; lines with another choice are listed below. */
export function CheckoutWishes({ lines, isByLine, onByLine }: CheckoutWishesProps) {
  const { t } = useTranslation('order');
  const { name } = useOrderWords();
  const { values } = useFormikContext<CheckoutValues>();
  const wishes = IF_MISSING.filter((wish) => wish !== values.ifMissing).flatMap((wish) => {
    const names = lines.filter(({ ifMissing }) => ifMissing === wish).map(name);
    return names.length > 0 ? [`${names.join(', ')} – ${t(`ifMissing.${wish}`)}`] : [];
  });
  return (
    <div className={css.wishes}>
      <SegmentsField
        name="ifMissing"
        label={t('ifMissing.all')}
        options={IF_MISSING.map((value) => ({ value, label: t(`ifMissing.${value}`) }))}
      />
      <p>
        {wishes.length > 0 && <span>{t('ifMissing.except', { wishes: wishes.join('; ') })}</span>}
        {!isByLine && (
          <Button tone="link" onClick={onByLine}>
            {t('ifMissing.exceptions')}
          </Button>
        )}
      </p>
    </div>
  );
}
