import { Form, Formik } from 'formik';
import { useTranslation } from 'next-i18next/pages';
import { useRouter } from 'next/router';
import { useState } from 'react';
import { ChoicesField } from '@/components/forms/ChoicesField';
import { FormErrors } from '@/components/forms/FormErrors';
import { FormFoot } from '@/components/forms/FormFoot';
import { SelectField } from '@/components/forms/SelectField';
import { TextField } from '@/components/forms/TextField';
import { FormVersions } from '@/components/versions/FormVersions';
import { VersionValue } from '@/components/versions/VersionValue';
import { useProductCalls } from '@/context/data/products';
import { useLanguage } from '@/context/LanguageContext';
import type { Product } from '@/lib/domain/product/record';
import { ALLERGENS, CATEGORIES, ORIGINS, PIECE_NAMES } from '@/lib/domain/product/types';
import {
  NUTRITION_FIGURES,
  PRODUCT_RANGES,
  productInput,
  productValues,
  type ProductFigure,
  type ProductValues,
} from '@/lib/forms/product/values';
import { unitName } from '@/lib/format/unit';
import { useFormSubmit } from '@/lib/hooks/useFormSubmit';
import { useVersions } from '@/lib/hooks/useVersions';
import { newKey } from '@/lib/newKey';
import { productSchema } from '@/lib/validation/product';
import css from './ProductForm.module.scss';

/** What is compared where a product has been saved from elsewhere meanwhile, in the order of the form. */
const WORDS = {
  Name: 'form.name',
  NameKa: 'form.nameKa',
  category: 'form.category',
  origin: 'form.origin',
  pieceName: 'form.pieceName',
  allergens: 'form.allergens',
} as const;
const isWord = (field: keyof ProductValues): field is keyof typeof WORDS => field in WORDS;
const FIGURES = Object.keys(PRODUCT_RANGES) as ProductFigure[];
const SHOWN = [...(Object.keys(WORDS) as (keyof typeof WORDS)[]), ...FIGURES];

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
  const valuesOf = (kept: Partial<Product>) => productValues(kept, language);
  const versions = useVersions<ProductValues, Product>({
    kept: product,
    valuesOf,
    fields: SHOWN,
    send: async (values, updatedAt) => {
      const input = productInput(values);
      const kept = product
        ? await calls.update(product.id, { ...input, updatedAt })
        : await calls.create(input, key);
      if (onSaved) onSaved(kept);
      else await router.push(`/products/${kept.id}`);
    },
  });
  const submit = useFormSubmit<ProductValues>(versions.save);
  const labelOf = (field: keyof ProductValues) => (isWord(field) ? t(WORDS[field]) : t(`field.${field}`));
  const show = (field: keyof ProductValues, values: ProductValues) => {
    const words = {
      category: () => CATEGORIES.filter((one) => one === values.category).map((one) => t(`category.${one}`)),
      origin: () => ORIGINS.filter((one) => one === values.origin).map((one) => t(`origin.${one}`)),
      pieceName: () =>
        PIECE_NAMES.filter((one) => one === values.pieceName).map((one) => unitName('Piece', language, one)),
      allergens: () =>
        ALLERGENS.filter((one) => values.allergens.includes(one)).map((one) => t(`common:allergen.${one}`)),
    };
    const named = Object.entries(words).find(([name]) => name === field);
    return named && <VersionValue value={named[1]()} />;
  };
  const choices = <T extends string>(words: readonly T[], label: (word: T) => string) =>
    words.map((value) => ({ value, label: label(value) }));
  return (
    <Formik
      initialValues={valuesOf(product ?? { language })}
      validationSchema={productSchema}
      onSubmit={submit}
    >
      <Form noValidate className={css.form}>
        <FormErrors />
        <FormVersions versions={versions} label={labelOf} show={show} />
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
        <FormFoot backTo={product ? `/products/${product.id}` : '/products'} className={css.buttons} />
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
