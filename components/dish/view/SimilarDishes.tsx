import { useTranslation } from 'next-i18next/pages';
import { useSimilar } from '@/context/dish/similar';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import cooking from '@/locales/en/cooking.json';
import { DishGrid } from '@/components/dish/list/DishGrid';

/** Lists recipes with similar ingredients; renders nothing if there are none. */
function Similar({ dish }: { dish: number }) {
  const { t } = useTranslation('cooking');
  const { remote } = useSimilar(dish);
  if (remote.status !== 'ready' || remote.data.length === 0) return null;
  return (
    <section className="d-print-none" aria-labelledby="similar">
      <h2 id="similar">{t('similar')}</h2>
      <DishGrid dishes={remote.data} showsState />
    </section>
  );
}

export const SimilarDishes = withNamespaces(Similar, { cooking });
