import { Ban, CircleCheck, UserCog } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useConfirm } from '@/components/ui/dialogs/ConfirmProvider';
import { DialogFrame } from '@/components/ui/dialogs/DialogFrame';
import { Tag } from '@/components/ui/Tag';
import type { BulkAction, Column } from '@/components/ui/table/column';
import { DataTable } from '@/components/ui/table/DataTable';
import { useOpened } from '@/components/ui/table/useOpened';
import { useAuth } from '@/context/AuthContext';
import { useBulkCalls } from '@/context/remote/bulk';
import { useAllPeople, type PeopleFilters } from '@/context/people/people';
import { useLanguage } from '@/context/LanguageContext';
import type { PersonRow } from '@/lib/domain/access/people';
import { ROLES, type Role } from '@/lib/domain/access/rights';
import { personName } from '@/lib/format/name';
import { formatDate } from '@/lib/format/time';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import table from '@/locales/en/table.json';
import css from './PeopleList.module.scss';
import { PersonItem } from './PersonItem';
import { RoleSelect } from './RoleSelect';

interface PeopleTableProps {
  readonly people: readonly PersonRow[];
  readonly total: number;
  readonly filters: PeopleFilters;
  readonly onSort: (sort: PeopleFilters['sort']) => void;
  readonly onChanged: () => void;
}

/** Table of people with Admin's actions. */
function Table({ people, total, filters, onSort, onChanged }: PeopleTableProps) {
  const { t } = useTranslation('people');
  const { language } = useLanguage();
  const { changed } = useBulkCalls();
  const { opened, opens, close } = useOpened(people);
  return (
    <>
      <DataTable
        name="people"
        caption={t('table.people')}
        rows={people}
        columns={usePeopleColumns(onChanged)}
        opens={opens}
        sort={filters.sort ?? 'Name'}
        onSort={onSort}
        all={useAllPeople(filters)}
        actions={usePeopleActions()}
        onChanged={() => changed('users', 'audits')}
      >
        <p role="status">{t('count', { count: total })}</p>
      </DataTable>
      {opened && (
        <DialogFrame title={personName(opened.Name, language)} onClose={close}>
          <ul className={css.list}>
            <PersonItem person={opened} onChanged={onChanged} />
          </ul>
        </DialogFrame>
      )}
    </>
  );
}

export const PeopleTable = withNamespaces(Table, { table });

function usePeopleColumns(onChanged: () => void): readonly Column<PersonRow>[] {
  const { t } = useTranslation(['people', 'common']);
  const { language } = useLanguage();
  return [
    { key: 'name', label: t('table.name'), sort: 'Name', text: ({ Name }) => personName(Name, language) },
    { key: 'email', label: t('table.email'), sort: 'email', text: ({ email }) => email },
    { key: 'phone', label: t('table.phone'), sort: 'phone', text: ({ phone }) => phone },
    {
      key: 'role',
      label: t('role'),
      sort: 'Rolee',
      text: ({ Rolee }) => t(`common:role.${Rolee}`),
      cell: (person) => <RoleSelect {...{ person, onChanged }} />,
    },
    {
      key: 'state',
      label: t('table.state'),
      sort: 'blocked',
      text: ({ blocked }) => t(blocked ? 'blocked' : 'table.active'),
      cell: ({ blocked }) =>
        blocked && (
          <Tag tone="danger" icon={Ban}>
            {t('blocked')}
          </Tag>
        ),
    },
    {
      key: 'since',
      label: t('table.since'),
      sort: 'createdAt',
      isFigure: true,
      text: ({ createdAt }) => formatDate(createdAt.slice(0, 10), language),
      value: ({ createdAt }) => createdAt.slice(0, 10),
    },
  ];
}

/** Returns the bulk actions, which leave out the Admin's own row. */
function usePeopleActions(): readonly BulkAction<PersonRow>[] {
  const { t } = useTranslation(['people', 'common']);
  const { person: me } = useAuth();
  const { setRole, setBlocked } = useBulkCalls();
  const confirm = useConfirm();
  const roleOf = (role: string) => t(`common:role.${role as Role}`);
  return [
    {
      key: 'role',
      label: t('bulk.role'),
      icon: UserCog,
      choices: ROLES.map((value) => ({ value, label: roleOf(value) })),
      fits: ({ id }) => id !== me?.id,
      ask: (count, role) =>
        confirm({
          title: t('bulk.roleTitle', { count, role: roleOf(role) }),
          body: t('roleText'),
          confirmLabel: t('roleYes'),
        }),
      run: ({ id }, role) => setRole(id, role as Role),
      undo: ({ id, Rolee }) => setRole(id, Rolee),
    },
    {
      key: 'block',
      label: t('block'),
      icon: Ban,
      fits: ({ id, blocked }) => id !== me?.id && !blocked,
      ask: (count) =>
        confirm({ title: t('bulk.blockTitle', { count }), body: t('blockText'), confirmLabel: t('block') }),
      run: ({ id }) => setBlocked(id, true),
      undo: ({ id }) => setBlocked(id, false),
    },
    {
      key: 'unblock',
      label: t('unblock'),
      icon: CircleCheck,
      fits: ({ blocked }) => blocked === true,
      run: ({ id }) => setBlocked(id, false),
      undo: ({ id }) => setBlocked(id, true),
    },
  ];
}
