import { Head, Html, Main, NextScript } from 'next/document';
import { BOOT } from '@/lib/boot/boot';

export default function Document() {
  return (
    <Html lang="en" data-bs-theme="light" suppressHydrationWarning>
      <Head>
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
