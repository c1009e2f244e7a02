import { X } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import Link from 'next/link';
import { useRouter } from 'next/router';
import { DietFilter } from '@/components/records/DietFilter';
import { FigureLimits } from '@/components/records/FigureLimits';
import type { PanelProps } from '@/components/records/FilteredList';
import { LanguageFilter } from '@/components/records/LanguageFilter';
import { FilterChip, FilterLimit } from '@/components/ui/FilterFields';
import { FilterLimits } from '@/components/ui/ListFrame';
import { useAuth } from '@/context/AuthContext';
import { useHasWishes } from '@/context/data/dishes';
import { useProductsById } from '@/context/data/products';
import { useLanguage } from '@/context/LanguageContext';
import type { DishFilters } from '@/lib/forms/dish/filters';
import { DISH_TYPES } from '@/lib/domain/dish/types';
import { productName, type Product } from '@/lib/domain/product/record';
import { formatMinutes } from '@/lib/format/time';
import { loginFor } from '@/lib/routes';
import css from './DishFilterPanel.module.scss';
import { ProductPicker } from './ProductPicker';

const TIMES = [15, 30, 60, 120];
const ENERGIES = [200, 300, 400, 600];
const COSTS = [1, 2, 5, 10];

/** Everything that narrows the list. */
export function DishFilterPanel({ filters, onChange }: PanelProps<DishFilters>) {
  const { t } = useTranslation(['dish', 'common']);
  const { language } = useLanguage();
  const { asPath } = useRouter();
  const { person } = useAuth();
  return (
    <>
      {person && <FitsMe isOn={filters.fits} onToggle={() => onChange({ fits: !filters.fits })} />}
      <fieldset>
        <legend>{t('filter.type')}</legend>
        <div className="chips">
          {DISH_TYPES.map((type) => (
            <FilterChip
              key={type}
              label={t(`common:type.${type}`)}
              isOn={filters.type === type}
              onToggle={() => onChange({ type: filters.type === type ? undefined : type })}
            />
          ))}
        </div>
      </fieldset>
      <DietFilter legend={t('filter.diet')} value={filters.diet} onChange={(diet) => onChange({ diet })}>
        <FilterChip
          label={t('common:diet.fasting')}
          isOn={filters.fasting}
          onToggle={() => onChange({ fasting: !filters.fasting })}
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

/** Leaves what the person eats, by their settings; who has said nothing there yet is led to them. */
function FitsMe({ isOn, onToggle }: { isOn: boolean; onToggle: () => void }) {
  const { t } = useTranslation('dish');
  const hasWishes = useHasWishes();
  return (
    <div className={css.fits}>
      {hasWishes && (
        <div className="chips">
          <FilterChip label={t('filter.fits')} isOn={isOn} onToggle={onToggle} />
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
      {ids.length > 0 && (
        <ul className={css.picked}>
          {ids.map((id) => (
            <li key={id}>
              <button
                type="button"
                className={css.pickedChip}
                aria-label={t('filter.removeProduct', { name: nameOf(id) })}
                onClick={() => onChange(ids.filter((one) => one !== id))}
              >
                {nameOf(id)}
                <X size={16} aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
