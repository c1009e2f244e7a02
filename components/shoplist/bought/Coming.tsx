import { useTranslation } from 'next-i18next/pages';
import { useLanguage } from '@/context/LanguageContext';
import type { ItemOrder } from '@/lib/domain/shoplist/types';
import { DEFAULT_TIME_ZONE } from '@/lib/format/moment';
import { formatSlot } from '@/lib/format/slot';
import { useToday } from '@/lib/hooks/useToday';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import listLine from '@/locales/en/listLine.json';

/** Shows an order's number and delivery window. */
function OfOrder({ order }: { readonly order: ItemOrder }) {
  const { t } = useTranslation('listLine');
  const { language } = useLanguage();
  const { day: today } = useToday(DEFAULT_TIME_ZONE);
  const { number, wantedFrom: from, wantedTo: to } = order;
  const { day, time } = formatSlot({ from, to }, today, language, [t('slot.today'), t('slot.tomorrow')]);
  return <>· {t('slot.order', { number, day, time })}</>;
}

export const Coming = withNamespaces(OfOrder, { listLine });
