import { Form, Formik } from 'formik';
import { useTranslation } from 'next-i18next/pages';
import Link from 'next/link';
import { useRouter } from 'next/router';
import { useState } from 'react';
import { ChoicesField } from '@/components/forms/ChoicesField';
import { FormErrors } from '@/components/forms/FormErrors';
import { SelectField } from '@/components/forms/SelectField';
import { SubmitButton } from '@/components/forms/SubmitButton';
import { TextField } from '@/components/forms/TextField';
import { useProductCalls } from '@/context/data/products';
import { useLanguage } from '@/context/LanguageContext';
import type { Product } from '@/lib/domain/product/record';
import { ALLERGENS, CATEGORIES, ORIGINS, PIECE_NAMES } from '@/lib/domain/product/types';
import {
  NUTRITION_FIGURES,
  productInput,
  productValues,
  type ProductFigure,
  type ProductValues,
} from '@/lib/forms/product/values';
import { unitName } from '@/lib/format/unit';
import { useFormSubmit } from '@/lib/hooks/useFormSubmit';
import { newKey } from '@/lib/newKey';
import { productSchema } from '@/lib/validation/product';
import css from '@/components/product/ProductView.module.scss';

/** A product being written or put right; only its name is needed. */
export function ProductForm({
  product,
  onSaved,
}: {
  product?: Product;
  onSaved?: (product: Product) => void;
}) {
  const { t } = useTranslation(['product', 'common']);
  const { language } = useLanguage();
  const router = useRouter();
  const calls = useProductCalls();
  const [key] = useState(newKey);
  const submit = useFormSubmit<ProductValues>(async (values) => {
    const input = productInput(values);
    const kept = product
      ? await calls.update(product.id, { ...input, updatedAt: product.updatedAt })
      : await calls.create(input, key);
    if (onSaved) onSaved(kept);
    else await router.push(`/products/${kept.id}`);
  });
  const choices = <T extends string>(words: readonly T[], label: (word: T) => string) =>
    words.map((value) => ({ value, label: label(value) }));
  return (
    <Formik
      initialValues={productValues(product ?? { language }, language)}
      validationSchema={productSchema}
      onSubmit={submit}
    >
      <Form noValidate className={css.form}>
        <FormErrors />
        <div className={css.two}>
          <TextField name="Name" label={t('form.name')} autoComplete="off" isRequired />
          <TextField name="NameKa" label={t('form.nameKa')} autoComplete="off" lang="ka" />
          <SelectField
            name="category"
            label={t('form.category')}
            emptyLabel={t('form.unknown')}
            options={choices(CATEGORIES, (word) => t(`category.${word}`))}
          />
          <SelectField
            name="origin"
            label={t('form.origin')}
            emptyLabel={t('form.unknown')}
            options={choices(ORIGINS, (word) => t(`origin.${word}`))}
            help={t('form.originHelp')}
          />
        </div>
        <h2 className="h4">{t('form.nutrition')}</h2>
        <p className="form-text">{t('form.nutritionHelp')}</p>
        <div className={css.four}>
          {NUTRITION_FIGURES.map((figure) => (
            <FigureField key={figure} name={figure} />
          ))}
        </div>
        <h2 className="h4">{t('form.buying')}</h2>
        <div className={css.four}>
          <FigureField name="costTetri" />
          <FigureField name="packSize" />
          <FigureField name="gramsPerPiece" />
          <SelectField
            name="pieceName"
            label={t('form.pieceName')}
            emptyLabel={unitName('Piece', language)}
            options={choices(PIECE_NAMES, (word) => unitName('Piece', language, word))}
          />
          <FigureField name="gramsPerMl" />
          <FigureField name="edibleShare" help={t('form.edibleHelp')} />
        </div>
        <ChoicesField
          name="allergens"
          label={t('form.allergens')}
          options={choices(ALLERGENS, (word) => t(`common:allergen.${word}`))}
        />
        <div className={css.buttons}>
          <Link
            href={product ? `/products/${product.id}` : '/products'}
            className="btn btn-outline-secondary"
          >
            {t('common:action.back')}
          </Link>
          <SubmitButton>{t('common:action.save')}</SubmitButton>
        </div>
      </Form>
    </Formik>
  );
}

function FigureField({ name, help }: { name: ProductFigure; help?: string }) {
  const { t } = useTranslation('product');
  return (
    <TextField name={name} label={t(`field.${name}`)} inputMode="decimal" autoComplete="off" help={help} />
  );
}
