import {
  BadgeCheck,
  BadgeX,
  Combine,
  Link2,
  MessageSquareWarning,
  Pencil,
  Store,
  Trash2,
} from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useRouter } from 'next/router';
import { useState } from 'react';
import { LazySameAsDialog } from '@/components/food/SameAsDialog.lazy';
import { LazyOneFieldDialog } from '@/components/forms/OneFieldDialog.lazy';
import { useConfirm } from '@/components/ui/dialogs/ConfirmProvider';
import { Button } from '@/components/ui/inputs/Button';
import { LinkButton } from '@/components/ui/inputs/LinkButton';
import { useAuth } from '@/context/AuthContext';
import { useProductCalls } from '@/context/product/products';
import { useLanguage } from '@/context/LanguageContext';
import { useRole } from '@/context/RoleContext';
import { canEditProduct, productName, type Product } from '@/lib/domain/product/record';
import { LazyMergeDialog } from './MergeDialog.lazy';

interface ProductActionsProps {
  readonly product: Product;
  readonly onChanged: (product: Product) => void;
}

/**
 * Shows the actions that a person may take: edit the product or suggest a correction; Admin also verifies and merges.
 */
export function ProductActions({ product, onChanged }: ProductActionsProps) {
  const { t } = useTranslation(['product', 'common']);
  const { language } = useLanguage();
  const { person } = useAuth();
  const { may } = useRole();
  const router = useRouter();
  const calls = useProductCalls();
  const confirm = useConfirm();
  const [dialog, setDialog] = useState<'suggest' | 'merge' | 'sameAs'>();
  const close = () => setDialog(undefined);
  const canEdit = canEditProduct(product, person);
  const name = productName(product, language);

  // an alert shows the error
  const verify = () => calls.verify(product.id, !product.verified).then(onChanged, () => undefined);
  const sell = () => calls.sell(product.id, !product.sold).then(onChanged, () => undefined);
  const remove = async () => {
    const isSure = await confirm({
      title: t('delete.title', { name }),
      confirmLabel: t('common:action.delete'),
    });
    if (!isSure) return;
    await calls.remove(product.id).then(
      () => router.push('/products'),
      () => undefined, // an alert shows the error
    );
  };
  return (
    <>
      {canEdit ? (
        <LinkButton href={`/products/${product.id}/edit`} tone="primary" icon={Pencil}>
          {t('common:action.edit')}
        </LinkButton>
      ) : (
        <Button tone="outline-primary" icon={MessageSquareWarning} onClick={() => setDialog('suggest')}>
          {t('suggest.action')}
        </Button>
      )}
      {canEdit && (
        <Button icon={Link2} onClick={() => setDialog('sameAs')}>
          {t('admin.sameAs')}
        </Button>
      )}
      {may('products.verify') && (
        <Button icon={product.verified ? BadgeX : BadgeCheck} onClick={verify}>
          {product.verified ? t('admin.unverify') : t('admin.verify')}
        </Button>
      )}
      {may('products.sell') && (
        <Button icon={Store} onClick={sell}>
          {product.sold ? t('admin.unsell') : t('admin.sell')}
        </Button>
      )}
      {may('products.merge') && (
        <Button icon={Combine} onClick={() => setDialog('merge')}>
          {t('admin.merge')}
        </Button>
      )}
      {canEdit && (
        <Button tone="outline-danger" icon={Trash2} onClick={remove}>
          {t('common:action.delete')}
        </Button>
      )}
      {dialog === 'suggest' && (
        <LazyOneFieldDialog
          lines={4}
          title={t('suggest.title', { name })}
          label={t('suggest.label')}
          help={t('suggest.help')}
          sendLabel={t('suggest.send')}
          maxLength={1000}
          onSend={(why) => calls.report(product.id, why)}
          onClose={close}
        />
      )}
      {dialog === 'sameAs' && <LazySameAsDialog product={product} onLinked={onChanged} onClose={close} />}
      {dialog === 'merge' && <LazyMergeDialog product={product} onClose={close} />}
    </>
  );
}
