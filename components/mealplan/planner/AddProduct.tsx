import { Form, Formik } from 'formik';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { AddButton } from '@/components/forms/AddButton';
import { FormErrors } from '@/components/forms/FormErrors';
import { NumberField } from '@/components/forms/NumberField';
import { SelectField } from '@/components/forms/SelectField';
import { Combobox } from '@/components/ui/Combobox';
import { useShelfProducts } from '@/context/data/shelf';
import { useLanguage } from '@/context/LanguageContext';
import { usePlanEdit } from '@/context/PlanEditorContext';
import type { Unit } from '@/lib/domain/dish/types';
import { addEntry } from '@/lib/domain/mealplan/edit';
import { productName, type Product } from '@/lib/domain/product/record';
import { unitChoices } from '@/lib/format/unit';
import { newKey } from '@/lib/newKey';
import { productSchema } from '@/lib/validation/mealplan';

interface AddProductProps {
  readonly meal: string;
  readonly onClose: () => void;
}

/** Puts a product into a meal: found by name, with how much of it. */
export function AddProduct({ meal, onClose }: AddProductProps) {
  const { t } = useTranslation(['planner', 'common']);
  const { language } = useLanguage();
  const edit = usePlanEdit();
  const [text, setText] = useState('');
  const [product, setProduct] = useState<Product | null>(null);
  const { remote } = useShelfProducts(product ? '' : text);
  const found = text.trim() && !product && remote.status === 'ready' ? remote.data : null;
  const add = ({ amount, unit }: { amount: number | null; unit: Unit }) => {
    if (!product) return;
    const { id, Name } = product;
    edit(
      (days) => addEntry(days, { meal }, { key: newKey(), kind: 'product', product: id, Name, amount, unit }),
      { products: { [id]: product } },
    );
    onClose();
  };
  const choose = (id: string) => {
    const chosen = found?.find((at) => String(at.id) === id);
    if (!chosen) return;
    setProduct(chosen);
    setText(productName(chosen, language));
  };
  return (
    <Formik
      initialValues={{ amount: null as number | null, unit: 'gr' as Unit }}
      validationSchema={productSchema}
      validate={() => (product ? {} : { product: { key: 'choice' } })}
      onSubmit={add}
    >
      {({ submitCount, errors }) => (
        <Form noValidate>
          <FormErrors />
          <div className="field">
            <Combobox
              label={t('add.product')}
              value={text}
              onType={(typed) => {
                setProduct(null);
                setText(typed);
              }}
              options={found?.map((at) => ({ id: String(at.id), label: productName(at, language) })) ?? null}
              onChoose={choose}
              status={t('add.found', { count: found?.length ?? 0 })}
              isInvalid={submitCount > 0 && 'product' in errors}
            />
            <p className="form-text">{t('add.productHelp')}</p>
          </div>
          <div className="field-row">
            <NumberField name="amount" label={t('add.amount')} isRequired />
            <SelectField
              name="unit"
              label={t('add.unit')}
              options={unitChoices(language, product?.pieceName)}
            />
          </div>
          <AddButton />
        </Form>
      )}
    </Formik>
  );
}
