import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { Combobox } from '@/components/ui/inputs/Combobox';
import { useProductSearch } from '@/context/product/products';
import { useLanguage } from '@/context/LanguageContext';
import { productName, type Product } from '@/lib/domain/product/record';

interface ProductPickerProps {
  readonly label: string;
  readonly onPick: (product: Product) => void;
  readonly placeholder?: string;
}

/** Finds one product by name, in either script, and calls `onPick` with it; then clears the field. */
export function ProductPicker({ label, onPick, placeholder }: ProductPickerProps) {
  const { t } = useTranslation('dish');
  const { language } = useLanguage();
  const [text, setText] = useState('');
  const found = useProductSearch(text);
  const options = found?.map((product) => ({
    id: String(product.id),
    label: productName(product, language),
  }));
  const handleChoose = (id: string) => {
    const product = found?.find((one) => String(one.id) === id);
    setText('');
    if (product) onPick(product);
  };
  return (
    <Combobox
      label={label}
      value={text}
      onType={setText}
      options={options ?? null}
      onChoose={handleChoose}
      status={t('picker.found', { count: options?.length ?? 0 })}
      placeholder={placeholder}
    />
  );
}
