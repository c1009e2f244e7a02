import '@/components/ui/Band.module.scss';
import { island } from '@/lib/remote/island';
import './PlanFacts.module.scss';
import './PlanGrid.module.scss';

export const LazyFeaturedPlans = island(() => import('./FeaturedPlans').then((m) => m.FeaturedPlans));
