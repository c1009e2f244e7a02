import { useTranslation } from 'next-i18next/pages';
import { useMeasures } from '@/context/useMeasures';
import { MEASURE_SYSTEMS } from '@/lib/domain/access/settings';
import css from './MeasuresSwitch.module.scss';

/** In which measures the recipe is read; the settings have the same. */
export function MeasuresSwitch() {
  const { t } = useTranslation('dish');
  const { system, setSystem } = useMeasures();
  return (
    <div className={css.measures} role="group" aria-label={t('measures.label')}>
      {MEASURE_SYSTEMS.map((name) => (
        <button
          key={name}
          type="button"
          className="btn btn-outline-secondary"
          aria-pressed={system === name}
          onClick={() => setSystem(name)}
        >
          {t(`measures.${name}`)}
        </button>
      ))}
    </div>
  );
}
