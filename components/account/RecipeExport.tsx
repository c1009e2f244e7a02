import { Download, Printer } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import Link from 'next/link';
import { useState } from 'react';
import { useAuth } from '@/context/AuthContext';
import { RECIPE_FORMATS, useExportRecipes, type RecipeFormat } from '@/context/data/account';
import { saveFile } from '@/lib/saveFile';
import css from './RecipeExport.module.scss';

/** One's own recipes in files of other apps, and on paper; only who keeps recipes sees it. */
export function RecipeExport() {
  const { t } = useTranslation('account');
  const { person } = useAuth();
  const exportRecipes = useExportRecipes();
  const [busy, setBusy] = useState<RecipeFormat>();
  if (person?.Rolee === 'Courier') return null;
  const download = async (format: RecipeFormat) => {
    if (busy) return;
    setBusy(format);
    // the alert says it if that fails
    await exportRecipes(format).then(
      ({ file, name }) => saveFile(file, name),
      () => undefined,
    );
    setBusy(undefined);
  };
  return (
    <section className={css.export} aria-labelledby="settings-recipes">
      <h3 id="settings-recipes">{t('data.recipes.title')}</h3>
      <p className="text-body-secondary">{t('data.recipes.text')}</p>
      <ul>
        {RECIPE_FORMATS.map((format) => (
          <li key={format}>
            <div>
              <b>{t(`data.recipes.${format}`)}</b>
              <p className="text-body-secondary">{t(`data.recipes.${format}Help`)}</p>
            </div>
            <button
              type="button"
              className="btn btn-outline-primary"
              aria-label={t('data.recipes.downloadOf', { format: t(`data.recipes.${format}`) })}
              aria-disabled={busy !== undefined || undefined}
              onClick={() => download(format)}
            >
              <Download size={18} aria-hidden />
              {t('data.recipes.download')}
            </button>
          </li>
        ))}
      </ul>
      <p className="text-body-secondary">{t('data.recipes.printHelp')}</p>
      <Link href="/dishes/print" className="btn btn-outline-primary">
        <Printer size={18} aria-hidden />
        {t('data.recipes.print')}
      </Link>
    </section>
  );
}
