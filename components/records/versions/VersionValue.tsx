import { useTranslation } from 'next-i18next/pages';
import { Picture } from '@/components/ui/Picture';
import { useLanguage } from '@/context/LanguageContext';
import type { DishImage } from '@/lib/domain/dish/record';
import { numberText } from '@/lib/format/number';
import { fieldOf } from '@/lib/domain/fieldOf';

/** Shows a field's value in one version: a text, a number, a list, pictures. */
export function VersionValue({ value }: { value: unknown }) {
  const { t } = useTranslation('common');
  const { language } = useLanguage();
  const all = (Array.isArray(value) ? value : [value]).filter((one) => one !== null && one !== '');
  const pictures = all.filter(isPicture);
  if (pictures.length > 0) {
    return (
      <div className="thumbs">
        {pictures.map((image) => (
          <Picture key={image.id} image={image} alt="" sizes="80px" ratio="1x1" />
        ))}
      </div>
    );
  }
  const words = all.map((one) => (typeof one === 'number' ? numberText(one, language) : String(one)));
  return <p className="pre-line">{words.join(', ') || t('versions.empty')}</p>;
}

const isPicture = (one: unknown): one is DishImage => typeof fieldOf(one, 'url') === 'string';
