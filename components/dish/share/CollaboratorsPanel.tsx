import { useTranslation } from 'next-i18next/pages';
import { PeopleField } from '@/components/records/PeopleField';
import { useDishCalls } from '@/context/dish/dish';
import type { Dish } from '@/lib/domain/dish/record';
import css from './ShareDialog.module.scss';

interface CollaboratorsPanelProps {
  readonly dish: Dish;
  readonly onChanged: (dish: Dish) => void;
}

/** Lists the people who may edit the recipe besides its owner. */
export function CollaboratorsPanel({ dish, onChanged }: CollaboratorsPanelProps) {
  const { t } = useTranslation('recipe');
  const calls = useDishCalls();
  const { id, collaborators } = dish;
  return (
    <fieldset className={css.people}>
      <legend>{t('collaborators.title')}</legend>
      <p className="form-text">{t('collaborators.help')}</p>
      <PeopleField
        people={collaborators}
        label={t('collaborators.email')}
        removeTitle={(name) => t('collaborators.removeTitle', { name })}
        onAdd={async (email) => onChanged(await calls.addCollaborator(id, email))}
        onRemove={async (person) => {
          const others = collaborators.map((one) => one.id).filter((one) => one !== person.id);
          onChanged(await calls.setCollaborators(id, others));
        }}
      />
    </fieldset>
  );
}
