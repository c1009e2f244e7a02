import { Form, Formik } from 'formik';
import { useTranslation } from 'next-i18next/pages';
import { useRouter } from 'next/router';
import { useState } from 'react';
import { FoodSource } from '@/components/food/FoodSource';
import { CheckboxField } from '@/components/forms/CheckboxField';
import { ChoicesField } from '@/components/forms/ChoicesField';
import { FormErrors } from '@/components/forms/FormErrors';
import { FormFoot } from '@/components/forms/FormFoot';
import { focusNextOnEnter } from '@/components/forms/focusNext';
import { SelectField } from '@/components/forms/SelectField';
import { TextField } from '@/components/forms/TextField';
import { SubstitutesField } from '@/components/substitutes/SubstitutesField';
import { FormVersions } from '@/components/records/versions/FormVersions';
import { VersionValue } from '@/components/records/versions/VersionValue';
import { useProductCalls } from '@/context/product/products';
import { useLanguage } from '@/context/LanguageContext';
import { productName, type Product } from '@/lib/domain/product/record';
import { isLent } from '@/lib/domain/food/lent';
import { keysOf } from '@/lib/domain/keysOf';
import {
  ALLERGENS,
  CATEGORIES,
  NUTRITION_FIGURES,
  ORIGINS,
  PIECE_NAMES,
  type Category,
} from '@/lib/domain/product/types';
import {
  lentText,
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
import { productSchema } from '@/lib/forms/product/schema';
import css from './ProductForm.module.scss';

/** Labels of the fields compared after someone else has saved the product meanwhile, in the form's order. */
const WORDS = {
  Name: 'form.name',
  NameKa: 'form.nameKa',
  category: 'form.category',
  origin: 'form.origin',
  pieceName: 'form.pieceName',
  allergens: 'form.allergens',
  hasNoAllergens: 'form.noAllergens',
  substitutes: 'form.substitutes',
} as const;
type Origin = (typeof ORIGINS)[number];
const isWord = (field: keyof ProductValues): field is keyof typeof WORDS => field in WORDS;
const FIGURES = keysOf(PRODUCT_RANGES);
const SHOWN = [...keysOf(WORDS), ...FIGURES];

/** Form for a new or existing product; only the name is required. */
export function ProductForm({
  product,
  onSaved,
}: {
  product?: Product;
  onSaved?: (product: Product) => void;
}) {
  const { t } = useTranslation(['product', 'aisle', 'common']);
  const { language } = useLanguage();
  const router = useRouter();
  const calls = useProductCalls();
  const [key] = useState(newKey);
  const valuesOf = (kept: Partial<Product>) => productValues(kept, language);
  const versions = useVersions<ProductValues, Product>({
    kept: product,
    valuesOf,
    fields: SHOWN,
    send: async (values, updatedAt, began) => {
      const input = productInput(values, began);
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
      category: () =>
        CATEGORIES.filter((one) => one === values.category).map((one) => t(`aisle:name.${one}`)),
      origin: () => ORIGINS.filter((one) => one === values.origin).map((one) => t(`origin.${one}`)),
      pieceName: () =>
        PIECE_NAMES.filter((one) => one === values.pieceName).map((one) => unitName('Piece', language, one)),
      allergens: () =>
        ALLERGENS.filter((one) => values.allergens.includes(one)).map((one) => t(`common:allergen.${one}`)),
      substitutes: () => values.substitutes.map((one) => `${productName(one, language)} × ${one.ratio}`),
      hasNoAllergens: () => (values.hasNoAllergens ? [t('form.noAllergens')] : []),
    };
    const named = Object.entries(words).find(([name]) => name === field);
    return named && <VersionValue value={named[1]()} />;
  };
  const ofFood = <T extends string>(name: 'category' | 'origin' | 'pieceName', label: (word: T) => string) =>
    product && isLent(product, name)
      ? t('form.ofFood', { value: label(product[name] as T) })
      : t('form.unknown');
  const lentAllergens = product && isLent(product, 'allergens') ? (product.allergens ?? []) : [];
  const choices = <T extends string>(words: readonly T[], label: (word: T) => string) =>
    words.map((value) => ({ value, label: label(value) }));
  return (
    <Formik
      initialValues={valuesOf(product ?? { language })}
      validationSchema={productSchema}
      onSubmit={submit}
    >
      <Form noValidate className={css.form} onKeyDown={focusNextOnEnter}>
        <FormErrors />
        <FormVersions versions={versions} label={labelOf} show={show} />
        <div className={css.two}>
          <TextField name="Name" label={t('form.name')} autoComplete="off" isRequired />
          <TextField name="NameKa" label={t('form.nameKa')} autoComplete="off" lang="ka" />
          <SelectField
            name="category"
            label={t('form.category')}
            emptyLabel={ofFood<Category>('category', (word) => t(`aisle:name.${word}`))}
            options={choices(CATEGORIES, (word) => t(`aisle:name.${word}`))}
          />
          <SelectField
            name="origin"
            label={t('form.origin')}
            emptyLabel={ofFood<Origin>('origin', (word) => t(`origin.${word}`))}
            options={choices(ORIGINS, (word) => t(`origin.${word}`))}
            help={t('form.originHelp')}
          />
        </div>
        <h2 className="h4">{t('form.nutrition')}</h2>
        <p className="form-text">{t('form.nutritionHelp')}</p>
        {product?.food && <FoodSource food={product.food} isTyping />}
        <div className={css.four}>
          {NUTRITION_FIGURES.map((figure) => (
            <FigureField key={figure} name={figure} of={product} />
          ))}
        </div>
        <h2 className="h4">{t('form.buying')}</h2>
        <div className={css.four}>
          <FigureField name="costTetri" of={product} />
          <FigureField name="packSize" of={product} />
          <FigureField name="gramsPerPiece" of={product} />
          <SelectField
            name="pieceName"
            label={t('form.pieceName')}
            emptyLabel={unitName('Piece', language)}
            options={choices(PIECE_NAMES, (word) => unitName('Piece', language, word))}
          />
          <FigureField name="gramsPerMl" of={product} />
          <FigureField name="edibleShare" of={product} help={t('form.edibleHelp')} />
        </div>
        <ChoicesField
          name="allergens"
          label={t('form.allergens')}
          options={choices(ALLERGENS, (word) => t(`common:allergen.${word}`))}
          help={
            lentAllergens.length > 0
              ? t('form.ofFood', {
                  value: lentAllergens.map((one) => t(`common:allergen.${one}`)).join(', '),
                })
              : undefined
          }
        />
        <CheckboxField name="hasNoAllergens" label={t('form.noAllergens')} />
        <SubstitutesField />
        <FormFoot backTo={product ? `/products/${product.id}` : '/products'} className={css.buttons} />
      </Form>
    </Formik>
  );
}

interface FigureFieldProps {
  readonly name: ProductFigure;
  /** The product whose food's figure is the placeholder while the field is empty. */
  readonly of?: Product;
  readonly help?: string;
}

function FigureField({ name, of, help }: FigureFieldProps) {
  const { t } = useTranslation('product');
  const { language } = useLanguage();
  return (
    <TextField
      name={name}
      label={t(`field.${name}`)}
      inputMode="decimal"
      autoComplete="off"
      placeholder={of && lentText(of, name, language)}
      help={help}
    />
  );
}
