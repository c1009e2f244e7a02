import { Mail, Package, Stethoscope } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { useItemTitle } from '@/components/calendar/item/useItemTitle';
import { StateTag } from '@/components/order/StateTag';
import { Icon } from '@/components/ui/Icon';
import { LinkButton } from '@/components/ui/inputs/LinkButton';
import { useAuth } from '@/context/AuthContext';
import { useLanguage } from '@/context/LanguageContext';
import type { Membership } from '@/context/mealplan/mealplans';
import { usePersonName } from '@/context/people/usePersonName';
import type { ComingVisit } from '@/lib/domain/doctor/types';
import type { CalendarItem } from '@/lib/domain/mealplan/timeline';
import { isOpen } from '@/lib/domain/order/states';
import { formatDate } from '@/lib/format/time';
import type { Remote } from '@/lib/remote/remote';
import dayBoardCss from '@/components/dashboard/day/DayBoard.module.scss';
import css from './ComingUp.module.scss';

interface ComingUpProps {
  readonly items: readonly CalendarItem[];
  readonly visit: Remote<ComingVisit | null>;
  readonly invitations: Remote<Membership[]>;
}

/** Shows one card with open orders, the next visit and pending invitations; renders nothing without any of these. */
export function ComingUp({ items, visit: of, invitations }: ComingUpProps) {
  const { t } = useTranslation('day');
  const { language } = useLanguage();
  const { person, mustVerifyEmail } = useAuth();
  const titleOf = useItemTitle();
  const nameOf = usePersonName();
  const orders = items.filter(({ order }) => order && isOpen(order));
  const visit = of.status === 'ready' ? of.data : null;
  const invited = invitations.status === 'ready' && !mustVerifyEmail ? invitations.data : [];
  if (orders.length === 0 && !visit && invited.length === 0) return null;
  return (
    <section className={dayBoardCss.card} aria-labelledby="coming-up">
      <h2 id="coming-up">{t('coming.title')}</h2>
      <ul className={css.rows}>
        {orders.map((item) => (
          <Row
            key={item.key}
            sign={<Icon of={Package} />}
            title={titleOf(item)}
            text={`${formatDate(item.day, language, 'weekday')}, ${[item.time, item.endTime].filter(Boolean).join('–')}`}
            href="/shoplist/orders"
          >
            {item.order && <StateTag state={item.order} />}
          </Row>
        ))}
        {visit && (
          <Row
            sign={<Icon of={Stethoscope} />}
            title={formatDate(new Date(visit.startsAt), language, 'instant', person?.timeZone ?? undefined)}
            text={[visit.doctor, visit.specialty, visit.place].filter(Boolean).join(' · ')}
            href="/doctor/visits"
          />
        )}
        {invited.map((one) => (
          <Row
            key={one.id}
            sign={<Icon of={Mail} />}
            title={
              one.invitedBy?.Name
                ? t('coming.invitedBy', { name: nameOf(one.invitedBy.Name) })
                : t('coming.invited')
            }
            text={one.planName}
          >
            <LinkButton
              href="/mealplan/my?tab=invitations"
              aria-label={t('coming.answerTo', { name: one.planName })}
            >
              {t('coming.answer')}
            </LinkButton>
          </Row>
        ))}
      </ul>
    </section>
  );
}

interface RowProps {
  readonly sign: ReactNode;
  readonly title: string;
  readonly text: string;
  /** Page with the details. */
  readonly href?: string;
  readonly children?: ReactNode;
}

function Row({ sign, title, text, href, children }: RowProps) {
  return (
    <li>
      <span className={css.sign}>{sign}</span>
      <span className={css.words}>
        {href ? <Link href={href}>{title}</Link> : <strong>{title}</strong>}
        <small>{text}</small>
      </span>
      {children}
    </li>
  );
}
