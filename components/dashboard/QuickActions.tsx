import { PenLine, Search, ShoppingBasket } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import Link from 'next/link';
import type { RoutePath } from '@/lib/routes';
import css from './QuickActions.module.scss';

const ACTIONS = [
  { key: 'new', path: '/dishes/new', icon: PenLine },
  { key: 'browse', path: '/dishes', icon: Search },
  { key: 'products', path: '/products', icon: ShoppingBasket },
] as const satisfies readonly { path: RoutePath; key: string; icon: unknown }[];

/** What people come for, one tap away. */
export function QuickActions() {
  const { t } = useTranslation('home');
  return (
    <nav aria-label={t('quick')} className={css.actions}>
      {ACTIONS.map(({ key, path, icon: Icon }) => (
        <Link key={key} href={path} className={css.action}>
          <Icon size={28} aria-hidden />
          <span>
            <strong>{t(`${key}`)}</strong>
            <small>{t(`${key}Text`)}</small>
          </span>
        </Link>
      ))}
    </nav>
  );
}
