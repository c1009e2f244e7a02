import type { ReactNode } from 'react';
import { PageTitle } from '@/components/layout/PageTitle';
import { Ornament } from '@/components/ui/Ornament';
import css from './AccountFrame.module.scss';

interface AccountFrameProps {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

/** Lays out the sign-in, sign-up and password pages: a narrow form, with the tablecloth beside it on wide screens. */
export function AccountFrame({ title, lead, children }: AccountFrameProps) {
  return (
    <div className={css.page}>
      <div className={css.form}>
        <PageTitle title={title} lead={lead} />
        {children}
      </div>
      <div className={css.cloth} aria-hidden>
        <Ornament drawing="pattern" className={css.pattern} />
        <Ornament drawing="pomegranate" className={css.fruit} />
      </div>
    </div>
  );
}
