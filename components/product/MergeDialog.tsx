import { useTranslation } from 'next-i18next/pages';
import { useRouter } from 'next/router';
import { useState } from 'react';
import { Combobox } from '@/components/ui/inputs/Combobox';
import { SendDialog } from '@/components/ui/dialogs/SendDialog';
import { useProduct, useProductCalls, useProductSearch } from '@/context/product/products';
import { useLanguage } from '@/context/LanguageContext';
import { productName, type Product } from '@/lib/domain/product/record';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import food from '@/locales/en/food.json';

interface MergeDialogProps {
  readonly product: Product;
  readonly onClose: () => void;
}

export const MergeDialog = withNamespaces(Merge, { food });

/** Dialog that replaces this product by another one in every recipe, and deletes it. */
function Merge({ product, onClose }: MergeDialogProps) {
  const { t } = useTranslation(['product', 'food', 'common']);
  const { language } = useLanguage();
  const router = useRouter();
  const calls = useProductCalls();
  const [text, setText] = useState('');
  const [into, setInto] = useState<Product>();
  const found = useProductSearch(into ? '' : text)?.filter(({ id }) => id !== product.id);
  const { remote: kept } = useProduct(into?.id ?? null);
  const merge = async () => {
    if (!into) return;
    try {
      await calls.merge(product.id, into.id);
      onClose();
      await router.replace(`/products/${into.id}`);
    } catch {
      // an alert shows the error
    }
  };
  const names = { name: productName(product, language), into: into ? productName(into, language) : '…' };
  return (
    <SendDialog
      title={t('merge.title', names)}
      sendLabel={t('merge.confirm')}
      isDanger
      canSend={into !== undefined}
      onSend={merge}
      onClose={onClose}
    >
      <Combobox
        label={t('merge.label')}
        value={text}
        onType={(typed) => {
          setInto(undefined);
          setText(typed);
        }}
        options={found?.map((one) => ({ id: String(one.id), label: productName(one, language) })) ?? null}
        onChoose={(id) => {
          const chosen = found?.find((one) => String(one.id) === id);
          setInto(chosen);
          if (chosen) setText(productName(chosen, language));
        }}
      />
      <p className="mt-3 mb-0">
        {into ? t('merge.text', names) : t('merge.help')} {t('common:confirm.undo')}
      </p>
      {kept.status === 'ready' && (
        <section aria-label={t('food:merge.foods')} className="form-text">
          {[product, kept.data].map((one) => (
            <p key={one.id} className="mb-0">
              {productName(one, language)}:{' '}
              {one.food ? productName(one.food, language) : t('food:merge.none')}
            </p>
          ))}
          {t('food:merge.keeps')}
        </section>
      )}
    </SendDialog>
  );
}
