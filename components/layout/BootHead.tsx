import Head from 'next/head';
import { use } from 'react';
import { namedTexts } from '@/lib/i18n/namespaces';
import { SentContext } from '@/lib/remote/sent';

/** Tells the boot script which texts the page needs, and whether the server rendered it for its reader. */
export function BootHead({ namespaces }: { namespaces?: readonly string[] }) {
  const sent = use(SentContext);
  return (
    <Head>
      <meta key="texts" name="texts" content={namedTexts(namespaces)} />
      {sent && <meta key="rendered" name="rendered" content={sent.language} />}
      {sent && !sent.isWhole && <meta key="robots" name="robots" content="noindex" />}
    </Head>
  );
}
