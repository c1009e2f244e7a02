import { Formik, useFormikContext } from 'formik';
import { CalendarCheck, RefreshCw, Sparkles } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { DialogFrame } from '@/components/ui/dialogs/DialogFrame';
import { Loading, SkeletonRows } from '@/components/ui/feedback/Skeletons';
import { Button } from '@/components/ui/inputs/Button';
import { useAuth } from '@/context/AuthContext';
import { usePlanningPreferences, type PlanningPreferences } from '@/context/mealplan/planning';
import { usePlanEditor } from '@/context/mealplan/PlanEditorContext';
import { fillForm, type FillForm } from '@/lib/forms/mealplan/fill';
import { fillsAny, frameOf } from '@/lib/forms/mealplan/proposal';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import { newKey } from '@/lib/newKey';
import { fillSchema } from '@/lib/forms/mealplan/fillSchema';
import fill from '@/locales/en/fill.json';
import validation from '@/locales/en/validation.json';
import css from './FillWeekDialog.module.scss';
import { useEaterName } from '../../day/useEaterName';
import type { ShownDay } from '@/components/day/week/useShownDay';
import { FillFields } from './FillFields';
import { ProposalView } from './ProposalView';
import { useFilling, type Filling } from './useFilling';

interface FillWeekDialogProps {
  readonly shown: ShownDay;
  /** Set if the plan was just created to be filled: it starts today by default. */
  readonly isNew?: boolean;
  readonly onClose: () => void;
}

/** Dialog that fills the displayed week according to wishes: first the form, then a proposal beside the plan. */
function Dialog(props: FillWeekDialogProps) {
  const { t } = useTranslation('fill');
  const { remote } = usePlanningPreferences();
  if (remote.status === 'loading')
    return (
      <DialogFrame title={t('title')} size="xl" onClose={props.onClose}>
        <Loading>
          <SkeletonRows count={5} />
        </Loading>
      </DialogFrame>
    );
  return <WithPreferences {...props} way={remote.status === 'ready' ? remote.data : null} />;
}

function WithPreferences({
  shown,
  isNew,
  way,
  onClose,
}: FillWeekDialogProps & { way: PlanningPreferences | null }) {
  const nameOf = useEaterName();
  const { values: plan } = usePlanEditor();
  const { person } = useAuth();
  const filling = useFilling(shown.today);
  const [isWishing, setWishing] = useState(true);
  const [initial] = useState((): FillForm => {
    const week = (shown.weeks[shown.week] ?? []).map(({ day }) => day.key);
    const form = fillForm({
      days: week,
      startDate: isNew && !plan.startDate ? shown.today : '',
      eaters: plan.eaters,
      targets: plan.targets,
      person,
      way,
      guest: (number) => nameOf({ Name: '' }, number - 1),
      newKey,
    });
    // Skips days that already have all their meals.
    const hasRoom = (key: string) => frameOf(plan.days, [key], form.meals).open.size > 0;
    return week.some(hasRoom) ? { ...form, days: week.filter(hasRoom) } : form;
  });
  return (
    <Formik
      initialValues={initial}
      validationSchema={fillSchema}
      validateOnBlur={false}
      onSubmit={(form) => {
        setWishing(false);
        void filling.begin(form);
      }}
    >
      <Phases {...{ shown, filling, isWishing, onClose }} onWish={() => setWishing(true)} />
    </Formik>
  );
}

interface PhasesProps {
  readonly shown: ShownDay;
  readonly filling: Filling;
  readonly isWishing: boolean;
  readonly onWish: () => void;
  readonly onClose: () => void;
}

/** Uses one dialog for both phases, so that nothing flickers between them. */
function Phases({ shown, filling, isWishing, onWish, onClose }: PhasesProps) {
  const { t } = useTranslation('fill');
  const { values: plan } = usePlanEditor();
  const { values: form, dirty, handleSubmit, setValues } = useFormikContext<FillForm>();
  const { asked, locked, question } = filling;
  const toFill = frameOf(plan.days, form.days, form.meals).open.size;
  const isAsked =
    question !== null && asked.status !== 'idle' && (asked.status !== 'failed' || asked.proposal);
  const showsForm = isWishing || !isAsked;
  const wish = () => {
    filling.stop();
    onWish();
  };
  const take = () => {
    filling.take();
    onClose();
  };
  if (showsForm)
    return (
      <DialogFrame
        title={t('title')}
        size="xl"
        onClose={onClose}
        onBack={onClose}
        isUnsaved={dirty || filling.isTouched}
        onSubmit={() => toFill > 0 && handleSubmit()}
        footer={
          <Button type="submit" tone="primary" icon={Sparkles} aria-disabled={toFill === 0 || undefined}>
            {t('form.plan')}
          </Button>
        }
      >
        <FillFields shown={shown} toFill={toFill} error={asked.error} />
      </DialogFrame>
    );
  const isDone = asked.proposal !== null;
  const isFilled = asked.proposal !== null && question !== null && fillsAny(asked.proposal, question.frame);
  return (
    <DialogFrame
      title={t('title')}
      size="xl"
      onClose={onClose}
      onBack={onClose}
      isUnsaved={filling.isTouched}
      footer={
        isDone && (
          <>
            <Button
              tone="outline-primary"
              icon={RefreshCw}
              className={css.refill}
              isBusy={asked.status === 'planning'}
              onClick={() => asked.status !== 'planning' && filling.refill()}
            >
              {t(locked.size > 0 ? 'proposal.refill' : 'proposal.refillAll')}
            </Button>
            {isFilled && (
              <Button tone="primary" icon={CalendarCheck} className={css.take} onClick={take}>
                {t('proposal.take')}
              </Button>
            )}
          </>
        )
      }
    >
      <ProposalView
        filling={filling}
        today={shown.today}
        onWish={wish}
        onLoosen={(loosening) => {
          const next = filling.loosen(loosening);
          if (next) void setValues(next);
        }}
      />
    </DialogFrame>
  );
}

export const FillWeekDialog = withNamespaces(Dialog, { fill, validation });
