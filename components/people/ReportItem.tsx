import { EyeOff, MessageSquareX } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import Link from 'next/link';
import { useConfirm } from '@/components/ui/dialogs/ConfirmProvider';
import { Button } from '@/components/ui/inputs/Button';
import { Tag } from '@/components/ui/Tag';
import { usePeopleCalls } from '@/context/people/people';
import { useLanguage } from '@/context/LanguageContext';
import { canHide, placeOf, type Report } from '@/lib/domain/access/people';
import { personName } from '@/lib/format/name';
import { formatDate } from '@/lib/format/time';
import css from './PeopleList.module.scss';

/** Shows a report about a record, with Admin's possible answers. */
export function ReportItem({ report, onAnswered }: { report: Report; onAnswered: () => void }) {
  const { t } = useTranslation(['people', 'common']);
  const { language } = useLanguage();
  const calls = usePeopleCalls();
  const confirm = useConfirm();
  const { collection, record, why, subject, subjectHidden, by, createdAt } = report;
  const name = subject ?? t('report.gone');
  const place = subject === null ? undefined : placeOf(collection, record);
  const after = (call: Promise<unknown>) => call.then(onAnswered, () => undefined); // an alert shows the error
  const hide = async () => {
    const text = {
      title: t('report.hideTitle', { name }),
      body: t('report.hideText'),
      confirmLabel: t('report.hide'),
    };
    if (await confirm(text)) await after(calls.hide(report));
  };
  return (
    <li>
      <div className={css.who}>
        <strong>{place ? <Link href={place}>{name}</Link> : name}</strong>
        <Tag>{t(`kind.${collection}`)}</Tag>
        {subjectHidden && <Tag icon={EyeOff}>{t('report.hidden')}</Tag>}
        <p>{why}</p>
        <small>
          {by ? personName(by.Name, language) : '–'} · {formatDate(new Date(createdAt), language, 'instant')}
        </small>
      </div>
      <div className={css.actions}>
        {subject !== null && !subjectHidden && canHide(collection) && (
          <Button tone="outline-danger" icon={EyeOff} onClick={hide}>
            {t('report.hide')}
            <span className="visually-hidden"> {name}</span>
          </Button>
        )}
        <Button icon={MessageSquareX} onClick={() => after(calls.dismiss(report.id))}>
          {t('report.dismiss')}
          <span className="visually-hidden"> {name}</span>
        </Button>
      </div>
    </li>
  );
}
