import { Download, Printer } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { Button } from '@/components/ui/inputs/Button';
import { LinkButton } from '@/components/ui/inputs/LinkButton';
import { useAuth } from '@/context/AuthContext';
import { RECIPE_FORMATS, useExportRecipes, type RecipeFormat } from '@/context/account/account';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import { saveFile } from '@/lib/browser/saveFile';
import print from '@/locales/en/print.json';
import css from './RecipeExport.module.scss';

/** Exports one's own recipes to other apps' file formats and for print; hidden from couriers, who keep no recipes. */
function Part() {
  const { t } = useTranslation('print');
  const { person } = useAuth();
  const exportRecipes = useExportRecipes();
  const [busy, setBusy] = useState<RecipeFormat>();
  if (person?.Rolee === 'Courier') return null;
  const download = async (format: RecipeFormat) => {
    if (busy) return;
    setBusy(format);
    // An alert already reports a failure.
    await exportRecipes(format).then(
      ({ file, name }) => saveFile(file, name),
      () => undefined,
    );
    setBusy(undefined);
  };
  return (
    <section className={css.export} aria-labelledby="settings-recipes">
      <h3 id="settings-recipes">{t('export.title')}</h3>
      <p className="text-body-secondary">{t('export.text')}</p>
      <ul>
        {RECIPE_FORMATS.map((format) => (
          <li key={format}>
            <div>
              <b>{t(`export.${format}`)}</b>
              <p className="text-body-secondary">{t(`export.${format}Help`)}</p>
            </div>
            <Button
              tone="outline-primary"
              icon={Download}
              aria-label={t('export.downloadOf', { format: t(`export.${format}`) })}
              isBusy={busy !== undefined}
              onClick={() => download(format)}
            >
              {t('export.download')}
            </Button>
          </li>
        ))}
      </ul>
      <p className="text-body-secondary">{t('export.printHelp')}</p>
      <LinkButton href="/dishes/print" tone="outline-primary" icon={Printer}>
        {t('export.print')}
      </LinkButton>
    </section>
  );
}

export const RecipeExport = withNamespaces(Part, { print });
