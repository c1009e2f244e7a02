import { Eye, ShieldCheck } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useId, useState } from 'react';
import { Icon } from '@/components/ui/Icon';
import { Button } from '@/components/ui/inputs/Button';
import { useImportCalls } from '@/context/import/imports';
import { VISIBILITIES, type Visibility } from '@/lib/domain/dish/types';
import type { Import, ImportRecipe } from '@/lib/domain/import/record';
import { filteredRecipes, countNotTaken } from '@/lib/forms/import/choice';
import { wordsOf } from '@/lib/forms/import/values';
import { useFaultText } from '@/lib/hooks/useFaultText';
import { formMessage, type FormStatus } from '@/lib/hooks/useFormSubmit';
import { useSessionState } from '@/lib/hooks/useSessionState';
import css from './TakeBar.module.scss';
import type { Choice } from './useChoice';

const AS_BEFORE = 'asBefore';
type Who = Visibility | typeof AS_BEFORE;

interface TakeBarProps {
  readonly one: Import;
  readonly recipes: readonly ImportRecipe[];
  readonly choice: Choice;
  /** Leads to the recipes with warnings; undefined if the list shows them already. */
  readonly onLook?: () => void;
  readonly onTaken: (now: Import) => void;
}

/** Imports the chosen recipes, optionally with tags for all of them; private by default. */
export function TakeBar({ one, recipes, choice, onLook, onTaken }: TakeBarProps) {
  const { t } = useTranslation('import');
  const { said } = useFaultText();
  const { take } = useImportCalls();
  const id = useId();
  // Supra's own export states each recipe's visibility.
  const isOfSupra = one.source.kind === 'supra';
  const open = VISIBILITIES.toReversed();
  const choices: readonly Who[] = isOfSupra ? [AS_BEFORE, ...open] : open;
  const [how, change] = useSessionState<{ tags: string; visibility: Who }>(`import:${one.id}:how`, {
    tags: '',
    visibility: isOfSupra ? AS_BEFORE : 'private',
  });
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<FormStatus>();
  const extras = choice.extras.size > 0 ? [...choice.extras] : undefined;
  // Extras do not tell reliably if they were imported, so the state of the whole import decides.
  const areExtrasLeft = one.state !== 'taken' && extras !== undefined;
  const isOver = recipes.every(({ dish }) => dish !== null) && !areExtrasLeft;
  const count = choice.taken.length;
  const toLook = filteredRecipes(recipes, 'warned').length;
  const canTake = count > 0 || areExtrasLeft;
  if (isOver) return null;
  const send = async () => {
    if (isBusy || !canTake) return;
    setBusy(true);
    setFault(undefined);
    try {
      const { tags } = how;
      const visibility = how.visibility === AS_BEFORE ? undefined : how.visibility;
      onTaken(await take(one.id, { recipes: choice.taken, extras, visibility, tags: wordsOf(tags) }));
    } catch (cause) {
      setFault(formMessage(cause));
    }
    setBusy(false);
  };
  return (
    <>
      <div className={css.fields}>
        <label htmlFor={`${id}-tags`}>
          <span>{t('take.tags')}</span>
          <input
            id={`${id}-tags`}
            className="form-control"
            autoComplete="off"
            placeholder={t('take.tagsHint')}
            value={how.tags}
            onChange={(event) => change((now) => ({ ...now, tags: event.target.value }))}
          />
        </label>
        <label htmlFor={`${id}-who`}>
          <span>{t('take.visibility')}</span>
          <select
            id={`${id}-who`}
            className="form-select"
            value={how.visibility}
            onChange={({ target }) => {
              const visibility = choices.find((one) => one === target.value);
              if (visibility) change((now) => ({ ...now, visibility }));
            }}
          >
            {choices.map((value) => (
              <option key={value} value={value}>
                {t(`take.${value}`)}
              </option>
            ))}
          </select>
        </label>
      </div>
      <div className={css.send}>
        <p className={css.out}>
          <Icon of={ShieldCheck} />
          <span>
            <NotTakenCounts recipes={recipes} taken={choice.taken} />
            <small>{t('take.undo')}</small>
          </span>
        </p>
        <div role="alert">{fault && <p className={css.fault}>{said(fault)}</p>}</div>
        {onLook && toLook > 0 && recipes.length > 1 && (
          <Button icon={Eye} onClick={onLook}>
            {t('take.look', { count: toLook })}
          </Button>
        )}
        <Button tone="primary" disabled={!canTake} isBusy={isBusy} onClick={send}>
          {isBusy && <span className="spinner-border" aria-hidden />}
          {t('take.action', { count })}
        </Button>
      </div>
    </>
  );
}

/** Counts the recipes that will not be imported, with the reasons. */
function NotTakenCounts({ recipes, taken }: { recipes: readonly ImportRecipe[]; taken: readonly string[] }) {
  const { t } = useTranslation('import');
  const { all, here, mend, other } = countNotTaken(recipes, taken);
  if (all === 0) return null;
  const why = [
    here > 0 && t('take.out.here', { count: here }),
    mend > 0 && t('take.out.mend', { count: mend }),
    other > 0 && t('take.out.other', { count: other }),
  ];
  return (
    <span>
      <strong>{t('take.out.title', { count: all })}</strong> {why.filter(Boolean).join(' · ')}
    </span>
  );
}
