import { useTranslation } from 'next-i18next/pages';
import Head from 'next/head';
import type { ReactNode } from 'react';
import { useTabTitle } from '@/context/LanguageContext';

interface PageTitleProps {
  readonly title: string;
  readonly lead?: ReactNode;
  /** Actions beside the title. */
  readonly children?: ReactNode;
  /** Keeps the heading for screen readers only, if the page's picture already says the same. */
  readonly isHidden?: boolean;
}

/** Renders the page's only heading, and sets the browser tab's title to it. */
export function PageTitle({ title, lead, children, isHidden }: PageTitleProps) {
  const { t } = useTranslation();
  const tab = useTabTitle(t('app.title', { page: title }));
  return (
    <>
      <Head>
        <title>{tab}</title>
      </Head>
      {isHidden ? (
        <h1 className="visually-hidden">{title}</h1>
      ) : (
        <div className="page-title">
          <div>
            <h1>{title}</h1>
            {lead && <p className="lead">{lead}</p>}
          </div>
          {children && <div className="page-title-actions">{children}</div>}
        </div>
      )}
    </>
  );
}
