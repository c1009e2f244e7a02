import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/Icon';
import { useIsLocal } from '@/context/account/account';
import css from './AccountFrame.module.scss';
import { useTranslation } from 'next-i18next/pages';

interface DoneProps {
  readonly title: string;
  readonly text: string;
  /** Marks an email as sent; a local installation without mail also says where to find it. */
  readonly isLetter?: boolean;
  readonly children?: ReactNode;
}

/** Shows a success message and the next step. */
export function Done({ title, text, isLetter, children }: DoneProps) {
  const { t } = useTranslation();
  const isLocal = useIsLocal();
  return (
    <div className={css.done} role="status">
      <Icon of={CircleCheck} size={40} className="text-success" />
      <h2 className="h4">{title}</h2>
      <p>{text}</p>
      {isLetter && isLocal && <p className="text-body-secondary">{t('verify.local')}</p>}
      {children}
    </div>
  );
}
