import dynamic from 'next/dynamic';
import { HealthSkeleton } from './HealthSkeleton';

/** Loads the charts after the page. */
export const LazyDoctorHealth = dynamic(() => import('./DoctorHealth').then((m) => m.DoctorHealth), {
  ssr: false,
  loading: () => <HealthSkeleton />,
});
