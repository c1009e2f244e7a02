import { useTranslation } from 'next-i18next/pages';
import Head from 'next/head';
import type { ReactNode } from 'react';
import { ConfirmProvider } from '@/components/ui/dialogs/ConfirmProvider';
import { AlertSlot } from './AlertSlot';
import { BottomBar } from '@/components/layout/nav/BottomBar';
import { Footer } from './Footer';
import { Navbar } from '@/components/layout/nav/Navbar';
import { Notes } from '@/components/layout/notes/Notes';

/** Frame around every page. */
export function AppShell({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <ConfirmProvider>
      <Head>
        <meta key="description" name="description" content={t('app.description')} />
      </Head>
      <div id="skips">
        <a href="#content" className="skip-link">
          {t('app.skip')}
        </a>
      </div>
      <Navbar />
      <Notes />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <BottomBar />
      <AlertSlot />
    </ConfirmProvider>
  );
}
