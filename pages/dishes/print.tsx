import { useTranslation } from 'next-i18next/pages';
import { useRouter } from 'next/router';
import { PrintedBook } from '@/components/dish/print/PrintedBook';
import { PageTitle } from '@/components/layout/PageTitle';
import { RoleGate } from '@/components/layout/RoleGate';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { RemoteView } from '@/components/ui/feedback/RemoteView';
import { SkeletonRows } from '@/components/ui/feedback/Skeletons';
import { LinkButton } from '@/components/ui/inputs/LinkButton';
import { usePrintedBook } from '@/context/cookbook/printedBook';
import { idsIn } from '@/lib/forms/dish/printedBook';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import dish from '@/locales/en/dish.json';
import print from '@/locales/en/print.json';

function PrintPage() {
  const { t } = useTranslation('print');
  const { query, isReady } = useRouter();
  return (
    <RoleGate>
      <PageTitle title={t('title')} lead={t('lead')} />
      {isReady && <Book ids={idsIn(query.ids)} cookbook={idsIn(query.cookbook)?.[0] ?? null} />}
    </RoleGate>
  );
}

interface BookProps {
  readonly ids: readonly number[] | null;
  readonly cookbook: number | null;
}

function Book({ ids, cookbook }: BookProps) {
  const { t } = useTranslation(['print', 'common']);
  const { remote, reload } = usePrintedBook(ids, cookbook);
  return (
    <RemoteView of={remote} skeleton={<SkeletonRows count={6} />} onRetry={reload}>
      {({ title, words, image, dishes }) =>
        dishes.length > 0 ? (
          <PrintedBook dishes={dishes} title={title} words={words} image={image} />
        ) : (
          <EmptyState title={t('print:empty')} text={t('print:emptyHelp')}>
            <LinkButton href="/dishes/my" tone="primary">
              {t('common:menu.dishesMy')}
            </LinkButton>
          </EmptyState>
        )
      }
    </RemoteView>
  );
}

export default withNamespaces(PrintPage, { dish, print });
