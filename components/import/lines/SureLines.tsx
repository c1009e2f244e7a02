import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useId, useRef, useState } from 'react';
import { Icon } from '@/components/ui/Icon';
import { Button } from '@/components/ui/inputs/Button';
import { MoreButton } from '@/components/ui/inputs/MoreButton';
import { useMeaningNames } from '@/context/import/imports';
import { useLanguage } from '@/context/LanguageContext';
import type { Offered } from '@/lib/domain/food/offer';
import type { ImportAnswer, ImportRecipe } from '@/lib/domain/import/record';
import { productName } from '@/lib/domain/product/record';
import { lineCount, sureWords, type SureWords } from '@/lib/forms/import/sure';
import { ChooseMeant } from './ChooseMeant';
import css from './Questions.module.scss';

const PAGE = 30;

interface SureLinesProps {
  readonly recipes: readonly ImportRecipe[];
  readonly onSay: (words: SureWords, said: Omit<ImportAnswer, 'name'>) => void;
}

/** Lists the lines with a known meaning, folded; the user can review them and choose another meaning. */
export function SureLines({ recipes, onSay }: SureLinesProps) {
  const { t } = useTranslation('import');
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const words = sureWords(recipes);
  if (words.length === 0) return null;
  return (
    <>
      <button
        type="button"
        className={css.fold}
        data-sure
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon of={ChevronRight} />
        <strong>{t('sure.title', { count: lineCount(words) })}</strong>
        <small>{t('sure.look')}</small>
      </button>
      {isOpen && (
        <div id={id} className={css.sure}>
          <SureList words={words} onSay={onSay} />
        </div>
      )}
    </>
  );
}

function SureList({ words, onSay }: { words: readonly SureWords[]; onSay: SureLinesProps['onSay'] }) {
  const { t } = useTranslation('import');
  const { language } = useLanguage();
  const [most, setMost] = useState(PAGE);
  const shown = words.slice(0, most);
  const { remote } = useMeaningNames(shown);
  const names = remote.status === 'ready' ? remote.data : undefined;
  const meantBy = ({ product, food }: SureWords): string => {
    const one = product !== null ? names?.products.get(product) : names?.foods.get(food ?? 0);
    return one ? productName({ ...one, NameKa: one.NameKa ?? null }, language) : '';
  };
  const keys = keysOf(shown);
  return (
    <>
      <ul className={css.list} aria-label={t('sure.label')} aria-busy={!names || undefined}>
        {shown.map((one, at) => (
          <SureRow key={keys[at]} words={one} meant={meantBy(one)} onSay={(said) => onSay(one, said)} />
        ))}
      </ul>
      {words.length > most && (
        <MoreButton onClick={() => setMost(most + PAGE)}>
          {t('preview.more', { count: words.length - most })}
        </MoreButton>
      )}
    </>
  );
}

interface SureRowProps {
  readonly words: SureWords;
  /** Name of the meaning; '' until known. */
  readonly meant: string;
  readonly onSay: (said: Omit<ImportAnswer, 'name'>) => void;
}

function SureRow({ words, meant, onSay }: SureRowProps) {
  const { t } = useTranslation('import');
  const [isChoosing, setChoosing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const choose = (one: Offered) => {
    setChoosing(false);
    onSay(one.kind === 'product' ? { product: one.product.id } : { food: one.food.id });
    button.current?.focus();
  };
  return (
    <li className={css.known}>
      <div>
        <span>{words.name}</span>
        <small>{t('questions.in', { count: words.recipes })}</small>
      </div>
      <strong>{meant}</strong>
      <Button ref={button} tone="link" aria-expanded={isChoosing} onClick={() => setChoosing(!isChoosing)}>
        {t('sure.other')}
        <span className="visually-hidden"> {words.name}</span>
      </Button>
      {isChoosing && <ChooseMeant start={words.name} onChoose={choose} />}
    </li>
  );
}

/** Returns keys that stay the same under any meaning; numbers repeated words. */
function keysOf(words: readonly SureWords[]): string[] {
  const count = new Map<string, number>();
  return words.map(({ name }) => {
    const at = count.get(name) ?? 0;
    count.set(name, at + 1);
    return `${name} ${at}`;
  });
}
