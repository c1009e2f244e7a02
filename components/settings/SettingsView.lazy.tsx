import dynamic from 'next/dynamic';
import { SkeletonRows } from '@/components/ui/feedback/Skeletons';

export const loadSettingsView = () => import('./SettingsView').then((m) => m.SettingsView);
/** Loaded while the person's settings are read. */
export const LazySettingsView = dynamic(loadSettingsView, {
  ssr: false,
  loading: () => <SkeletonRows count={8} />,
});
