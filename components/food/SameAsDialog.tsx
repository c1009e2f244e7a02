import { Link2Off } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useId, useState } from 'react';
import { DialogFrame } from '@/components/ui/dialogs/DialogFrame';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { RemoteView } from '@/components/ui/feedback/RemoteView';
import { SkeletonRows } from '@/components/ui/feedback/Skeletons';
import { Button } from '@/components/ui/inputs/Button';
import { useFoodCalls, useFoodGuesses } from '@/context/food/foods';
import { useLanguage } from '@/context/LanguageContext';
import { productName, type Product } from '@/lib/domain/product/record';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import food from '@/locales/en/food.json';
import css from './FoodRow.module.scss';
import { FoodRow } from './FoodRow';

interface SameAsDialogProps {
  readonly product: Product;
  readonly onLinked: (product: Product) => void;
  readonly onClose: () => void;
}

export const SameAsDialog = withNamespaces(SameAs, { food });

/**
 * Dialog that links a product to a food of the table: best guess first; one tap links it, and an existing link can be
 * removed.
 */
function SameAs({ product, onLinked, onClose }: SameAsDialogProps) {
  const { t } = useTranslation('food');
  const { language } = useLanguage();
  const { sameAs } = useFoodCalls();
  const id = useId();
  const [text, setText] = useState('');
  const [isSending, setSending] = useState(false);
  const { remote, reload } = useFoodGuesses(product, text);
  const link = async (food: number | null) => {
    if (isSending) return;
    setSending(true);
    try {
      onLinked(await sameAs(product.id, food));
      onClose();
    } catch {
      setSending(false); // An alert already reports it.
    }
  };
  const { food } = product;
  return (
    <DialogFrame
      title={t('sameAs.title', { name: productName(product, language) })}
      onClose={onClose}
      footer={
        food && (
          <Button tone="outline-danger" icon={Link2Off} onClick={() => link(null)}>
            {t('sameAs.unlink', { name: productName(food, language) })}
          </Button>
        )
      }
    >
      <p>{t('sameAs.help')}</p>
      <label htmlFor={id} className="visually-hidden">
        {t('sameAs.search')}
      </label>
      <input
        id={id}
        type="search"
        className="form-control"
        autoComplete="off"
        placeholder={t('sameAs.search')}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <RemoteView of={remote} skeleton={<SkeletonRows count={4} />} onRetry={reload}>
        {(found) =>
          found.length === 0 ? (
            <EmptyState title={t('sameAs.none')} text={t('sameAs.noneText')} />
          ) : (
            <ul className={css.foods} aria-label={t('sameAs.found')} aria-busy={isSending}>
              {found.map((one) => (
                <li key={one.id}>
                  <FoodRow food={one} isLinked={one.id === food?.id} onChoose={() => link(one.id)} />
                </li>
              ))}
            </ul>
          )
        }
      </RemoteView>
    </DialogFrame>
  );
}
