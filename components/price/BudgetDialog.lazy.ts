import dynamic from 'next/dynamic';

export const LazyBudgetDialog = dynamic(() => import('./BudgetDialog').then((m) => m.BudgetDialog), {
  ssr: false,
});
