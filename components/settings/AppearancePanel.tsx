import { Monitor, Moon, Sun } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { LanguageToggle } from '@/components/layout/LanguageToggle';
import { PressButtons } from '@/components/ui/PressButtons';
import { useMeasures } from '@/context/useMeasures';
import { MEASURE_SYSTEMS } from '@/lib/domain/access/settings';
import { useTheme } from '@/lib/hooks/useTheme';
import { THEMES } from '@/lib/theme';

const ICONS = { light: Sun, dark: Moon, system: Monitor } as const;

/** Language, theme and measures; all hold at once. */
export function AppearancePanel() {
  const { t } = useTranslation(['account', 'common']);
  const { theme, setTheme } = useTheme();
  const { system, setSystem } = useMeasures();
  return (
    <section className="panel" aria-labelledby="settings-appearance">
      <h2 id="settings-appearance">{t('settings.appearance')}</h2>
      <div className="field">
        <div className="form-label">{t('common:language.label')}</div>
        <div className="d-inline-flex">
          <LanguageToggle />
        </div>
      </div>
      <div role="group" aria-labelledby="settings-theme">
        <div id="settings-theme" className="form-label">
          {t('common:theme.label')}
        </div>
        <div className="chips">
          {THEMES.map((name) => {
            const Icon = ICONS[name];
            return (
              <button
                key={name}
                type="button"
                className="btn btn-outline-secondary"
                aria-pressed={theme === name}
                onClick={() => setTheme(name)}
              >
                <Icon size={18} aria-hidden />
                {t(`common:theme.${name}`)}
              </button>
            );
          })}
        </div>
      </div>
      <div role="group" aria-labelledby="settings-measures">
        <div id="settings-measures" className="form-label">
          {t('settings.measures')}
        </div>
        <div className="chips">
          <PressButtons
            names={MEASURE_SYSTEMS}
            pressed={system}
            onPress={setSystem}
            textOf={(name) => t(`settings.measuresIn.${name}`)}
          />
        </div>
      </div>
    </section>
  );
}
