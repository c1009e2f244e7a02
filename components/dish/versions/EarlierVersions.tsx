import { History, Undo2 } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { DialogFrame } from '@/components/ui/dialogs/DialogFrame';
import { RemoteView } from '@/components/ui/feedback/RemoteView';
import { SkeletonRows } from '@/components/ui/feedback/Skeletons';
import { UndoLine } from '@/components/ui/feedback/UndoLine';
import { Button } from '@/components/ui/inputs/Button';
import { useDishVersions, useVersionCalls, type DishVersion } from '@/context/dish/dishVersions';
import { useLanguage } from '@/context/LanguageContext';
import { usePersonName } from '@/context/people/usePersonName';
import type { Dish } from '@/lib/domain/dish/record';
import { CONFLICT_FIELDS, type ConflictField } from '@/lib/forms/dish/conflict';
import { formatDate } from '@/lib/format/time';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import recipeTexts from '@/locales/en/recipe.json';
import versionTexts from '@/locales/en/versions.json';
import css from './EarlierVersions.module.scss';
import { VersionCompare } from './VersionCompare';

interface EarlierVersionsProps {
  readonly dish: Dish;
  readonly onChanged: (dish: Dish) => void;
  readonly onClose: () => void;
}

/** Dialog with the earlier versions of a recipe: author and time, a comparison with the current one, and a way back. */
function Versions({ dish, onChanged, onClose }: EarlierVersionsProps) {
  const { t } = useTranslation(['versions', 'common']);
  const { language } = useLanguage();
  const { remote, reload } = useDishVersions(dish.id);
  const calls = useVersionCalls();
  const [open, setOpen] = useState<DishVersion>();
  const [taken, setTaken] = useState<DishVersion>();
  const [isBusy, setBusy] = useState(false);
  const when = ({ at }: DishVersion) => formatDate(at, language, 'instant');
  const run = async (call: Promise<Dish>, next?: DishVersion) => {
    setBusy(true);
    try {
      onChanged(await call);
      setTaken(next);
      setOpen(undefined);
    } catch {
      reload(); // An alert already reports it.
    } finally {
      setBusy(false);
    }
  };
  const takeBack = (version: DishVersion) => run(calls.takeBack(dish, version.id), version);
  return (
    <DialogFrame
      title={open ? t('before', { when: when(open) }) : t('title')}
      size="xl"
      onClose={onClose}
      onBack={open && (() => setOpen(undefined))}
      isRead={open !== undefined}
      footer={
        open && (
          <Button tone="primary" icon={Undo2} disabled={isBusy} onClick={() => takeBack(open)}>
            {t('takeBack')}
          </Button>
        )
      }
    >
      {open ? (
        <VersionCompare dish={dish} version={open.id} />
      ) : (
        <>
          <p>{t('text')}</p>
          {taken && (
            <UndoLine
              text={t('taken', { when: when(taken) })}
              label={t('undo')}
              onUndo={() => run(calls.undo(dish))}
            />
          )}
          <RemoteView of={remote} skeleton={<SkeletonRows count={3} />} onRetry={reload}>
            {(versions) => (
              <>
                {versions.length === 0 && <p className={css.none}>{t('none')}</p>}
                <ul className={css.list}>
                  {versions.map((version) => (
                    <Row
                      key={version.id}
                      version={version}
                      when={when(version)}
                      isBusy={isBusy}
                      onCompare={() => setOpen(version)}
                      onTakeBack={() => takeBack(version)}
                    />
                  ))}
                </ul>
              </>
            )}
          </RemoteView>
        </>
      )}
    </DialogFrame>
  );
}

interface RowProps {
  readonly version: DishVersion;
  readonly when: string;
  readonly isBusy: boolean;
  readonly onCompare: () => void;
  readonly onTakeBack: () => void;
}

function Row({ version, when, isBusy, onCompare, onTakeBack }: RowProps) {
  const { t } = useTranslation(['versions', 'recipe']);
  const nameOf = usePersonName();
  const { by, changed } = version;
  const names = namedFields(changed).map((field) => t(`recipe:conflict.field.${field}`));
  return (
    <li>
      <div>
        <strong>{when}</strong>
        <span>{by ? nameOf(by.Name) : t('gone')}</span>
        {names.length > 0 && <span>{t('changed', { fields: names.join(', ') })}</span>}
      </div>
      <div className={css.buttons}>
        <Button
          tone="outline-primary"
          icon={History}
          aria-label={t('compareOf', { when })}
          onClick={onCompare}
        >
          {t('compare')}
        </Button>
        <Button icon={Undo2} aria-label={t('takeBackOf', { when })} disabled={isBusy} onClick={onTakeBack}>
          {t('takeBack')}
        </Button>
      </div>
    </li>
  );
}

/** Maps changed fields to those of the form: sections count as ingredients, and each field occurs once. */
const namedFields = (changed: readonly string[]): ConflictField[] =>
  CONFLICT_FIELDS.filter(
    (field) => changed.includes(field) || (field === 'ingredients' && changed.includes('sections')),
  );

export const EarlierVersions = withNamespaces(Versions, { versions: versionTexts, recipe: recipeTexts });
