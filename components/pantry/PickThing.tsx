import { useTranslation } from 'next-i18next/pages';
import { useMemo, useState } from 'react';
import { useMeaning, useLineMeanings } from '@/components/food/useMeanings';
import { useOfferOptions } from '@/components/food/useOfferOptions';
import { Combobox } from '@/components/ui/inputs/Combobox';
import { useFoodCalls, type Offered, type OfferedFood } from '@/context/food/foods';
import { useLanguage } from '@/context/LanguageContext';
import { offerKey } from '@/lib/domain/food/offer';
import { LIMITS } from '@/lib/domain/limits';
import { usualPlace } from '@/lib/domain/pantry/shelfLife';
import type { PantryItem } from '@/lib/domain/pantry/types';
import { productName } from '@/lib/domain/product/record';
import type { ShopProduct } from '@/lib/domain/shoplist/types';
import { amountFor, ownLine, readWritten } from '@/lib/domain/shoplist/written';
import { useOffline } from '@/lib/hooks/useOffline';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import food from '@/locales/en/food.json';

/** Thing meant by the written text; `food` is set if its product is not known here. */
export type Draft = Partial<PantryItem> & Pick<PantryItem, 'product' | 'Name'> & { readonly food?: number };

interface PickThingProps {
  readonly label: string;
  /** Hides the label if the placeholder says the same. */
  readonly hideLabel?: boolean;
  readonly placeholder: string;
  readonly items: readonly PantryItem[];
  /** `later` resolves to the product's draft if the line was added before the CMS had found it. */
  readonly onPick: (draft: Draft, later?: Promise<Draft | undefined>) => void;
}

/** Text field for a thing with its amount: proposes products and foods, and keeps unknown names as written. */
function Writing({ label, hideLabel, placeholder, items, onPick }: PickThingProps) {
  const { t } = useTranslation('pantry');
  const { language } = useLanguage();
  const { isOffline } = useOffline();
  const [text, setText] = useState('');
  const typed = text.trim();
  const written = useMemo(() => readWritten(text), [text]);
  const near = useMemo(() => items.flatMap(({ product }) => product ?? []), [items]);
  const { offers: options, isWhole, isMeant } = useLineMeanings(written, near);
  const optionOf = useOfferOptions();
  const { productOf } = useFoodCalls();
  const meaningOf = useMeaning();
  const draftOf = (product: ShopProduct): Draft => {
    const { amount, unit } = amountFor(product, written);
    return {
      product,
      Name: product.Name,
      amount: amount ?? undefined,
      unit,
      place: usualPlace(product),
    };
  };
  const take = (product: ShopProduct) => onPick(draftOf(product));
  const takeLater = (food: OfferedFood) =>
    onPick({
      product: null,
      food: food.id,
      Name: productName({ NameKa: null, ...food }, language),
      amount: written.amount ?? undefined,
      unit: written.unit,
      place: usualPlace(food),
    });
  const write = (later?: Promise<Draft | undefined>) => {
    const { Name, ...amount } = ownLine(typed);
    onPick({ product: null, Name: Name.slice(0, LIMITS.name.max), ...amount }, later);
  };
  const writeAtOnce = () => {
    if (!typed) return;
    setText('');
    write(isWhole ? undefined : meaningOf(written).then((product) => product && draftOf(product)));
  };
  const choose = (id: string) => {
    const one = options?.find((other) => offerKey(other) === id);
    setText('');
    if (one?.kind === 'product') take(one.product);
    else if (one && isOffline) takeLater(one.food);
    else if (one) productOf(one.food.id).then(take, () => write());
  };
  const option = (offered: Offered) => {
    const { id, label, origin } = optionOf(offered);
    return { id, label, origin };
  };
  const offers = (typed && options?.map(option)) || null;
  return (
    <Combobox
      label={label}
      hideLabel={hideLabel}
      placeholder={placeholder}
      value={text}
      onType={setText}
      options={offers}
      status={t('add.found', { count: offers?.length ?? 0 })}
      onChoose={choose}
      createLabel={typed && t('add.own', { text: typed })}
      onCreate={() => {
        setText('');
        write();
      }}
      onWritten={writeAtOnce}
      isFirstMeant={isMeant}
    />
  );
}

export const PickThing = withNamespaces(Writing, { food });
