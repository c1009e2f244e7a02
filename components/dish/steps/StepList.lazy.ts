import dynamic from 'next/dynamic';

/** Loaded separately, with all code that parses the steps. */
export const LazyStepList = dynamic(() => import('./StepList').then((m) => m.StepList));
