import { Monitor, Moon, Sun } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { LanguageField } from '@/components/layout/LanguageField';
import { MeasuresField } from '@/components/layout/MeasuresField';
import { Button } from '@/components/ui/inputs/Button';
import { useTheme } from '@/lib/hooks/useTheme';
import { THEMES } from '@/lib/boot/theme';

const ICONS = { light: Sun, dark: Moon, system: Monitor } as const;

/** Settings for language, theme and measures; a choice takes effect at once. */
export function AppearancePanel() {
  const { t } = useTranslation(['account', 'common']);
  const { theme, setTheme } = useTheme();
  return (
    <section className="panel" aria-labelledby="settings-appearance">
      <h2 id="settings-appearance">{t('settings.appearance')}</h2>
      <LanguageField />
      <div role="group" aria-labelledby="settings-theme">
        <div id="settings-theme" className="form-label">
          {t('common:theme.label')}
        </div>
        <div className="chips">
          {THEMES.map((name) => {
            const icon = ICONS[name];
            return (
              <Button key={name} icon={icon} aria-pressed={theme === name} onClick={() => setTheme(name)}>
                {t(`common:theme.${name}`)}
              </Button>
            );
          })}
        </div>
      </div>
      <MeasuresField />
    </section>
  );
}
