import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { Combobox } from '@/components/ui/inputs/Combobox';
import { useCookbookCalls } from '@/context/cookbook/cookbooks';
import { useShelfDishes } from '@/context/mealplan/shelf';

const MOST_OFFERED = 8;

/** Finds a recipe by its name and puts it at the end of a cookbook. */
export function AddRecipe({ cookbook }: { cookbook: number }) {
  const { t } = useTranslation('cookbook');
  const [text, setText] = useState('');
  const { add } = useCookbookCalls();
  const { remote } = useShelfDishes({ scope: 'all', typed: text });
  const found = text.trim() && remote.status === 'ready' ? remote.data.slice(0, MOST_OFFERED) : null;
  const choose = (id: string) => {
    setText('');
    void add(cookbook, Number(id)).catch(() => undefined); // An alert already reports it.
  };
  return (
    <Combobox
      label={t('addLabel')}
      placeholder={t('addHint')}
      value={text}
      onType={setText}
      options={found?.map(({ id, Name }) => ({ id: String(id), label: Name })) ?? null}
      onChoose={choose}
      status={t('found', { count: found?.length ?? 0 })}
    />
  );
}
