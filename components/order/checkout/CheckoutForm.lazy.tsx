import dynamic from 'next/dynamic';
import { SkeletonRows } from '@/components/ui/feedback/Skeletons';

export const loadCheckoutForm = () => import('./CheckoutForm').then((m) => m.CheckoutForm);
export const LazyCheckoutForm = dynamic(loadCheckoutForm, {
  ssr: false,
  loading: () => <SkeletonRows count={8} />,
});
