import { useTranslation } from 'next-i18next/pages';
import type { Column } from '@/components/ui/table/column';
import { DataTable } from '@/components/ui/table/DataTable';
import { useAllAuditEntries, type AuditFilters } from '@/context/people/people';
import { useLanguage } from '@/context/LanguageContext';
import { placeOf, type AuditEntry } from '@/lib/domain/access/people';
import { personName } from '@/lib/format/name';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import table from '@/locales/en/table.json';
import { useAtColumn } from './useAtColumn';

interface DeedTableProps {
  readonly deeds: readonly AuditEntry[];
  readonly total: number;
  readonly filters: AuditFilters;
  readonly onSort: (sort: AuditFilters['sort']) => void;
}

/** Table of Admins' actions, one row each; a row links to the record concerned. */
function Table({ deeds, total, filters, onSort }: DeedTableProps) {
  const { t } = useTranslation('people');
  const { language } = useLanguage();
  const at = useAtColumn();
  const columns: readonly Column<AuditEntry>[] = [
    {
      key: 'subject',
      label: t('table.subject'),
      sort: 'label',
      text: ({ collection, label }) =>
        collection === 'users' && label ? personName(label, language) : label,
    },
    { key: 'deed', label: t('table.deed'), sort: 'action', text: ({ action }) => t(`deed.${action}`) },
    { key: 'detail', label: t('table.detail'), text: ({ detail }) => detail, isWide: true },
    {
      key: 'by',
      label: t('table.by'),
      sort: 'by',
      text: ({ by }) => (by ? personName(by.Name, language) : t('trail.nobody')),
    },
    at,
  ];
  return (
    <DataTable
      name="trail"
      caption={t('table.trail')}
      rows={deeds}
      columns={columns}
      opens={({ collection, record, label }) => (record && label ? placeOf(collection, record) : undefined)}
      sort={filters.sort ?? '-createdAt'}
      onSort={onSort}
      all={useAllAuditEntries(filters)}
    >
      <p role="status">{t('trail.count', { count: total })}</p>
    </DataTable>
  );
}

export const AuditTable = withNamespaces(Table, { table });
