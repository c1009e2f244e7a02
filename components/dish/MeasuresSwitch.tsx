import { useTranslation } from 'next-i18next/pages';
import { PressButtons } from '@/components/ui/PressButtons';
import { useMeasures } from '@/context/useMeasures';
import { MEASURE_SYSTEMS } from '@/lib/domain/access/settings';
import css from './MeasuresSwitch.module.scss';

/** In which measures the recipe is read; the settings have the same. */
export function MeasuresSwitch() {
  const { t } = useTranslation('dish');
  const { system, setSystem } = useMeasures();
  return (
    <div className={css.measures} role="group" aria-label={t('measures.label')}>
      <PressButtons
        names={MEASURE_SYSTEMS}
        pressed={system}
        onPress={setSystem}
        textOf={(name) => t(`measures.${name}`)}
      />
    </div>
  );
}
