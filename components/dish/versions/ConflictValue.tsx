import { useTranslation } from 'next-i18next/pages';
import { Picture } from '@/components/ui/Picture';
import { useLanguage } from '@/context/LanguageContext';
import type { DishImage } from '@/lib/domain/dish/record';
import type { ConflictField } from '@/lib/forms/dish/conflict';
import type { DishValues, LineValues } from '@/lib/forms/dish/values';
import { formatMinutes } from '@/lib/format/time';
import { unitName } from '@/lib/format/unit';

/** Shows one field of one version. */
export function ConflictValue({ field, values }: { field: ConflictField; values: DishValues }) {
  const { t } = useTranslation(['recipe', 'dish', 'common']);
  const { language } = useLanguage();
  switch (field) {
    case 'ingredients':
      return <Lines values={values} />;
    case 'Steps':
      return (
        <ol>
          {values.Steps.map(({ key, description, minutes, images, video }) => (
            <li key={key}>
              {description}
              {minutes && ` (${t('dish:timer.start', { time: formatMinutes(Number(minutes), language) })})`}
              {video && <div>{video}</div>}
              <Pictures images={images} />
            </li>
          ))}
        </ol>
      );
    case 'DishImages':
      return values.DishImages.length > 0 ? (
        <Pictures images={values.DishImages} />
      ) : (
        <p>{t('conflict.empty')}</p>
      );
    case 'types':
      return <p>{values.types.map((type) => t(`common:type.${type}`)).join(', ') || t('conflict.empty')}</p>;
    case 'dietaryFlags':
      return (
        <p>{values.dietaryFlags.map((flag) => t(`common:diet.${flag}`)).join(', ') || t('conflict.empty')}</p>
      );
    case 'tags':
      return <p>{values.tags?.join(', ') || t('conflict.empty')}</p>;
    case 'visibility':
      return <p>{t(`dish:visibility.${values.visibility}`)}</p>;
    case 'translationOf':
      return <p>{values.translationOf?.Name ?? t('conflict.empty')}</p>;
    case 'language':
      return <p>{t(`common:language.${values.language}`)}</p>;
    default:
      return <p className="pre-line">{values[field] || t('conflict.empty')}</p>;
  }
}

const Pictures = ({ images }: { images: readonly DishImage[] }) =>
  images.length > 0 && (
    <div className="thumbs">
      {images.map((image) => (
        <Picture key={image.id} image={image} alt="" sizes="80px" ratio="1x1" />
      ))}
    </div>
  );

/** Checks that an amount is a bare number, to which the unit is added; "1½ cups" and an empty amount get none. */
const isBare = (amount: string): boolean => amount.trim() !== '' && !/\p{L}/u.test(amount);

function Lines({ values }: { values: DishValues }) {
  const { t } = useTranslation('recipe');
  const { language } = useLanguage();
  const text = ({ amount, unit, product, text: typed, note }: LineValues) =>
    [
      amount,
      isBare(amount) && unit && unitName(unit, language, product?.pieceName),
      typed,
      note && `(${note})`,
    ]
      .filter(Boolean)
      .join(' ');
  const groups = [{ key: 'none', title: '', ingredients: values.ingredients }, ...values.sections];
  const shown = groups.filter(({ ingredients }) => ingredients.length > 0);
  if (shown.length === 0) return <p>{t('conflict.empty')}</p>;
  return shown.map(({ key, title, ingredients }) => (
    <div key={key}>
      {title && <strong>{title}</strong>}
      <ul>
        {ingredients.map((line) => (
          <li key={line.key}>{text(line)}</li>
        ))}
      </ul>
    </div>
  ));
}
