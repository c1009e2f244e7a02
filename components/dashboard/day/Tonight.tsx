import { useTranslation } from 'next-i18next/pages';
import Link from 'next/link';
import { DishGrid, DishGridSkeleton } from '@/components/dish/list/DishGrid';
import { useTonight } from '@/context/dashboard/dashboard';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import dish from '@/locales/en/dish.json';
import dashboard from '@/locales/en/dashboard.json';
import css from './Tonight.module.scss';

const MAX_SHOWN = 4;

/**
 * Shows starter recipes to people without any plan; leaves out food they do not eat and recipes that may contain it.
 */
function Recipes() {
  const { t } = useTranslation('dashboard');
  const { remote } = useTonight(MAX_SHOWN);
  if (remote.status === 'failed' || (remote.status === 'ready' && remote.data.length === 0)) return null;
  return (
    <section aria-labelledby="tonight" className={css.tonight}>
      <div className={css.head}>
        <h2 id="tonight">{t('tonight')}</h2>
        <Link href="/dishes">{t('browse')}</Link>
      </div>
      {remote.status === 'ready' ? <DishGrid dishes={remote.data} /> : <DishGridSkeleton count={MAX_SHOWN} />}
    </section>
  );
}

export const Tonight = withNamespaces(Recipes, { dish, dashboard });
