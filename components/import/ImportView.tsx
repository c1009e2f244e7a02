import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { LazyPreview } from '@/components/import/preview/Preview.lazy';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { RemoteView } from '@/components/ui/feedback/RemoteView';
import { SkeletonRows } from '@/components/ui/feedback/Skeletons';
import { LinkButton } from '@/components/ui/inputs/LinkButton';
import { useImport } from '@/context/import/imports';
import type { Import } from '@/lib/domain/import/record';
import { ImportHead } from './ImportHead';
import { Faults } from '@/components/import/preview/Faults';
import { Progress } from './Progress';

/** Shows one import through its stages: being read, reviewed and imported, or undone. */
export function ImportView({ id }: { id: number }) {
  const { t } = useTranslation('import');
  const { remote, reload, mutate } = useImport(id);
  return (
    <>
      <LinkButton href="/import" tone="link" icon={ArrowLeft}>
        {t('view.back')}
      </LinkButton>
      <RemoteView
        of={remote}
        skeleton={<SkeletonRows count={5} />}
        onRetry={reload}
        closed={<EmptyState title={t('view.gone')} text={t('view.goneText')} />}
      >
        {(one) => (
          <>
            <ImportHead one={one} onChange={mutate} />
            <Progress one={one} />
            <Faults faults={one.faults} isFailed={one.state === 'failed'} />
            {one.state === 'failed' && <p>{t('view.failed')}</p>}
            {one.recipes && !isEmpty(one) && (
              <LazyPreview one={one} recipes={shownOf(one)} onChange={mutate} onReload={reload} />
            )}
            {one.recipes && isEmpty(one) && one.state === 'ready' && (
              <EmptyState title={t('view.none')} text={t('view.noneText')} />
            )}
          </>
        )}
      </RemoteView>
    </>
  );
}

const isEmpty = ({ recipes = [], extras = [], leftOut = [] }: Import): boolean =>
  recipes.length + extras.length + leftOut.length === 0;

/** Clears the created dishes of an undone import, also while the undo is still running. */
const shownOf = ({ state, recipes = [] }: Import) =>
  state === 'undone' || state === 'undoing' ? recipes.map((recipe) => ({ ...recipe, dish: null })) : recipes;
