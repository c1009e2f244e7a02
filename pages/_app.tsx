import { I18nContext } from 'next-i18next/pages';
import type { AppProps } from 'next/app';
import { useLayoutEffect } from 'react';
import { RunningTimers } from '@/components/dish/cook/RunningTimers';
import { AppShell } from '@/components/layout/AppShell';
import { BootHead } from '@/components/layout/BootHead';
import { CrashNote } from '@/components/layout/notes/CrashNote';
import { ErrorBoundary } from '@/components/ui/feedback/ErrorBoundary';
import { PageTransition } from '@/components/ui/PageTransition';
import { AppProviders } from '@/context/AppProviders';
import { SentContext, type Sent } from '@/lib/remote/sent';
import { wakened } from '@/lib/browser/wakened';
import { keepFocusLater } from '@/lib/focus/later';
import { browserTexts, renderingTexts } from '@/lib/i18n/config';
import { fetchFrameTexts } from '@/lib/i18n/namespaces';
import { watchTouches } from '@/lib/offline/touched';
import { prefetchLater } from '@/lib/remote/prefetch';
import '@/styles/app.scss';

// Context that every useTranslation reads; imported from react-i18next directly, it would be another one in
// development.
const ours = typeof window === 'undefined' ? undefined : browserTexts();
fetchFrameTexts();
prefetchLater();
keepFocusLater();
watchTouches();

interface PageProps extends AppProps<{ readonly sent?: Sent }> {
  readonly Component: AppProps['Component'] & { readonly namespaces?: readonly string[] };
}

export default function App({ Component, pageProps, router }: PageProps) {
  // a change of the query alone (a filter, a page of a list) is no page change
  const pageKey = router.asPath.replace(/[?#].*$/s, '');
  const { sent = null } = pageProps;
  useLayoutEffect(wakened, []);
  return (
    <I18nContext value={ours ?? renderingTexts(sent?.language)}>
      <SentContext value={sent}>
        <BootHead namespaces={Component.namespaces} />
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
      </SentContext>
    </I18nContext>
  );
}
