import { CirclePlay } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import Link from 'next/link';
import { LibraryBar } from '@/components/records/LibraryBar';
import { LibraryCard } from '@/components/records/LibraryCard';
import { LibraryResults } from '@/components/records/LibraryResults';
import { EmptyState } from '@/components/ui/EmptyState';
import { Tag } from '@/components/ui/Tag';
import { useExercises, useExerciseTags } from '@/context/data/exercises';
import { useLibraryFilters, type LibraryFilters } from '@/context/data/library';
import { useLanguage } from '@/context/LanguageContext';
import type { Exercise } from '@/lib/domain/exercise/record';
import { formatNumber } from '@/lib/format/number';
import { formatMinutes } from '@/lib/format/time';

/** Exercises, mine or everybody's: search and one tag. */
export function ExerciseList() {
  const { t } = useTranslation('exercise');
  const { filters, change, hrefOf } = useLibraryFilters();
  const { remote, reload } = useExercises(filters);
  const tags = useExerciseTags(filters);
  const shown = filters?.tag && !tags.includes(filters.tag) ? [filters.tag, ...tags] : tags;
  const words = {
    mine: t('list.mine'),
    public: t('list.public'),
    parts: t('list.parts'),
    search: t('list.search'),
    hint: t('list.searchHint'),
  };
  return (
    <>
      <LibraryBar {...{ filters, words, hrefOf }} onSearch={(q) => change({ q })}>
        <label>
          <span className="visually-hidden">{t('list.tag')}</span>
          <select
            className="form-select"
            value={filters?.tag ?? ''}
            onChange={({ target }) => change({ tag: target.value })}
          >
            <option value="">{t('list.allTags')}</option>
            {shown.map((tag) => (
              <option key={tag}>{tag}</option>
            ))}
          </select>
        </label>
      </LibraryBar>
      <LibraryResults
        {...{ remote, reload, hrefOf }}
        rows={8}
        countWord={(count) => t('list.count', { count })}
        nothing={<Nothing filters={filters} />}
        card={(exercise) => <ExerciseCard exercise={exercise} showsState={filters?.part === 'mine'} />}
      />
    </>
  );
}

function Nothing({ filters }: { filters: LibraryFilters | null }) {
  const { t } = useTranslation('exercise');
  const isNarrow = Boolean(filters?.q || filters?.tag);
  return (
    <EmptyState
      title={isNarrow ? t('list.nothingTitle') : t('list.emptyTitle')}
      text={isNarrow ? t('list.nothingText') : t('list.emptyText')}
      picture="bird"
    >
      <Link href="/exercises/new" className="btn btn-primary">
        {t('list.create')}
      </Link>
    </EmptyState>
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
