import { Copy, Eye, EyeOff, Flag, Star, Trash2 } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useRouter } from 'next/router';
import { useConfirm } from '@/components/ui/dialogs/ConfirmProvider';
import { Button } from '@/components/ui/inputs/Button';
import { useAuth } from '@/context/AuthContext';
import { useDishCalls } from '@/context/dish/dish';
import { useRole } from '@/context/RoleContext';
import { canOwn, type Dish } from '@/lib/domain/dish/record';

interface MoreActionsProps {
  readonly dish: Dish;
  readonly onChanged: (dish: Dish) => void;
  readonly onReport: () => void;
}

/** The menu's actions for people with an account. */
export function MoreActions({ dish, onChanged, onReport }: MoreActionsProps) {
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
        <Button tone="menu" icon={Copy} onClick={copy}>
          {t('view.copy')}
        </Button>
      )}
      {!canOwn(dish, person) && (
        <Button tone="menu" icon={Flag} onClick={onReport}>
          {t('reading:report.action')}
        </Button>
      )}
      {isAdmin && (
        <Button tone="menu" icon={Star} onClick={feature}>
          {dish.featured ? t('admin.unfeature') : t('admin.feature')}
        </Button>
      )}
      {isAdmin && (
        <Button tone="menu" icon={dish.hidden ? Eye : EyeOff} onClick={hide}>
          {dish.hidden ? t('admin.show') : t('admin.hide')}
        </Button>
      )}
      {canOwn(dish, person) && (
        <Button tone="menu" icon={Trash2} className="text-danger" onClick={remove}>
          {t('common:action.delete')}
        </Button>
      )}
    </>
  );
}
