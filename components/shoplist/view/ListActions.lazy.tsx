import dynamic from 'next/dynamic';
import css from './ListSteps.module.scss';

export const LazyListActions = dynamic(() => import('./ListActions').then((m) => m.ListActions), {
  ssr: false,
  loading: () => <div className={css.rest} />,
});
