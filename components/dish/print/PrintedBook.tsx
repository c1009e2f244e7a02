/* eslint-disable @next/next/no-img-element -- a print waits for its pictures, so none of them comes late */
import { useTranslation } from 'next-i18next/pages';
import { useRef, useState } from 'react';
import { usePersonName } from '@/context/people/usePersonName';
import { useAuth } from '@/context/AuthContext';
import type { Dish } from '@/lib/domain/dish/record';
import { imageUrl, type Image } from '@/lib/format/image';
import { BookForm, type BookValues } from './BookForm';
import css from './PrintedBook.module.scss';
import { PrintedRecipe } from './PrintedRecipe';

/** Sheet size and margins, with the page number at the bottom if the browser supports it. */
const PAGES: Readonly<Record<BookValues['paper'], string>> = {
  a4: '@page { size: A4; margin: 16mm 16mm 20mm; @bottom-center { content: counter(page); font-size: 10pt } } @page :first { @bottom-center { content: none } }',
  letter:
    '@page { size: letter; margin: 16mm 16mm 20mm; @bottom-center { content: counter(page); font-size: 10pt } } @page :first { @bottom-center { content: none } }',
};

interface PrintedBookProps {
  readonly dishes: readonly Dish[];
  /** Texts and picture of the cookbook. */
  readonly title?: string;
  readonly words?: string;
  readonly image?: Image | null;
}

/** Shows a printable book of recipes: cover, contents, one recipe per page. */
export function PrintedBook({ dishes, title = '', words = '', image: own }: PrintedBookProps) {
  const { t } = useTranslation('print');
  const { person } = useAuth();
  const nameOf = usePersonName();
  const sheets = useRef<HTMLDivElement>(null);
  const [book, setBook] = useState<BookValues>({ title, words, paper: 'a4', picture: null, left: [] });
  const change = (part: Partial<BookValues>) => setBook((now) => ({ ...now, ...part }));
  const shown = dishes.filter(({ id }) => !book.left.includes(id));
  const [image] = [own ?? [], ...shown.map(({ DishImages }) => DishImages)].flat();
  const cover = book.picture ?? (image ? imageUrl(image) : undefined);
  const print = async () => {
    const pictures = [...(sheets.current?.querySelectorAll('img') ?? [])];
    // Does not wait for a picture that cannot be shown.
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
    window.print();
  };
  return (
    <div className={css.desk}>
      <style>{PAGES[book.paper]}</style>
      <BookForm book={book} dishes={dishes} onChange={change} onPrint={print} />
      <div ref={sheets} className={css.book} data-book>
        <section className={css.cover} aria-label={t('cover')}>
          <h2>{book.title || t('form.titleUsual')}</h2>
          {cover && <img src={cover} alt="" />}
          {book.words && <p className={css.words}>{book.words}</p>}
          {person && <p className={css.author}>{nameOf(person.Name)}</p>}
        </section>
        <nav className={css.contents} aria-label={t('contents')}>
          <h2>{t('contents')}</h2>
          <ol>
            {shown.map((dish, at) => (
              <li key={dish.id}>
                <a href={`#recipe-${dish.id}`} lang={dish.language}>
                  <span className={css.number}>{at + 1}</span>
                  <span>{dish.Name}</span>
                </a>
              </li>
            ))}
          </ol>
        </nav>
        {shown.map((dish, at) => (
          <PrintedRecipe key={dish.id} dish={dish} number={at + 1} />
        ))}
      </div>
    </div>
  );
}
