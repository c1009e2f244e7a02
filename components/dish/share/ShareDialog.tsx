import { Share2, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { VisibilityField } from '@/components/records/VisibilityField';
import { DialogFrame } from '@/components/ui/dialogs/DialogFrame';
import { Icon } from '@/components/ui/Icon';
import { Button } from '@/components/ui/inputs/Button';
import type { Dish } from '@/lib/domain/dish/record';
import type { Visibility } from '@/lib/domain/dish/types';
import { useDishCalls } from '@/context/dish/dish';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import print from '@/locales/en/print.json';
import recipe from '@/locales/en/recipe.json';
import css from './ShareDialog.module.scss';
import { CollaboratorsPanel } from './CollaboratorsPanel';
import { SendText } from './SendText';
import { useShare } from './useShare';

interface ShareDialogProps {
  readonly dish: Dish;
  readonly onChanged: (dish: Dish) => void;
  readonly onClose: () => void;
}

/** Dialog of the owner for sharing: the people who may see or edit the recipe, and its address. */
function Dialog({ dish, onChanged, onClose }: ShareDialogProps) {
  const { t } = useTranslation('dish');
  const calls = useDishCalls();
  const share = useShare();
  const [asked, setAsked] = useState<Visibility>(); // Shows the choice before the server answers.
  const handleVisibility = async (visibility: Visibility) => {
    setAsked(visibility);
    await calls.update(dish.id, { visibility }).then(onChanged, () => undefined); // An alert already reports it.
    setAsked(undefined);
  };
  return (
    <DialogFrame
      title={t('share.title', { name: dish.Name })}
      onClose={onClose}
      footer={
        <Button tone="primary" icon={Share2} onClick={() => share(dish)}>
          {t('share.link')}
        </Button>
      }
    >
      <div className={css.share}>
        <VisibilityField
          kind="dish"
          legend={t('share.visibility')}
          value={asked ?? dish.visibility}
          onChange={handleVisibility}
        />
        {(asked ?? dish.visibility) === 'private' && (
          <p className={css.closed}>
            <Icon of={TriangleAlert} />
            {t('share.onlyThose')}
          </p>
        )}
        <SendText dish={dish} isPublic={(asked ?? dish.visibility) === 'public'} />
        <CollaboratorsPanel dish={dish} onChanged={onChanged} />
      </div>
    </DialogFrame>
  );
}

export const ShareDialog = withNamespaces(Dialog, { print, recipe });
