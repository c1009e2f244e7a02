import { useTranslation } from 'next-i18next/pages';
import { FactList } from '@/components/records/FactList';
import { MadeBy } from '@/components/records/MadeBy';
import { RecordText, RecordView } from '@/components/records/RecordView';
import { Picture } from '@/components/ui/Picture';
import { useLanguage } from '@/context/LanguageContext';
import { costPerDay } from '@/lib/domain/supplement/intake';
import type { Supplement } from '@/lib/domain/supplement/record';
import { formatDose } from '@/lib/format/dose';
import { formatMoney } from '@/lib/format/number';
import { SupplementIntake } from './SupplementIntake';

/** Shows all facts of a supplement, and the person's intake of it. */
export function SupplementView({ supplement }: { supplement: Supplement }) {
  const { t } = useTranslation('supplement');
  const { language } = useLanguage();
  const { Name, Description, benefits, usage, dailyDosage, unit, priceTetri, quantity, timesToTake } =
    supplement;
  const dose = (amount: number | null | undefined) => (amount ? formatDose(amount, unit, language) : null);
  const money = (tetri: number | null | undefined) =>
    typeof tetri === 'number' ? formatMoney(tetri, language) : null;
  const cost = dailyDosage ? costPerDay({ dosage: dailyDosage, times: [''] }, supplement) : undefined;
  return (
    <RecordView hasSmallPictures first={<SupplementIntake supplement={supplement} />}>
      <div lang={supplement.language ?? undefined}>
        {supplement.Images?.map((image, index) => (
          <Picture key={image.id} image={image} alt={image.alternativeText || Name} priority={index === 0} />
        ))}
        {Description && <RecordText>{Description}</RecordText>}
        <Part title={t('view.benefits')} text={benefits} />
        <Part title={t('view.usage')} text={usage} />
        <p className="text-body-secondary">{t('view.care')}</p>
      </div>
      <div>
        <FactList
          unknown={t('view.unknown')}
          facts={[
            [t('view.dailyDosage'), dose(dailyDosage)],
            [t('view.times'), timesToTake?.length ? timesToTake.join(', ') : null],
            [t('view.quantity'), dose(quantity)],
            [t('view.price'), money(priceTetri)],
            [t('view.costADay'), money(cost)],
          ]}
        />
        <MadeBy kind="supplement" record={supplement} />
      </div>
    </RecordView>
  );
}

function Part({ title, text }: { title: string; text?: string | null }) {
  if (!text) return null;
  return (
    <>
      <h2 className="h4">{title}</h2>
      <RecordText>{text}</RecordText>
    </>
  );
}
