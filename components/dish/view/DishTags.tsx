import { Tag as TagIcon } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import Link from 'next/link';
import { Icon } from '@/components/ui/Icon';
import { Tags } from '@/components/ui/lists/Tags';
import { useAuth } from '@/context/AuthContext';
import { canEdit, type Dish } from '@/lib/domain/dish/record';

/** Lists a recipe's tags; each links to the recipes with that tag, for editors within their own library. */
export function DishTags({ dish }: { dish: Dish }) {
  const { t } = useTranslation('dish');
  const { person } = useAuth();
  if (!dish.tags?.length) return null;
  const list = canEdit(dish, person) ? '/dishes/my' : '/dishes?language=all';
  return (
    <nav aria-label={t('tags.label')}>
      <Tags>
        {dish.tags.map((tag) => (
          <li key={tag}>
            <Link
              href={`${list}${list.includes('?') ? '&' : '?'}tags=${encodeURIComponent(tag)}`}
              className="tag"
            >
              <Icon of={TagIcon} size={14} />
              {tag}
            </Link>
          </li>
        ))}
      </Tags>
    </nav>
  );
}
