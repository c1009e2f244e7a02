import { useTranslation } from 'next-i18next/pages';
import Link from 'next/link';
import { useRouter } from 'next/router';
import type { ReactNode } from 'react';
import { DietFilter } from '@/components/records/DietFilter';
import { FigureLimits } from '@/components/records/FigureLimits';
import type { PanelProps } from '@/components/records/FilteredList';
import { LanguageFilter } from '@/components/records/LanguageFilter';
import { ChoiceChip } from '@/components/ui/inputs/ChoiceChip';
import { FilterLimit } from '@/components/ui/inputs/FilterFields';
import { FilterLimits } from '@/components/ui/lists/ListFrame';
import { useAuth } from '@/context/AuthContext';
import { useHasWishes } from '@/context/dish/dishes';
import { useProductsById } from '@/context/product/products';
import { useLanguage } from '@/context/LanguageContext';
import { NO_MEAL, type DishFilters } from '@/lib/forms/dish/filters';
import { DISH_TYPES } from '@/lib/domain/dish/types';
import { productName, type Product } from '@/lib/domain/product/record';
import { formatMinutes } from '@/lib/format/time';
import { loginFor } from '@/lib/routes';
import css from '../DishGrid.module.scss';
import { Picked } from '@/components/dish/form/Picked';
import { ProductPicker } from '@/components/dish/form/lines/ProductPicker';

const TYPES_OR_NONE = [...DISH_TYPES, NO_MEAL] as const;
const TIMES = [15, 30, 60, 120];
const ENERGIES = [200, 300, 400, 600];
const COSTS = [1, 2, 5, 10];

interface DishFilterPanelProps extends PanelProps<DishFilters> {
  /** Tags offered as filters, besides the active ones. */
  readonly words?: readonly string[];
  /** Label of the filter for recipes without a meal; undefined hides the filter. */
  readonly noMeal?: string;
  /** Additional filters. */
  readonly children?: ReactNode;
}

/** Panel with all filters of the list. */
export function DishFilterPanel(props: DishFilterPanelProps) {
  const { filters, onChange, words = [], noMeal, children } = props;
  const { t } = useTranslation(['dish', 'common']);
  const { language } = useLanguage();
  const { asPath } = useRouter();
  const { person } = useAuth();
  return (
    <>
      {children}
      <Words words={words} value={filters.tags} onChange={(tags) => onChange({ tags })} />
      {person && <FitsMe isOn={filters.fits} onToggle={() => onChange({ fits: !filters.fits })} />}
      <fieldset>
        <legend>{t('filter.type')}</legend>
        <div className="chips">
          {(noMeal ? TYPES_OR_NONE : DISH_TYPES).map((type) => (
            <ChoiceChip
              key={type}
              label={type === NO_MEAL ? (noMeal ?? '') : t(`common:type.${type}`)}
              checked={filters.type === type}
              onChange={() => onChange({ type: filters.type === type ? undefined : type })}
            />
          ))}
        </div>
      </fieldset>
      <DietFilter legend={t('filter.diet')} value={filters.diet} onChange={(diet) => onChange({ diet })}>
        <ChoiceChip
          label={t('common:diet.fasting')}
          checked={filters.fasting}
          onChange={() => onChange({ fasting: !filters.fasting })}
        />
      </DietFilter>
      <FilterLimits>
        <FilterLimit
          label={t('filter.time')}
          none={t('filter.any')}
          value={filters.time}
          steps={TIMES}
          word={(value) => t('filter.upTo', { value: formatMinutes(value, language) })}
          onChange={(time) => onChange({ time })}
        />
        <FigureLimits kind="dish" limits={filters} energies={ENERGIES} costs={COSTS} onChange={onChange} />
        <LanguageFilter
          kind="dish"
          value={filters.language}
          onChange={(language) => onChange({ language })}
        />
      </FilterLimits>
      {person ? (
        <>
          <Products
            label={t('filter.contains')}
            ids={filters.contains}
            onChange={(contains) => onChange({ contains })}
          />
          <Products label={t('filter.lacks')} ids={filters.lacks} onChange={(lacks) => onChange({ lacks })} />
        </>
      ) : (
        <Link href={loginFor(asPath)}>{t('filter.signIn')}</Link>
      )}
    </>
  );
}

interface WordsProps {
  readonly words: readonly string[];
  readonly value: readonly string[];
  readonly onChange: (value: readonly string[]) => void;
}

/** Chips of people's own tags. */
function Words({ words, value, onChange }: WordsProps) {
  const { t } = useTranslation('dish');
  const all = [...new Set([...value, ...words])];
  if (all.length === 0) return null;
  return (
    <fieldset>
      <legend>{t('filter.tags')}</legend>
      <div className="chips">
        {all.map((word) => (
          <ChoiceChip
            key={word}
            label={word}
            checked={value.includes(word)}
            onChange={() =>
              onChange(value.includes(word) ? value.filter((one) => one !== word) : [...value, word])
            }
          />
        ))}
      </div>
    </fieldset>
  );
}

/** Filters by the person's food settings; without any settings it links to them. */
function FitsMe({ isOn, onToggle }: { isOn: boolean; onToggle: () => void }) {
  const { t } = useTranslation('dish');
  const hasWishes = useHasWishes();
  return (
    <div className={css.fits}>
      {hasWishes && (
        <div className="chips">
          <ChoiceChip label={t('filter.fits')} checked={isOn} onChange={onToggle} />
        </div>
      )}
      <Link href="/settings#settings-food">{t(hasWishes ? 'filter.fitsBy' : 'filter.fitsUnset')}</Link>
    </div>
  );
}

interface ProductsProps {
  readonly label: string;
  readonly ids: readonly number[];
  readonly onChange: (ids: readonly number[]) => void;
}

function Products({ label, ids, onChange }: ProductsProps) {
  const { t } = useTranslation('dish');
  const { language } = useLanguage();
  const { remote } = useProductsById(ids);
  const known: readonly Product[] = remote.status === 'ready' ? remote.data : [];
  const nameOf = (id: number) => {
    const product = known.find((one) => one.id === id);
    return product ? productName(product, language) : '…';
  };
  return (
    <div>
      <ProductPicker
        label={label}
        placeholder={t('filter.productHint')}
        onPick={({ id }) => onChange([...new Set([...ids, id])])}
      />
      <Picked
        values={ids}
        nameOf={nameOf}
        removeLabel={(name) => t('filter.removeProduct', { name })}
        onRemove={(id) => onChange(ids.filter((one) => one !== id))}
      />
    </div>
  );
}
