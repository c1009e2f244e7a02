import {
  Apple,
  Bean,
  Beef,
  Candy,
  Carrot,
  CupSoda,
  Flame,
  Milk,
  Package,
  ShoppingBasket,
  Snowflake,
  Sprout,
  Wheat,
  type LucideIcon,
} from 'lucide-react';
import { Icon } from '@/components/ui/Icon';
import { CATEGORIES, type Category } from '@/lib/domain/product/types';
import { isOneOf } from '@/lib/domain/isOneOf';

const ICONS: Readonly<Record<Category, LucideIcon>> = {
  vegetables: Carrot,
  herbs: Sprout,
  fruit: Apple,
  dairy: Milk,
  meat: Beef,
  grains: Wheat,
  pulses: Bean,
  spices: Flame,
  pantry: Package,
  sweets: Candy,
  drinks: CupSoda,
  frozen: Snowflake,
  other: ShoppingBasket,
};

/** Icon of an aisle, shared by its products; decorative, because the word stands beside it. */
export function AisleIcon({ aisle }: { aisle: string | null | undefined }) {
  const icon = ICONS[isOneOf(CATEGORIES, aisle) ? aisle : 'other'];
  return (
    <span className="aisle-icon">
      <Icon of={icon} size={20} />
    </span>
  );
}
