import {
  ChefHat,
  Copy,
  Ellipsis,
  Eye,
  EyeOff,
  Flag,
  Heart,
  History,
  Pencil,
  Printer,
  Share2,
  Star,
  Trash2,
} from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import dynamic from 'next/dynamic';
import Link from 'next/link';
import { useRouter } from 'next/router';
import { useState, type ReactNode } from 'react';
import { SignInLink } from '@/components/layout/nav/SignInLink';
import { useConfirm } from '@/components/ui/dialogs/ConfirmProvider';
import { Dropdown } from '@/components/ui/inputs/Dropdown';
import { useAuth } from '@/context/AuthContext';
import { useDishCalls, useIsSaved } from '@/context/dish/dishes';
import { useRole } from '@/context/RoleContext';
import { canEdit, canOwn, type Dish } from '@/lib/domain/dish/record';
import { useWide } from '@/lib/hooks/useWide';
import css from './DishActions.module.scss';
import { useShare } from '@/components/dish/share/useShare';

// Loads the dialogs on demand, not with the first paint.
const ShareDialog = dynamic(() => import('@/components/dish/share/ShareDialog').then((module) => module.ShareDialog), {
  ssr: false,
});
const EarlierVersions = dynamic(() => import('@/components/dish/versions/EarlierVersions').then((module) => module.EarlierVersions), {
  ssr: false,
});
const OneFieldDialog = dynamic(
  () => import('@/components/forms/OneFieldDialog').then((module) => module.OneFieldDialog),
  {
    ssr: false,
  },
);

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
  const edit = (look: string) =>
    canEdit(dish, person) && (
      <Link href={`/dishes/${dish.id}/edit`} className={look} title={t('common:action.edit')}>
        <Pencil size={18} aria-hidden />
        <span>{t('common:action.edit')}</span>
      </Link>
    );
  // Editors have the edit button in its place.
  const printsInRow = isWide && !canEdit(dish, person);
  const print = (look: string) => (
    <button type="button" className={look} onClick={() => window.print()}>
      <Printer size={18} aria-hidden />
      {t('common:action.print')}
    </button>
  );
  return (
    <div className={css.actions}>
      {dish.Steps.length > 0 && (
        <button type="button" className="btn btn-primary" onClick={onCook}>
          <ChefHat size={18} aria-hidden />
          {t('cook.start')}
        </button>
      )}
      {children}
      {may('dishes.save') && !dish.through && <SaveButton dish={dish} onChanged={onChanged} />}
      <SignInLink>
        <Heart size={18} aria-hidden />
        {t('save.save')}
      </SignInLink>
      {isWide && edit(`btn btn-outline-secondary ${css.sign}`)}
      {printsInRow && print('btn btn-outline-secondary')}
      <Dropdown
        isButton
        align="end"
        className={`${css.more} ${css.sign}`}
        title={t('view.more')}
        label={
          <>
            <Ellipsis size={18} aria-hidden />
            <span>{t('view.more')}</span>
          </>
        }
      >
        {!isWide && edit('menu-link')}
        {rest}
        {!dish.through && (
          <button type="button" className="menu-link" onClick={handleShare}>
            <Share2 size={18} aria-hidden />
            {t('common:action.share')}
          </button>
        )}
        {!printsInRow && print('menu-link')}
        {canEdit(dish, person) && (
          <button type="button" className="menu-link" onClick={() => setDialog('versions')}>
            <History size={18} aria-hidden />
            {t('view.versions')}
          </button>
        )}
        {person && !dish.through && (
          <MoreActions dish={dish} onChanged={onChanged} onReport={() => setDialog('report')} />
        )}
      </Dropdown>
      {dialog === 'share' && <ShareDialog dish={dish} onChanged={onChanged} onClose={close} />}
      {dialog === 'versions' && <EarlierVersions dish={dish} onChanged={onChanged} onClose={close} />}
      {dialog === 'report' && (
        <OneFieldDialog
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
    <button type="button" className="btn btn-outline-primary" aria-pressed={isSaved} onClick={toggle}>
      <Heart size={18} aria-hidden fill={isSaved ? 'currentColor' : 'none'} />
      {isSaved ? t('save.saved') : t('save.save')}
    </button>
  );
}

interface MoreProps extends Pick<DishActionsProps, 'dish' | 'onChanged'> {
  readonly onReport: () => void;
}

function MoreActions({ dish, onChanged, onReport }: MoreProps) {
  const { t } = useTranslation(['dish', 'reading', 'common']);
  const { person } = useAuth();
  const { may } = useRole();
  const router = useRouter();
  const calls = useDishCalls();
  const confirm = useConfirm();
  const isAdmin = may('dishes.hide');
  const quietly = (call: Promise<unknown>) => call.catch(() => undefined); // An alert already reports it.

  const copy = () => quietly(calls.copy(dish.id).then((made) => router.push(`/dishes/${made.id}/edit`)));
  const remove = async () => {
    const isSure = await confirm({
      title: t('delete.title', { name: dish.Name }),
      confirmLabel: t('common:action.delete'),
    });
    if (isSure) await quietly(calls.remove(dish.id).then(() => router.push('/dishes/my')));
  };
  const hide = () =>
    quietly(calls.hide(dish.id, !dish.hidden).then(() => onChanged({ ...dish, hidden: !dish.hidden })));
  const feature = () =>
    quietly(
      calls.feature(dish.id, !dish.featured).then(() => onChanged({ ...dish, featured: !dish.featured })),
    );
  return (
    <>
      {may('dishes.copy') && (
        <button type="button" className="menu-link" onClick={copy}>
          <Copy size={18} aria-hidden />
          {t('view.copy')}
        </button>
      )}
      {!canOwn(dish, person) && (
        <button type="button" className="menu-link" onClick={onReport}>
          <Flag size={18} aria-hidden />
          {t('reading:report.action')}
        </button>
      )}
      {isAdmin && (
        <button type="button" className="menu-link" onClick={feature}>
          <Star size={18} aria-hidden />
          {dish.featured ? t('admin.unfeature') : t('admin.feature')}
        </button>
      )}
      {isAdmin && (
        <button type="button" className="menu-link" onClick={hide}>
          {dish.hidden ? <Eye size={18} aria-hidden /> : <EyeOff size={18} aria-hidden />}
          {dish.hidden ? t('admin.show') : t('admin.hide')}
        </button>
      )}
      {canOwn(dish, person) && (
        <button type="button" className="menu-link text-danger" onClick={remove}>
          <Trash2 size={18} aria-hidden />
          {t('common:action.delete')}
        </button>
      )}
    </>
  );
}
