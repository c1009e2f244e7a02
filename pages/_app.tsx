import { I18nContext } from 'next-i18next/pages';
import type { AppProps } from 'next/app';
import { RunningTimers } from '@/components/dish/cook/RunningTimers';
import { AppShell } from '@/components/layout/AppShell';
import { CrashNote } from '@/components/layout/notes/CrashNote';
import { ErrorBoundary } from '@/components/ui/feedback/ErrorBoundary';
import { PageTransition } from '@/components/ui/PageTransition';
import { AppProviders } from '@/context/AppProviders';
import { keepFocusLater } from '@/lib/focus/later';
import { makeI18n } from '@/lib/i18n/config';
import { BASE_NAMESPACES, fetchTexts } from '@/lib/i18n/namespaces';
import { prefetchLater } from '@/lib/remote/prefetch';
import '@/styles/app.scss';

// Context that every useTranslation reads; imported from react-i18next directly, it would be another one in
// development.
const texts = { i18n: makeI18n() };
fetchTexts(BASE_NAMESPACES);
prefetchLater();
keepFocusLater();

export default function App({ Component, pageProps, router }: AppProps) {
  // a change of the query alone (a filter, a page of a list) is no page change
  const pageKey = router.asPath.replace(/[?#].*$/s, '');
  return (
    <I18nContext value={texts}>
      <AppProviders>
        <AppShell>
          <PageTransition pageKey={pageKey}>
            <ErrorBoundary key={pageKey} fallback={<CrashNote />}>
              <Component {...pageProps} />
            </ErrorBoundary>
          </PageTransition>
        </AppShell>
        <RunningTimers />
      </AppProviders>
    </I18nContext>
  );
}
