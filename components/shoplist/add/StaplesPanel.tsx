import { Plus, X } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useMemo, useState } from 'react';
import { useMeaning, useMeanings } from '@/components/food/useMeanings';
import { Button } from '@/components/ui/inputs/Button';
import { Combobox } from '@/components/ui/inputs/Combobox';
import { useCatalogue } from '@/context/product/catalogue';
import { useUsual } from '@/context/shoplist/usual';
import { useLanguage } from '@/context/LanguageContext';
import { isOwnOffer } from '@/lib/domain/food/offer';
import { productName, type Product } from '@/lib/domain/product/record';
import { stapleIdeas } from '@/lib/domain/shoplist/basics';
import { readWritten } from '@/lib/domain/shoplist/written';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import staples from '@/locales/en/staples.json';
import css from './StaplesPanel.module.scss';

export const StaplesPanel = withNamespaces(Panel, { staples });

/** Settings for the products a person always has at home, which lists made from plans and recipes leave out. */
function Panel() {
  const { t } = useTranslation('staples');
  const { language } = useLanguage();
  const { isKnown, staples, mark } = useUsual();
  const catalogue = useCatalogue();
  const ideas = useMemo(() => stapleIdeas(catalogue, staples), [catalogue, staples]);
  return (
    <section className="panel" aria-labelledby="settings-staples">
      <h2 id="settings-staples">{t('title')}</h2>
      <p>{t('help')}</p>
      {staples.length > 0 && (
        <ul className={css.chips} aria-labelledby="settings-staples">
          {staples.map((product) => {
            const name = productName(product, language);
            return (
              <li key={product.id}>
                {name}
                <Button
                  tone="bare"
                  icon={X}
                  aria-label={t('remove', { name })}
                  onClick={() => mark(product, false)}
                />
              </li>
            );
          })}
        </ul>
      )}
      {isKnown && staples.length === 0 && <p className={css.empty}>{t('empty')}</p>}
      <AddStaple staples={staples} onAdd={(product) => mark(product, true)} />
      {isKnown && ideas.length > 0 && (
        <>
          <h3 id="settings-staple-ideas" className="h6 mt-3">
            {t('ideas')}
          </h3>
          <ul className={css.chips} aria-labelledby="settings-staple-ideas">
            {ideas.map((product) => (
              <li key={product.id} className={css.idea}>
                <Button tone="bare" icon={Plus} iconSize={16} onClick={() => mark(product, true)}>
                  {productName(product, language)}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

interface AddStapleProps {
  readonly staples: readonly Product[];
  readonly onAdd: (product: Product) => void;
}

function AddStaple({ staples, onAdd }: AddStapleProps) {
  const { t } = useTranslation('staples');
  const { language } = useLanguage();
  const [text, setText] = useState('');
  /** The entered text, if no product has that name. */
  const [unknown, setUnknown] = useState('');
  const typed = text.trim();
  const { offers } = useMeanings(typed, staples);
  const meaningOf = useMeaning();
  const isStaple = (id: number) => staples.some((one) => one.id === id);
  const products = offers?.flatMap((one) =>
    one.kind === 'product' && !isStaple(one.product.id) ? one.product : [],
  );
  const isMeant = Boolean(products?.[0] && isOwnOffer({ kind: 'product', product: products[0] }, typed));
  const lookUp = async () => {
    if (!typed) return;
    setText('');
    const product = await meaningOf(readWritten(typed));
    if (product && !isStaple(product.id)) onAdd(product);
    if (product) return;
    setText((now) => now || typed); // keeps the typed text
    setUnknown(typed);
  };
  const choose = (id: string) => {
    const chosen = products?.find((product) => String(product.id) === id);
    setText('');
    if (chosen) onAdd(chosen);
  };
  return (
    <>
      <Combobox
        label={t('add')}
        placeholder={t('placeholder')}
        value={text}
        onType={setText}
        options={
          typed && products
            ? products.map((product) => ({ id: String(product.id), label: productName(product, language) }))
            : null
        }
        onChoose={choose}
        onWritten={lookUp}
        isFirstMeant={isMeant}
        status={t('found', { count: products?.length ?? 0 })}
      />
      <p role="status" className={css.empty}>
        {unknown !== '' && unknown === typed && t('unknown', { text: unknown })}
      </p>
    </>
  );
}
