import { useTranslation } from 'next-i18next/pages';
import { PressButtons } from '@/components/ui/inputs/PressButtons';
import { useMeasures } from '@/context/account/useMeasures';
import { MEASURE_SYSTEMS } from '@/lib/domain/access/settings';

/** Buttons to choose the measuring system; a choice takes effect everywhere at once. */
export function MeasureButtons() {
  const { t } = useTranslation();
  const { system, setSystem } = useMeasures();
  return (
    <PressButtons
      names={MEASURE_SYSTEMS}
      pressed={system}
      onPress={setSystem}
      textOf={(name) => t(`measures.${name}`)}
    />
  );
}
