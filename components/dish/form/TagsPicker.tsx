import { useState } from 'react';
import { Combobox } from '@/components/ui/inputs/Combobox';
import { useMyTags } from '@/context/dish/tags';
import { LIMITS, textLength } from '@/lib/domain/limits';
import { nameKey } from '@/lib/domain/text/clean';
import { ownWord, ownWords } from '@/lib/domain/text/ownWords';
import { Picked } from './Picked';

const { max, length } = LIMITS.tags;
const MOST_OFFERED = 8;

interface TagsPickerProps {
  readonly label: string;
  readonly addLabel: (tag: string) => string;
  readonly removeLabel: (tag: string) => string;
  readonly fullText: string;
  readonly value: readonly string[];
  readonly onChange: (tags: readonly string[]) => void;
  readonly isInvalid?: boolean;
  readonly describedBy?: string;
}

/** Picker for tags: offers those used before; Enter or a comma creates new ones. */
export function TagsPicker(props: TagsPickerProps) {
  const { label, addLabel, removeLabel, fullText, value: tags, onChange, isInvalid, describedBy } = props;
  const [text, setText] = useState('');
  const known = useMyTags();
  const has = (name: string) => tags.some((tag) => nameKey(tag) === nameKey(name));
  const word = ownWord(text);
  const offered = known
    .filter(({ name }) => !has(name) && nameKey(name).includes(nameKey(word)))
    .slice(0, MOST_OFFERED);
  const isNew = word !== '' && !has(word) && !known.some(({ name }) => nameKey(name) === nameKey(word));
  const add = (name: string) => {
    setText('');
    if (ownWord(name)) onChange(ownWords([...tags, name]));
  };
  const type = (typed: string) => {
    if (typed.includes(',')) add(typed.replace(/,/g, ' '));
    else if (textLength(typed) <= length) setText(typed);
  };
  return (
    <>
      {tags.length < max ? (
        <Combobox
          label={label}
          value={text}
          onType={type}
          options={word ? offered.map(({ name }) => ({ id: name, label: name })) : null}
          onChoose={add}
          createLabel={isNew ? addLabel(word) : undefined}
          onCreate={() => add(word)}
          onEnter={() => add(word)}
          isInvalid={isInvalid}
          describedBy={describedBy}
        />
      ) : (
        <>
          <span className="form-label">{label}</span>
          <p className="form-text">{fullText}</p>
        </>
      )}
      <Picked
        values={tags}
        nameOf={(tag) => tag}
        removeLabel={removeLabel}
        onRemove={(tag) => onChange(tags.filter((one) => one !== tag))}
      />
    </>
  );
}
