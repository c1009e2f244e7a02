import type { AppProps } from 'next/app';
import { I18nextProvider } from 'react-i18next';
import { AppShell } from '@/components/layout/AppShell';
import { CrashNote } from '@/components/layout/CrashNote';
import { ErrorBoundary } from '@/components/ui/ErrorBoundary';
import { PageTransition } from '@/components/ui/PageTransition';
import { AppProviders } from '@/context/AppProviders';
import { makeI18n } from '@/lib/i18n/config';
import '@/styles/app.scss';

const i18n = makeI18n();

export default function App({ Component, pageProps, router }: AppProps) {
  // a change of the query alone (a filter, a page of a list) is not another page
  const pageKey = router.asPath.split(/[?#]/)[0];
  return (
    <I18nextProvider i18n={i18n}>
      <AppProviders>
        <AppShell>
          <PageTransition pageKey={pageKey}>
            <ErrorBoundary key={pageKey} fallback={<CrashNote />}>
              <Component {...pageProps} />
            </ErrorBoundary>
          </PageTransition>
        </AppShell>
      </AppProviders>
    </I18nextProvider>
  );
}
