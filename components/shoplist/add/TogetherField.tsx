import { useTranslation } from 'next-i18next/pages';
import { useId } from 'react';
import { FieldError } from '@/components/forms/FieldError';
import { usePersonName } from '@/context/people/usePersonName';
import css from './TogetherField.module.scss';
import type { Together } from './useTogether';

/** Selects the members of the household that a new list is shared with; hidden for people who live alone. */
export function TogetherField({ together }: { together: Together }) {
  const { t } = useTranslation('shoplist');
  const nameOf = usePersonName();
  const id = useId();
  const { people, members, isOn, toggle, fault } = together;
  if (people.length === 0) return null;
  return (
    <fieldset className={css.together} aria-describedby={`${id}-error ${id}-alone`}>
      <legend className="form-label">{t('together.title')}</legend>
      <div className={css.people}>
        {people.map((person) => (
          <label key={person.id} className="form-check">
            <input
              type="checkbox"
              className="form-check-input"
              checked={isOn(person.id)}
              onChange={() => toggle(person.id)}
            />
            <span>{nameOf(person.Name)}</span>
          </label>
        ))}
      </div>
      <p id={`${id}-alone`} className="form-text" role="status">
        {members.length === 0 && t('together.alone')}
      </p>
      <FieldError id={`${id}-error`} error={fault} />
    </fieldset>
  );
}
