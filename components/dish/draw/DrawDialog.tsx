import { ChefHat, Shuffle } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import Link from 'next/link';
import { DialogFrame } from '@/components/ui/dialogs/DialogFrame';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { SkeletonRows } from '@/components/ui/feedback/Skeletons';
import { Button } from '@/components/ui/inputs/Button';
import { LinkButton } from '@/components/ui/inputs/LinkButton';
import { useDraw, type Drawn } from '@/context/dish/draw';
import { useLanguage } from '@/context/LanguageContext';
import { productName } from '@/lib/domain/product/record';
import type { DishFilters } from '@/lib/forms/dish/filters';
import { formatDate } from '@/lib/format/time';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import cooking from '@/locales/en/cooking.json';
import dish from '@/locales/en/dish.json';
import { DishGrid } from '@/components/dish/list/DishGrid';

interface DrawDialogProps {
  /** Filters for the drawn recipe; undefined allows any. */
  readonly filters?: DishFilters;
  readonly onClose: () => void;
}

/** Dialog "What shall I cook?": draws a random recipe, explains the choice, and can draw again. */
function Dialog({ filters, onClose }: DrawDialogProps) {
  const { t } = useTranslation('cooking');
  const { drawn, again } = useDraw(filters);
  const chosen = drawn?.dish;
  return (
    <DialogFrame
      title={t('draw.title')}
      onClose={onClose}
      footer={
        chosen && (
          <>
            <Button tone="outline-primary" icon={Shuffle} onClick={again}>
              {t('draw.again')}
            </Button>
            <LinkButton href={`/dishes/${chosen.id}`} tone="primary" icon={ChefHat}>
              {t('draw.open')}
            </LinkButton>
          </>
        )
      }
    >
      {drawn === undefined && <SkeletonRows count={3} />}
      {drawn && <Shown drawn={drawn} />}
      {drawn === null && <EmptyState title={t('draw.failed')} />}
      <Link href="/dishes?sort=home">{t('draw.home')}</Link>
    </DialogFrame>
  );
}

function Shown({ drawn: { dish: chosen, fitting, isRound, ripe, lastCooked } }: { drawn: Drawn }) {
  const { t } = useTranslation('cooking');
  const { language } = useLanguage();
  if (!chosen)
    return (
      <EmptyState
        title={t(fitting === 0 ? 'draw.nothing' : 'draw.lately')}
        text={t(fitting === 0 ? 'draw.nothingText' : 'draw.latelyText')}
      />
    );
  const names = ripe.map((product) => productName(product, language).toLocaleLowerCase(language));
  const time = lastCooked ? t('draw.last', { date: formatDate(lastCooked, language) }) : t('draw.never');
  return (
    <div role="status">
      {isRound && <p>{t('draw.round')}</p>}
      <DishGrid dishes={[chosen]} showsState />
      <ul className="list-unstyled mt-3 mb-0">
        {names.length > 0 && <li>{t('draw.ripe', { names: [...new Set(names)].join(', ') })}</li>}
        <li>{time}</li>
      </ul>
    </div>
  );
}

export const DrawDialog = withNamespaces(Dialog, { cooking, dish });
