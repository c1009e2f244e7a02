import { Picture } from '@/components/ui/Picture';
import { WhenNear } from '@/components/ui/WhenNear';
import { useImportPicture } from '@/context/import/importPictures';
import type { ImportRecipe } from '@/lib/domain/import/record';
import css from './RecipeRow.module.scss';

interface BroughtPictureProps {
  readonly importId: number;
  readonly recipe: ImportRecipe;
}

/** Shows an imported recipe's picture, from a file or the web; fetches it only when its row comes near. */
export function BroughtPicture({ importId, recipe }: BroughtPictureProps) {
  const { key, images, Steps } = recipe;
  const hasPicture = images.length > 0 || Steps.some((step) => step.images && step.images.length > 0);
  return (
    <div className={css.frame}>
      {hasPicture ? (
        <WhenNear>
          <Fetched importId={importId} recipeKey={key} />
        </WhenNear>
      ) : (
        <Picture alt="" ratio="1x1" />
      )}
    </div>
  );
}

function Fetched({ importId, recipeKey }: { importId: number; recipeKey: string }) {
  const url = useImportPicture(importId, recipeKey);
  return <Picture image={url ? { url } : null} alt="" ratio="1x1" sizes="64px" />;
}
