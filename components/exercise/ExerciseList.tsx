import { CirclePlay } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { LibraryCard } from '@/components/records/LibraryCard';
import { LibraryList } from '@/components/records/LibraryList';
import { BarSelect } from '@/components/ui/inputs/FilterFields';
import { Tag } from '@/components/ui/Tag';
import { useExercises, useExerciseTags } from '@/context/exercise/exercises';
import { useLibraryFilters } from '@/context/records/library';
import { useLanguage } from '@/context/LanguageContext';
import type { Exercise } from '@/lib/domain/exercise/record';
import { formatNumber } from '@/lib/format/number';
import { formatMinutes } from '@/lib/format/time';

/** Lists exercises, one's own or everybody's, with a search and a tag filter. */
export function ExerciseList() {
  const { t } = useTranslation('exercise');
  const address = useLibraryFilters();
  const { filters, change } = address;
  const tags = useExerciseTags(filters);
  const shown = filters?.tag && !tags.includes(filters.tag) ? [filters.tag, ...tags] : tags;
  return (
    <LibraryList
      kind="exercise"
      picture="bird"
      rows={8}
      address={address}
      {...useExercises(filters)}
      card={(exercise, isMine) => <ExerciseCard exercise={exercise} showsState={isMine} />}
    >
      <BarSelect
        label={t('list.tag')}
        none={t('list.allTags')}
        value={filters?.tag}
        options={shown.map((tag) => ({ value: tag, label: tag }))}
        onChange={(tag) => change({ tag: tag ?? '' })}
      />
    </LibraryList>
  );
}

function ExerciseCard({ exercise, showsState }: { exercise: Exercise; showsState: boolean }) {
  const { t } = useTranslation('exercise');
  const { language } = useLanguage();
  const { id, Name, duration, burnedCalories, tag, youtubeLink } = exercise;
  const facts = [
    duration ? formatMinutes(duration, language) : null,
    burnedCalories ? t('view.kcal', { value: formatNumber(burnedCalories, language, { digits: 0 }) }) : null,
  ];
  return (
    <LibraryCard
      href={`/exercises/${id}`}
      name={Name}
      language={exercise.language}
      image={exercise.Images?.[0]}
      facts={facts}
      privateWord={showsState && exercise.visibility === 'private' ? t('visibility.private') : null}
      hiddenWord={exercise.hidden ? t('visibility.hidden') : null}
    >
      {tag && <Tag tone="info">{tag}</Tag>}
      {youtubeLink && <Tag icon={CirclePlay}>{t('list.hasVideo')}</Tag>}
    </LibraryCard>
  );
}
