import { Form, Formik } from 'formik';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { AddButton } from '@/components/forms/AddButton';
import { FormErrors } from '@/components/forms/FormErrors';
import { NumberField } from '@/components/forms/NumberField';
import { SelectField } from '@/components/forms/SelectField';
import { useFoodProduct } from '@/components/food/useFoodProduct';
import { useOfferOptions } from '@/components/food/useOfferOptions';
import { WaitingFood } from '@/components/food/WaitingFood';
import { Combobox } from '@/components/ui/inputs/Combobox';
import { useFoodCalls, useOffer, type OfferedFood } from '@/context/food/foods';
import { useOwnPrices } from '@/context/price/ownPrices';
import { useLanguage } from '@/context/LanguageContext';
import { usePlanEdit } from '@/context/mealplan/PlanEditorContext';
import { isCounted } from '@/lib/domain/amount/counted';
import type { Unit } from '@/lib/domain/dish/types';
import { namedOf, offerKey } from '@/lib/domain/food/offer';
import { addEntry } from '@/lib/domain/mealplan/edit';
import { productName, type Product } from '@/lib/domain/product/record';
import { unitChoices, unitName } from '@/lib/format/unit';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import { newKey } from '@/lib/newKey';
import { productSchema } from '@/lib/forms/mealplan/schema';
import food from '@/locales/en/food.json';

interface AddProductProps {
  readonly meal: string;
  readonly onClose: () => void;
}

interface Amount {
  readonly amount: number | null;
  /** '' until the user chooses one. */
  readonly unit: Unit | '';
}
const BLANK: Amount = { amount: null, unit: '' };

export const AddProduct = withNamespaces(AddedProduct, { food });

/** Adds a product to a meal: searches it or its food by name, and asks for the amount. */
function AddedProduct({ meal, onClose }: AddProductProps) {
  const { t } = useTranslation(['planner', 'common']);
  const { language } = useLanguage();
  const edit = usePlanEdit();
  const [text, setText] = useState('');
  const [product, setProduct] = useState<Product | null>(null);
  const [food, setFood] = useState<OfferedFood | null>(null);
  const { productOf } = useFoodCalls();
  const { priced } = useOwnPrices();
  const making = useFoodProduct(setProduct);
  const optionOf = useOfferOptions();
  const found = useOffer(product || food ? '' : text);
  /** Defaults to pieces for countable products. */
  const unitOf = ({ amount, unit }: Amount): Unit | '' =>
    unit || (isCounted(product ?? food, amount ?? 1) ? 'Piece' : '');
  const faultsOf = (values: Amount) => ({
    ...(!product && !food && { product: { key: 'choice' } }),
    ...((product || food) && values.amount !== null && !unitOf(values) && { unit: { key: 'unit' } }),
  });
  const add = async (values: Amount) => {
    const { amount } = values;
    const unit = unitOf(values) || null;
    // Waits here for the food's product if the user is faster than the network.
    const chosen = product ?? (food && (await productOf(food.id).catch(() => null)));
    if (!chosen) return;
    const { id, Name } = chosen;
    const own = priced(chosen);
    edit(
      (days) => addEntry(days, { meal }, { key: newKey(), kind: 'product', product: id, Name, amount, unit }),
      { products: { [id]: own === chosen ? chosen : { ...own, hasOwnCost: true } } },
    );
    onClose();
  };
  const choose = (id: string) => {
    const chosen = found?.find((one) => offerKey(one) === id);
    if (!chosen) return;
    setText(productName(namedOf(chosen), language));
    if (chosen.kind === 'product') return setProduct(chosen.product);
    setFood(chosen.food);
    void making.make(chosen.food);
  };
  return (
    <Formik initialValues={BLANK} validationSchema={productSchema} validate={faultsOf} onSubmit={add}>
      {({ submitCount, errors, values }) => (
        <Form noValidate>
          <FormErrors />
          <div className="field">
            <Combobox
              label={t('add.product')}
              value={text}
              onType={(typed) => {
                making.giveUp();
                setProduct(null);
                setFood(null);
                setText(typed);
              }}
              options={found?.map(optionOf) ?? null}
              onChoose={choose}
              status={t('add.found', { count: found?.length ?? 0 })}
              isInvalid={submitCount > 0 && 'product' in errors}
            />
            {food && !product && (
              <WaitingFood food={food} isMaking={making.isMaking} onRetry={() => making.make(food)} />
            )}
            <p className="form-text">{t('add.productHelp')}</p>
          </div>
          <div className="field-row">
            <NumberField name="amount" label={t('add.amount')} isRequired />
            <SelectField
              name="unit"
              label={t('add.unit')}
              emptyLabel={
                values.unit
                  ? undefined
                  : unitOf(values)
                    ? unitName('Piece', language, (product ?? food)?.pieceName)
                    : t('add.unitNone')
              }
              options={unitChoices(language, (product ?? food)?.pieceName)}
            />
          </div>
          <AddButton />
        </Form>
      )}
    </Formik>
  );
}
