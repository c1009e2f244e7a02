import { Tags } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import type { PanelProps } from '@/components/records/FilteredList';
import { Button } from '@/components/ui/inputs/Button';
import { ChoiceChip } from '@/components/ui/inputs/ChoiceChip';
import { FilterLimit, FilterSelect } from '@/components/ui/inputs/FilterFields';
import { useLibraryCounts } from '@/context/dish/dishes';
import { useMyCookbooks } from '@/context/cookbook/cookbooks';
import { useMyTags } from '@/context/dish/tags';
import { COOKED, type DishFilters } from '@/lib/forms/dish/filters';
import { DishFilterPanel } from './DishFilterPanel';
import { LazyTagsDialog } from '../TagsDialog.lazy';

const RATINGS = [3, 4, 5];

/** Filters of one's own library: tags, ratings, and all filters of the public list. */
export function LibraryPanel({ filters, onChange }: PanelProps<DishFilters>) {
  const { t } = useTranslation(['mine', 'common']);
  const tags = useMyTags();
  const cookbooks = useMyCookbooks();
  const counts = useLibraryCounts();
  const [isTidying, setTidying] = useState(false);
  return (
    <DishFilterPanel
      filters={filters}
      onChange={onChange}
      words={tags.map(({ name }) => name)}
      noMeal={t('noMeal')}
    >
      <FilterLimit
        label={t('rating')}
        none={t('anyRating')}
        value={filters.rating}
        steps={RATINGS}
        word={(count) => t('ratingFrom', { count })}
        onChange={(rating) => onChange({ rating })}
      />
      <FilterSelect
        label={t('cooked.label')}
        value={filters.cooked ?? ''}
        options={[
          { value: '', label: t('cooked.any') },
          ...COOKED.map((value) => ({ value, label: t(`cooked.${value}`) })),
        ]}
        onChange={(cooked) => onChange({ cooked: cooked || undefined })}
      />
      {(filters.toCheck || Boolean(counts?.all.toCheck)) && (
        <div className="chips">
          <ChoiceChip
            label={t('look.toCheckAll')}
            checked={filters.toCheck}
            onChange={() => onChange({ toCheck: !filters.toCheck })}
          />
        </div>
      )}
      {cookbooks.length > 0 && (
        <FilterSelect
          label={t('common:menu.cookbook')}
          value={filters.cookbook ? String(filters.cookbook) : ''}
          options={[
            { value: '', label: t('anyRating') },
            ...cookbooks.map(({ id, Name }) => ({ value: String(id), label: Name })),
          ]}
          onChange={(id) => onChange({ cookbook: id ? Number(id) : undefined })}
        />
      )}
      {tags.length > 0 && (
        <Button icon={Tags} onClick={() => setTidying(true)}>
          {t('tagsManage')}
        </Button>
      )}
      {isTidying && <LazyTagsDialog onClose={() => setTidying(false)} />}
    </DishFilterPanel>
  );
}
