import { EyeOff, Lock } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { FactList } from '@/components/records/FactList';
import { RecordBy, RecordText, RecordView } from '@/components/records/RecordView';
import { Picture } from '@/components/ui/Picture';
import { Tag } from '@/components/ui/Tag';
import { useLanguage } from '@/context/LanguageContext';
import { usePersonName } from '@/context/usePersonName';
import type { Exercise } from '@/lib/domain/exercise/record';
import { formatNumber } from '@/lib/format/number';
import { formatMinutes } from '@/lib/format/time';
import { VideoPlayer } from './VideoPlayer';

/** Everything known of an exercise. */
export function ExerciseView({ exercise }: { exercise: Exercise }) {
  const { t } = useTranslation('exercise');
  const { language } = useLanguage();
  const { Name, Description, duration, burnedCalories, tag, youtubeLink, Images, owner } = exercise;
  const nameOf = usePersonName();
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
        <RecordBy>
          {owner && t('view.by', { name: nameOf(owner.Name) })}
          {exercise.visibility === 'private' && <Tag icon={Lock}>{t('visibility.private')}</Tag>}
          {exercise.hidden && (
            <Tag tone="attention" icon={EyeOff}>
              {t('visibility.hidden')}
            </Tag>
          )}
        </RecordBy>
      </div>
    </RecordView>
  );
}
