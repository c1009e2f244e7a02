import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/Icon';

/** Bootstrap's variants, a row of a menu, a chip; `bare` has the class of its own module alone. */
const CLASSES = {
  primary: 'btn btn-primary',
  danger: 'btn btn-danger',
  'outline-primary': 'btn btn-outline-primary',
  'outline-secondary': 'btn btn-outline-secondary',
  'outline-danger': 'btn btn-outline-danger',
  link: 'btn btn-link',
  menu: 'menu-link',
  chip: 'chip',
  bare: '',
} as const;
const ICON_SIZES = { sm: 16, md: 18, lg: 20 } as const;

export interface ButtonLook {
  readonly tone?: keyof typeof CLASSES;
  readonly size?: 'sm' | 'lg';
  readonly icon?: LucideIcon;
  readonly iconSize?: number;
  readonly className?: string;
  readonly children?: ReactNode;
}

/** Requires a name of a button that shows only its icon. */
export type Named = { readonly children: ReactNode } | { readonly 'aria-label': string };

/** Returns the classes and the content of what looks like a button. */
export function buttonLook({ tone = 'outline-secondary', size, className, children, ...look }: ButtonLook) {
  const { icon, iconSize = ICON_SIZES[size ?? 'md'] } = look;
  return {
    className: [CLASSES[tone], size && `btn-${size}`, className].filter(Boolean).join(' ') || undefined,
    children: (
      <>
        {icon && <Icon of={icon} size={iconSize} />}
        {children}
      </>
    ),
  };
}
