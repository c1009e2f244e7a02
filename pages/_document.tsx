import { Head, Html, Main, NextScript, type DocumentProps } from 'next/document';
import { BOOT } from '@/lib/boot/boot';
import { describeEarlyReads } from '@/lib/boot/early';
import { DEFAULT_LANGUAGE } from '@/lib/domain/language';
import type { Sent } from '@/lib/remote/sent';
import { pageOf } from '@/lib/vendor/nextPage';

export default function Document(given: DocumentProps) {
  const { page, props } = pageOf<{ readonly sent: Sent }>(given);
  return (
    <Html lang={props.sent?.language ?? DEFAULT_LANGUAGE} data-bs-theme="light" suppressHydrationWarning>
      <Head>
        <meta name="early" content={describeEarlyReads(page)} />
        <script dangerouslySetInnerHTML={{ __html: BOOT }} />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#2b2320" media="(prefers-color-scheme: dark)" />
      </Head>
      <body>
        <Main />
        <NextScript />
      </body>
    </Html>
  );
}
