import { useTranslation } from 'next-i18next/pages';
import { FactList } from '@/components/records/FactList';
import { MadeBy } from '@/components/records/MadeBy';
import { RecordText, RecordView } from '@/components/records/RecordView';
import { Picture } from '@/components/ui/Picture';
import { useLanguage } from '@/context/LanguageContext';
import type { Exercise } from '@/lib/domain/exercise/record';
import { formatNumber } from '@/lib/format/number';
import { formatMinutes } from '@/lib/format/time';
import { VideoPlayer } from './VideoPlayer';

/** Shows all details of an exercise. */
export function ExerciseView({ exercise }: { exercise: Exercise }) {
  const { t } = useTranslation('exercise');
  const { language } = useLanguage();
  const { Name, Description, duration, burnedCalories, tag, youtubeLink, Images } = exercise;
  const burned =
    typeof burnedCalories === 'number'
      ? t('view.kcal', { value: formatNumber(burnedCalories, language, { digits: 0 }) })
      : null;
  return (
    <RecordView>
      <div lang={exercise.language ?? undefined}>
        {youtubeLink && <VideoPlayer link={youtubeLink} name={Name} />}
        {Images?.map((image, index) => (
          <Picture key={image.id} image={image} alt={image.alternativeText || Name} priority={index === 0} />
        ))}
        {Description && <RecordText className="mt-3">{Description}</RecordText>}
      </div>
      <div>
        <FactList
          unknown={t('view.unknown')}
          facts={[
            [t('view.duration'), duration ? formatMinutes(duration, language) : null],
            [t('view.burned'), burned],
            [t('view.tag'), tag || null],
          ]}
        />
        <MadeBy kind="exercise" record={exercise} />
      </div>
    </RecordView>
  );
}
