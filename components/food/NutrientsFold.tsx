import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useId, useState, type ReactNode } from 'react';
import css from './NutrientsFold.module.scss';

/** Folded section with vitamins and minerals; renders, and thus loads, its content only once opened. */
export function NutrientsFold({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={css.fold}>
      <button
        type="button"
        className="btn btn-outline-secondary"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <ChevronDown size={18} aria-hidden />
        {t('nutrition.details')}
      </button>
      <div id={id}>{isOpen && children}</div>
    </div>
  );
}
