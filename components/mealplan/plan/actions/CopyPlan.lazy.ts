import dynamic from 'next/dynamic';

/** Loaded after the plan, with all calls that change one. */
export const LazyCopyPlan = dynamic(() => import('./CopyPlan').then((m) => m.CopyPlan), { ssr: false });
