import {
  BookOpen,
  CalendarDays,
  CalendarRange,
  Ellipsis,
  Package,
  ShoppingBasket,
  Warehouse,
} from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import Link from 'next/link';
import { useRouter } from 'next/router';
import { useState } from 'react';
import { Icon } from '@/components/ui/Icon';
import { useRole } from '@/context/RoleContext';
import { useHeadMenu } from '@/lib/hooks/useWide';
import { barFor, placeOf, type BarPlace } from '@/lib/routes';
import { LazyInvitationsBadge } from './InvitationsBadge.lazy';
import { LazyMoreSheet } from './MoreSheet.lazy';

const ICONS = {
  day: CalendarDays,
  plan: CalendarRange,
  recipes: BookOpen,
  shopping: ShoppingBasket,
  orders: Package,
  storage: Warehouse,
} as const satisfies Record<BarPlace, unknown>;

/** Bar on phones with the role's main pages, and the whole menu behind "More". */
export function BottomBar() {
  const { t } = useTranslation();
  const { role } = useRole();
  const { pathname } = useRouter();
  const isMenuAbove = useHeadMenu();
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  if (!role) return null;
  const current = placeOf(role, pathname);
  const open = () => {
    setWasOpened(true);
    setOpen(true);
  };
  return (
    <nav aria-label={t('app.bar')} className="bottom-bar">
      {barFor(role).map(({ place, path }) => {
        const icon = ICONS[place];
        return (
          <Link
            key={place}
            href={path}
            aria-current={current === place ? (pathname === path ? 'page' : 'true') : undefined}
          >
            <Icon of={icon} size={24} />
            {t(`bar.${place}`)}
            {place === 'plan' && !isMenuAbove && <LazyInvitationsBadge />}
          </Link>
        );
      })}
      <button
        type="button"
        onClick={open}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        // Marks "More" as current on pages found only there.
        aria-current={current ? undefined : 'true'}
      >
        <Icon of={Ellipsis} size={24} />
        {t('bar.more')}
      </button>
      {wasOpened && <LazyMoreSheet isOpen={isOpen} onClose={() => setOpen(false)} />}
    </nav>
  );
}
