import { useTranslation } from 'next-i18next/pages';
import { Button } from '@/components/ui/inputs/Button';
import { useCause } from '@/context/pantry/causes';
import { useUsesUpHome } from '@/context/pantry/useUsesUpHome';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import fromHome from '@/locales/en/fromHome.json';
import { StepsLine } from './StepsLine';

/**
 * Lists the things taken from the pantry for a cooked recipe, with an undo and a switch to turn this off; renders
 * nothing if there are none.
 */
function Line({ cause }: { cause: string }) {
  const { t } = useTranslation('fromHome');
  const { steps, isWaiting, undo } = useCause(cause);
  const { isOn, setOn } = useUsesUpHome();
  if (!steps?.length) return null;
  return (
    <StepsLine
      steps={steps}
      text={t('taken', { count: steps.length })}
      undoLabel={t('undoTaken')}
      isWaiting={isWaiting}
      onUndo={undo}
    >
      {isOn ? (
        <Button tone="link" onClick={() => setOn(false)}>
          {t('never')}
        </Button>
      ) : (
        <p role="status">{t('isNever')}</p>
      )}
    </StepsLine>
  );
}

export const FromHome = withNamespaces(Line, { fromHome });
