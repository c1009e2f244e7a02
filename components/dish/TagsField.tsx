import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { FieldNotes } from '@/components/forms/FieldNotes';
import { useFieldState } from '@/components/forms/useFieldState';
import { Combobox } from '@/components/ui/Combobox';
import { useMyTags } from '@/context/data/tags';
import { LIMITS, textLength } from '@/lib/domain/limits';
import { nameKey } from '@/lib/domain/text/clean';
import { ownWord, ownWords } from '@/lib/domain/text/ownWords';
import { Picked } from './Picked';

const { max, length } = LIMITS.tags;
const MOST_OFFERED = 8;

/** Words of one's own for a recipe: those one has used are offered, others made by Enter or a comma. */
export function TagsField() {
  const { t } = useTranslation('recipe');
  const help = t('form.tagsHelp');
  const { id, field, helpers, error, aria } = useFieldState<readonly string[] | undefined>('tags', { help });
  const [text, setText] = useState('');
  const known = useMyTags();
  const tags = field.value ?? [];
  const has = (name: string) => tags.some((tag) => nameKey(tag) === nameKey(name));
  const word = ownWord(text);
  const offered = known
    .filter(({ name }) => !has(name) && nameKey(name).includes(nameKey(word)))
    .slice(0, MOST_OFFERED);
  const isNew = word !== '' && !has(word) && !known.some(({ name }) => nameKey(name) === nameKey(word));
  const add = (name: string) => {
    setText('');
    if (ownWord(name)) void helpers.setValue(ownWords([...tags, name]));
  };
  const type = (typed: string) => {
    if (typed.includes(',')) add(typed.replace(/,/g, ' '));
    else if (textLength(typed) <= length) setText(typed);
  };
  return (
    <div className="field">
      {tags.length < max ? (
        <Combobox
          label={t('form.tags')}
          value={text}
          onType={type}
          options={word ? offered.map(({ name }) => ({ id: name, label: name })) : null}
          onChoose={add}
          createLabel={isNew ? t('form.tagAdd', { tag: word }) : undefined}
          onCreate={() => add(word)}
          onEnter={() => add(word)}
          isInvalid={aria['aria-invalid']}
          describedBy={aria['aria-describedby']}
        />
      ) : (
        <>
          <span className="form-label">{t('form.tags')}</span>
          <p className="form-text">{t('form.tagsFull', { max })}</p>
        </>
      )}
      <Picked
        values={tags}
        nameOf={(tag) => tag}
        removeLabel={(tag) => t('form.tagRemove', { tag })}
        onRemove={(tag) => helpers.setValue(tags.filter((one) => one !== tag))}
      />
      <FieldNotes id={id} help={help} error={error} />
    </div>
  );
}
