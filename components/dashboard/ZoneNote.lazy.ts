import dynamic from 'next/dynamic';

/** Asked only once, and only if the device reports another time zone. */
export const LazyZoneNote = dynamic(() => import('./ZoneNote').then((m) => m.ZoneNote), { ssr: false });
