import { EyeOff, MessageSquareX } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useConfirm } from '@/components/ui/dialogs/ConfirmProvider';
import { DialogFrame } from '@/components/ui/dialogs/DialogFrame';
import { Tag } from '@/components/ui/Tag';
import type { BulkAction, Column } from '@/components/ui/table/column';
import { DataTable } from '@/components/ui/table/DataTable';
import { useOpened } from '@/components/ui/table/useOpened';
import { useBulkCalls } from '@/context/remote/bulk';
import { useAllReports, type ReportFilters } from '@/context/people/people';
import { useLanguage } from '@/context/LanguageContext';
import { canHide, type Report } from '@/lib/domain/access/people';
import { personName } from '@/lib/format/name';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import table from '@/locales/en/table.json';
import css from './PeopleList.module.scss';
import { ReportItem } from './ReportItem';
import { useAtColumn } from './useAtColumn';

interface ReportTableProps {
  readonly reports: readonly Report[];
  readonly total: number;
  readonly filters: ReportFilters;
  readonly onSort: (sort: ReportFilters['sort']) => void;
  readonly onAnswered: () => void;
}

/** Table of open reports, one row each; a row opens the full text. */
function Table({ reports, total, filters, onSort, onAnswered }: ReportTableProps) {
  const { t } = useTranslation('people');
  const { changed } = useBulkCalls();
  const { opened, opens, close } = useOpened(reports);
  return (
    <>
      <DataTable
        name="reports"
        caption={t('table.reports')}
        rows={reports}
        columns={useReportColumns()}
        opens={opens}
        sort={filters.sort ?? 'createdAt'}
        onSort={onSort}
        all={useAllReports(filters)}
        actions={useReportActions()}
        onChanged={() =>
          changed('reports', 'dishes', 'mealplans', 'exercises', 'supplements', 'cookbooks', 'audits')
        }
      >
        <p role="status">{t('report.count', { count: total })}</p>
      </DataTable>
      {opened && (
        <DialogFrame title={t(`kind.${opened.collection}`)} onClose={close}>
          <ul className={css.list}>
            <ReportItem report={opened} onAnswered={onAnswered} />
          </ul>
        </DialogFrame>
      )}
    </>
  );
}

export const ReportTable = withNamespaces(Table, { table });

function useReportColumns(): readonly Column<Report>[] {
  const { t } = useTranslation('people');
  const at = useAtColumn();
  const { language } = useLanguage();
  return [
    { key: 'subject', label: t('table.subject'), text: ({ subject }) => subject ?? t('report.gone') },
    {
      key: 'kind',
      label: t('table.kind'),
      sort: 'collection',
      text: ({ collection }) => t(`kind.${collection}`),
    },
    { key: 'why', label: t('table.why'), text: ({ why }) => why, isWide: true },
    {
      key: 'state',
      label: t('table.state'),
      text: ({ subjectHidden }) => t(subjectHidden ? 'report.hidden' : 'table.visible'),
      cell: ({ subjectHidden }) => subjectHidden && <Tag icon={EyeOff}>{t('report.hidden')}</Tag>,
    },
    {
      key: 'by',
      label: t('table.by'),
      sort: 'by',
      text: ({ by }) => by && personName(by.Name, language),
    },
    at,
  ];
}

function useReportActions(): readonly BulkAction<Report>[] {
  const { t } = useTranslation('people');
  const { dismiss, hide } = useBulkCalls();
  const confirm = useConfirm();
  return [
    {
      key: 'hide',
      label: t('report.hide'),
      icon: EyeOff,
      fits: ({ subject, subjectHidden, collection }) =>
        subject !== null && !subjectHidden && canHide(collection),
      ask: (count) =>
        confirm({
          title: t('bulk.hideTitle', { count }),
          body: t('bulk.hideText'),
          confirmLabel: t('report.hide'),
        }),
      run: hide,
    },
    { key: 'dismiss', label: t('report.dismiss'), icon: MessageSquareX, run: ({ id }) => dismiss(id) },
  ];
}
