import { useTranslation } from 'next-i18next/pages';
import { FormDialog } from '@/components/forms/FormDialog';
import { PicturesField } from '@/components/records/PicturesField';
import { useCookbookCalls } from '@/context/cookbook/cookbooks';
import type { Cookbook } from '@/lib/domain/dish/cookbook';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import cookbookTexts from '@/locales/en/cookbook.json';
import validation from '@/locales/en/validation.json';

interface DialogProps {
  readonly cookbook: Pick<Cookbook, 'id' | 'image'>;
  readonly onClose: () => void;
}

/** Dialog that sets the picture of a cookbook, or leaves it to its first recipe. */
function Dialog({ cookbook: { id, image }, onClose }: DialogProps) {
  const { t } = useTranslation('cookbook');
  const { update } = useCookbookCalls();
  return (
    <FormDialog
      title={t('picture')}
      initial={{ images: image ? [image] : [] }}
      save={async ({ images }) => {
        await update(id, { image: images[0]?.id ?? null });
        onClose();
      }}
      onClose={onClose}
    >
      <p className="form-text">{t('pictureHelp')}</p>
      <PicturesField name="images" most={1} />
    </FormDialog>
  );
}

export const CookbookPictureDialog = withNamespaces(Dialog, { cookbook: cookbookTexts, validation });
