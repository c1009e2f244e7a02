import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import Modal from 'react-bootstrap/Modal';
import { useRecipeForm } from '@/context/RecipeFormContext';
import type { Conflict } from '@/context/recipe/useRecipeSave';
import {
  differences,
  proposedSides,
  type ConflictField,
  type Difference,
  type Side,
} from '@/lib/domain/dish/conflict';
import css from '@/styles/recipeForm.module.scss';
import { ConflictValue } from './ConflictValue';

/** Somebody else has changed the recipe since: both versions side by side, and the person chooses field by field. */
export function ConflictDialog({ conflict }: { conflict: Conflict }) {
  const { t } = useTranslation(['dish', 'common']);
  const { resolveConflict, postponeConflict } = useRecipeForm();
  const { base, mine, theirs } = conflict;
  const [found] = useState(() => differences(base, mine, theirs));
  const [sides, setSides] = useState(() => proposedSides(found));
  const isDecided = found.every(({ field }) => sides[field]);
  const choose = (field: ConflictField, side: Side) => setSides((now) => ({ ...now, [field]: side }));
  return (
    <Modal
      show
      size="xl"
      scrollable
      backdrop="static"
      onHide={postponeConflict}
      aria-labelledby="conflict-title"
      fullscreen="md-down"
    >
      <Modal.Header>
        <div>
          <h2 id="conflict-title" className="h4">
            {t('conflict.title')}
          </h2>
          <p className="mb-0">{t('conflict.text')}</p>
        </div>
      </Modal.Header>
      <Modal.Body className={css.conflict}>
        {found.map((difference) => (
          <FieldChoice
            key={difference.field}
            difference={difference}
            conflict={conflict}
            side={sides[difference.field]}
            onChoose={(side) => choose(difference.field, side)}
          />
        ))}
      </Modal.Body>
      <Modal.Footer>
        <button type="button" className="btn btn-outline-secondary" onClick={postponeConflict}>
          {t('common:action.back')}
        </button>
        <button
          type="button"
          className="btn btn-primary"
          disabled={!isDecided}
          onClick={() => resolveConflict(sides)}
        >
          {t('conflict.save')}
        </button>
      </Modal.Footer>
    </Modal>
  );
}

interface FieldChoiceProps {
  readonly difference: Difference;
  readonly conflict: Conflict;
  readonly side?: Side;
  readonly onChoose: (side: Side) => void;
}

function FieldChoice({ difference, conflict, side, onChoose }: FieldChoiceProps) {
  const { t } = useTranslation('dish');
  const { field, changedBy } = difference;
  return (
    <fieldset className={css.difference}>
      <legend>
        {t(`conflict.field.${field}`)} <small>{t(`conflict.by.${changedBy}`)}</small>
      </legend>
      {(['mine', 'theirs'] as const).map((one) => (
        <label key={one} data-chosen={side === one}>
          <span>
            <input
              type="radio"
              className="form-check-input"
              name={`conflict-${field}`}
              checked={side === one}
              onChange={() => onChoose(one)}
            />
            {t(`conflict.${one}`)}
          </span>
          <ConflictValue field={field} values={conflict[one]} />
        </label>
      ))}
    </fieldset>
  );
}
