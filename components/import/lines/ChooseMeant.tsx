import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { useOfferOptions } from '@/components/food/useOfferOptions';
import { Combobox } from '@/components/ui/inputs/Combobox';
import { useOffer, type Offered } from '@/context/food/foods';
import { offerKey } from '@/lib/domain/food/offer';

/** Search field that maps words to a product or a food. */
export function ChooseMeant({ start, onChoose }: { start: string; onChoose: (one: Offered) => void }) {
  const { t } = useTranslation(['import', 'food']);
  const [text, setText] = useState(start);
  const offered = useOffer(text);
  const optionOf = useOfferOptions();
  return (
    <Combobox
      label={t('import:questions.means')}
      value={text}
      onType={setText}
      opensOnFocus
      options={offered?.map(optionOf) ?? null}
      onChoose={(id) => {
        const one = offered?.find((other) => offerKey(other) === id);
        if (one) onChoose(one);
      }}
      status={t('food:offer.found', { count: offered?.length ?? 0 })}
    />
  );
}
