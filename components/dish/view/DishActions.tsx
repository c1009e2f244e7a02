import { ChefHat, Ellipsis, Heart, History, Pencil, Printer, Share2 } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useState, type ReactNode } from 'react';
import { LazyShareDialog } from '@/components/dish/share/ShareDialog.lazy';
import { LazyEarlierVersions } from '@/components/dish/versions/EarlierVersions.lazy';
import { LazyOneFieldDialog } from '@/components/forms/OneFieldDialog.lazy';
import { SignInLink } from '@/components/layout/nav/SignInLink';
import { Icon } from '@/components/ui/Icon';
import { Button } from '@/components/ui/inputs/Button';
import { Dropdown } from '@/components/ui/inputs/Dropdown';
import { LinkButton } from '@/components/ui/inputs/LinkButton';
import { useAuth } from '@/context/AuthContext';
import { useDishCalls, useIsSaved } from '@/context/dish/dish';
import { useRole } from '@/context/RoleContext';
import { canEdit, canOwn, type Dish } from '@/lib/domain/dish/record';
import { useWide } from '@/lib/hooks/useWide';
import css from './DishActions.module.scss';
import { LazyMoreActions } from './MoreActions.lazy';
import { useShare } from '@/components/dish/share/useShare';

interface DishActionsProps {
  readonly dish: Dish;
  readonly onChanged: (dish: Dish) => void;
  readonly onCook: () => void;
  /** Additional everyday buttons. */
  readonly children?: ReactNode;
  /** Additional items behind "more". */
  readonly rest?: ReactNode;
}

/** Shows the actions of a recipe: the everyday ones first, the rest behind "more". */
export function DishActions({ dish, onChanged, onCook, children, rest }: DishActionsProps) {
  const { t } = useTranslation(['dish', 'reading', 'common']);
  const { person } = useAuth();
  const { may } = useRole();
  const share = useShare();
  const isWide = useWide();
  const [dialog, setDialog] = useState<'share' | 'report' | 'versions'>();
  const calls = useDishCalls();
  const close = () => setDialog(undefined);
  const handleShare = () => {
    if (canOwn(dish, person)) setDialog('share');
    else share(dish);
  };
  const edit = (tone?: 'menu') =>
    canEdit(dish, person) && (
      <LinkButton
        href={`/dishes/${dish.id}/edit`}
        tone={tone}
        icon={Pencil}
        className={tone ? undefined : css.sign}
        title={t('common:action.edit')}
      >
        <span>{t('common:action.edit')}</span>
      </LinkButton>
    );
  // Editors have the edit button in its place.
  const printsInRow = isWide && !canEdit(dish, person);
  const print = (tone?: 'menu') => (
    <Button tone={tone} icon={Printer} onClick={() => window.print()}>
      {t('common:action.print')}
    </Button>
  );
  return (
    <div className={css.actions}>
      {dish.Steps.length > 0 && (
        <Button tone="primary" icon={ChefHat} onClick={onCook}>
          {t('cook.start')}
        </Button>
      )}
      {children}
      {may('dishes.save') && !dish.through && <SaveButton dish={dish} onChanged={onChanged} />}
      <SignInLink icon={Heart}>{t('save.save')}</SignInLink>
      {isWide && edit()}
      {printsInRow && print()}
      <Dropdown
        isButton
        align="end"
        className={`menu-at-thumb ${css.more} ${css.sign}`}
        title={t('view.more')}
        label={
          <>
            <Icon of={Ellipsis} />
            <span>{t('view.more')}</span>
          </>
        }
      >
        {!isWide && edit('menu')}
        {rest}
        {!dish.through && (
          <Button tone="menu" icon={Share2} onClick={handleShare}>
            {t('common:action.share')}
          </Button>
        )}
        {!printsInRow && print('menu')}
        {canEdit(dish, person) && (
          <Button tone="menu" icon={History} onClick={() => setDialog('versions')}>
            {t('view.versions')}
          </Button>
        )}
        {person && !dish.through && (
          <LazyMoreActions dish={dish} onChanged={onChanged} onReport={() => setDialog('report')} />
        )}
      </Dropdown>
      {dialog === 'share' && <LazyShareDialog dish={dish} onChanged={onChanged} onClose={close} />}
      {dialog === 'versions' && <LazyEarlierVersions dish={dish} onChanged={onChanged} onClose={close} />}
      {dialog === 'report' && (
        <LazyOneFieldDialog
          lines={4}
          title={t('reading:report.title', { name: dish.Name })}
          label={t('reading:report.label')}
          help={t('reading:report.help')}
          sendLabel={t('reading:report.send')}
          maxLength={1000}
          onSend={(why) => calls.report(dish.id, why)}
          onClose={close}
        />
      )}
    </div>
  );
}

function SaveButton({ dish, onChanged }: Pick<DishActionsProps, 'dish' | 'onChanged'>) {
  const { t } = useTranslation('dish');
  const calls = useDishCalls();
  const { remote, mutate } = useIsSaved(dish.id);
  const isSaved = remote.status === 'ready' && remote.data;
  const toggle = async () => {
    mutate(!isSaved); // Shows the new state before the server answers.
    try {
      await (isSaved ? calls.unsave(dish.id) : calls.save(dish.id));
      mutate(!isSaved);
      onChanged({ ...dish, saveCount: Math.max(0, dish.saveCount + (isSaved ? -1 : 1)) });
    } catch {
      mutate(isSaved);
    }
  };
  return (
    <Button tone="outline-primary" aria-pressed={isSaved} onClick={toggle}>
      <Icon of={Heart} fill={isSaved ? 'currentColor' : 'none'} />
      {isSaved ? t('save.saved') : t('save.save')}
    </Button>
  );
}
