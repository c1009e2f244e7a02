import { island } from '@/lib/remote/island';
import './NutritionPanel.module.scss';
import './NutritionRing.module.scss';

export const LazyNutritionPanel = island(() => import('./NutritionPanel').then((m) => m.NutritionPanel));
