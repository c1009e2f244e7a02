import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useId, useState, type ReactNode } from 'react';
import { Button } from '@/components/ui/inputs/Button';
import css from './NutrientsFold.module.scss';

/** Folded section with vitamins and minerals; renders, and thus loads, its content only once opened. */
export function NutrientsFold({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={css.fold}>
      <Button icon={ChevronDown} aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        {t('nutrition.details')}
      </Button>
      <div id={id}>{isOpen && children}</div>
    </div>
  );
}
