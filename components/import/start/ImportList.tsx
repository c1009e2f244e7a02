import { FileUp, Trash2 } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import Link from 'next/link';
import { useConfirm } from '@/components/ui/dialogs/ConfirmProvider';
import { Icon } from '@/components/ui/Icon';
import { Button } from '@/components/ui/inputs/Button';
import { RemoteList } from '@/components/ui/lists/RemoteList';
import { Row, RowActions, Rows, RowText } from '@/components/ui/lists/Rows';
import { SkeletonRows } from '@/components/ui/feedback/Skeletons';
import { useImportCalls, useImports } from '@/context/import/imports';
import { useLanguage } from '@/context/LanguageContext';
import type { Import } from '@/lib/domain/import/record';
import { formatDate } from '@/lib/format/time';
import { StateTag } from '@/components/import/StateTag';
import { useSourceName } from './useSourceName';

/** Lists earlier imports, newest first. */
export function ImportList() {
  const { t } = useTranslation('import');
  const { remote, reload } = useImports();
  return (
    <section aria-labelledby="earlier-imports" className="mt-4">
      <h2 id="earlier-imports" className="h4">
        {t('list.title')}
      </h2>
      <RemoteList
        of={remote}
        skeleton={<SkeletonRows count={2} />}
        onRetry={reload}
        nothing={<p className="text-body-secondary">{t('list.empty')}</p>}
      >
        {(all) => (
          <Rows>
            {all.map((one) => (
              <ImportRow key={one.id} one={one} />
            ))}
          </Rows>
        )}
      </RemoteList>
    </section>
  );
}

function ImportRow({ one }: { one: Import }) {
  const { t } = useTranslation(['import', 'common']);
  const { language } = useLanguage();
  const { remove } = useImportCalls();
  const confirm = useConfirm();
  const name = useSourceName(one.source);
  const facts = [
    // The kind of a file is unknown until the server has opened it.
    one.source.kind && t(`kind.${one.source.kind}` as 'kind.text'),
    one.createdAt && formatDate(one.createdAt, language, 'instant'),
    one.counts && one.counts.recipes > 0 && t('list.counts', one.counts),
  ];
  const drop = async () => {
    const text = {
      title: t('list.removeTitle', { name }),
      body: t('list.removeBody'),
      confirmLabel: t('common:action.delete'),
    };
    if (await confirm(text)) await remove(one.id).catch(() => undefined); // An alert already reports it.
  };
  return (
    <Row>
      <Icon of={FileUp} size={20} />
      <RowText>
        <h3 className="h6 mb-0">
          <Link href={`/import?id=${one.id}`}>{name}</Link>
        </h3>
        <small className="text-body-secondary">{facts.filter(Boolean).join(' · ')}</small>
      </RowText>
      <StateTag state={one.state} />
      <RowActions>
        <Button tone="outline-danger" icon={Trash2} onClick={drop}>
          {t('common:action.delete')}
          <span className="visually-hidden"> {name}</span>
        </Button>
      </RowActions>
    </Row>
  );
}
