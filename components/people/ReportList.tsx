import { useTranslation } from 'next-i18next/pages';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { BarSelect } from '@/components/ui/inputs/FilterFields';
import { TableOrList } from '@/components/ui/table/TableOrList';
import { REPORT_SORTS, useReports, type ReportFilters } from '@/context/people/people';
import { REPORTED } from '@/lib/domain/access/people';
import { addressOf, addressReader, type AddressQuery } from '@/lib/forms/address/values';
import { useAddressFilters } from '@/lib/hooks/useAddressFilters';
import { useWide } from '@/lib/hooks/useWide';
import css from './PeopleList.module.scss';
import { ReportItem } from './ReportItem';
import { LazyReportTable } from './ReportTable.lazy';

/** Lists the unanswered reports, oldest first. */
export function ReportList() {
  const { t } = useTranslation('people');
  const { filters, change, hrefOf } = useAddressFilters<ReportFilters>(read, write);
  const found = useReports(filters);
  const isWide = useWide();
  return (
    <>
      {isWide && (
        <div className={css.bar}>
          <BarSelect
            label={t('table.kind')}
            none={t('report.anyKind')}
            value={filters?.kind}
            options={REPORTED.map((value) => ({ value, label: t(`kind.${value}`) }))}
            onChange={(kind) => change({ kind })}
          />
        </div>
      )}
      <TableOrList
        read={found}
        isTable={isWide}
        skeletons={4}
        hrefOf={hrefOf}
        nothing={<EmptyState title={t('report.emptyTitle')} text={t('report.emptyText')} picture="bird" />}
        table={(data, total) =>
          filters && (
            <LazyReportTable
              reports={data}
              {...{ total, filters }}
              onSort={(sort) => change({ sort })}
              onAnswered={found.reload}
            />
          )
        }
        list={(data) => (
          <ul className={css.list}>
            {data.map((report) => (
              <ReportItem key={report.id} report={report} onAnswered={found.reload} />
            ))}
          </ul>
        )}
      />
    </>
  );
}

function read(query: AddressQuery): ReportFilters {
  const given = addressReader(query);
  return { kind: given.oneOf('kind', REPORTED), sort: given.sort(REPORT_SORTS), page: given.page() };
}

const write = ({ kind, sort, page }: ReportFilters) => addressOf({ part: 'reports', kind, sort, page });
