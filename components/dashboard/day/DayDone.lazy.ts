import dynamic from 'next/dynamic';

/** Loads only after the day, because the number of done entries is unknown before. */
export const LazyDayDone = dynamic(() => import('./DayDone').then((m) => m.DayDone), { ssr: false });
