import dynamic from 'next/dynamic';
import css from '@/components/shoplist/view/ShopListView.module.scss';

export const LazyAddItem = dynamic(() => import('./AddItem').then((m) => m.AddItem), {
  ssr: false,
  loading: () => <div className={css.addSpace} />,
});
