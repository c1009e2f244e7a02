import dynamic from 'next/dynamic';

/** Loads the filters; the list's page starts it as soon as its script runs, so that the button opens them at once. */
export const loadDishFilterPanel = () => import('./DishFilterPanel').then((m) => m.DishFilterPanel);
/** Loaded after the recipes; on phones it stands behind a button. */
export const LazyDishFilterPanel = dynamic(loadDishFilterPanel, { ssr: false });
