import { Plus, X } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useMemo, useState } from 'react';
import { useMeant } from '@/components/food/useMeant';
import { Combobox } from '@/components/ui/Combobox';
import { useCatalogue } from '@/context/data/catalogue';
import { useUsual } from '@/context/data/usual';
import { useLanguage } from '@/context/LanguageContext';
import { productName, type Product } from '@/lib/domain/product/record';
import { stapleIdeas } from '@/lib/domain/shoplist/basics';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import staples from '@/locales/en/staples.json';
import css from './StaplesPanel.module.scss';

export const StaplesPanel = withNamespaces(Panel, { staples });

/** In the settings: what a person always has at home, which lists out of plans and recipes leave out. */
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
                <button type="button" aria-label={t('remove', { name })} onClick={() => mark(product, false)}>
                  <X size={18} aria-hidden />
                </button>
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
                <button type="button" onClick={() => mark(product, true)}>
                  <Plus size={16} aria-hidden />
                  {productName(product, language)}
                </button>
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
  const meant = useMeant(text.trim(), staples);
  const products = meant?.flatMap((one) =>
    one.kind === 'product' && !staples.some(({ id }) => id === one.product.id) ? one.product : [],
  );
  const choose = (id: string) => {
    const chosen = products?.find((product) => String(product.id) === id);
    setText('');
    if (chosen) onAdd(chosen);
  };
  return (
    <Combobox
      label={t('add')}
      placeholder={t('placeholder')}
      value={text}
      onType={setText}
      options={
        text.trim() && products
          ? products.map((product) => ({ id: String(product.id), label: productName(product, language) }))
          : null
      }
      onChoose={choose}
      status={t('found', { count: products?.length ?? 0 })}
    />
  );
}
