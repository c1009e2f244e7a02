import { ImagePlus, Printer, Trash2 } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useId } from 'react';
import { Button } from '@/components/ui/inputs/Button';
import { LabelledSelect } from '@/components/ui/inputs/LabelledSelect';
import type { Dish } from '@/lib/domain/dish/record';
import { PictureButton } from '@/components/dish/form/pictures/PictureButton';
import css from './PrintedBook.module.scss';

const PAPERS = ['a4', 'letter'] as const;
/** Options of a printed book; `left` holds the ids of excluded recipes. */
export interface BookValues {
  readonly title: string;
  readonly words: string;
  readonly paper: (typeof PAPERS)[number];
  /** Object URL of the person's own picture for the cover. */
  readonly picture: string | null;
  readonly left: readonly number[];
}
interface BookFormProps {
  readonly book: BookValues;
  readonly dishes: readonly Dish[];
  readonly onChange: (part: Partial<BookValues>) => void;
  readonly onPrint: () => void;
}

/** Options of a book before printing; the form itself is not printed. */
export function BookForm({ book, dishes, onChange, onPrint }: BookFormProps) {
  const { t } = useTranslation('print');
  const id = useId();
  const toggle = (dish: number) =>
    onChange({
      left: book.left.includes(dish) ? book.left.filter((one) => one !== dish) : [...book.left, dish],
    });
  const choose = ([file]: Iterable<File>) => {
    if (file) onChange({ picture: URL.createObjectURL(file) });
  };
  return (
    <form
      className={`panel ${css.form}`}
      onSubmit={(event) => {
        event.preventDefault();
        onPrint();
      }}
    >
      <div className="field">
        <label className="form-label" htmlFor={`${id}-title`}>
          {t('form.title')}
        </label>
        <input
          id={`${id}-title`}
          className="form-control"
          maxLength={100}
          value={book.title}
          placeholder={t('form.titleUsual')}
          onChange={({ target }) => onChange({ title: target.value })}
        />
      </div>
      <div className="field">
        <label className="form-label" htmlFor={`${id}-words`}>
          {t('form.words')}
        </label>
        <textarea
          id={`${id}-words`}
          className="form-control"
          rows={3}
          maxLength={600}
          value={book.words}
          onChange={({ target }) => onChange({ words: target.value })}
        />
      </div>
      <div className="field">
        <div className={css.pictureButtons}>
          <PictureButton isQuiet icon={ImagePlus} label={t('form.picture')} onFiles={choose} />
          {book.picture && (
            <Button icon={Trash2} onClick={() => onChange({ picture: null })}>
              {t('form.pictureRemove')}
            </Button>
          )}
        </div>
        <p className="form-text">{t('form.pictureHelp')}</p>
      </div>
      <LabelledSelect
        label={t('form.paper')}
        value={book.paper}
        options={PAPERS.map((value) => ({ value, label: t(`form.${value}`) }))}
        onChange={(paper) => onChange({ paper })}
      />
      <details className={css.choice}>
        <summary>{t('form.recipes', { count: dishes.length - book.left.length })}</summary>
        <ul>
          {dishes.map((dish) => (
            <li key={dish.id}>
              <label className="form-check">
                <input
                  type="checkbox"
                  className="form-check-input"
                  checked={!book.left.includes(dish.id)}
                  onChange={() => toggle(dish.id)}
                />
                <span lang={dish.language}>{dish.Name}</span>
              </label>
            </li>
          ))}
        </ul>
      </details>
      <div>
        <Button type="submit" tone="primary" icon={Printer} aria-describedby={`${id}-print`}>
          {t('form.print')}
        </Button>
        <p id={`${id}-print`} className="form-text">
          {t('form.printHelp')}
        </p>
      </div>
    </form>
  );
}
