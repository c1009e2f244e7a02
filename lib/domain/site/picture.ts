import { imageUrl, type Image } from '../image/pick';
import { absolute } from './address';

/** Picture of a link's preview; messengers reserve its room if they know its size. */
interface PreviewPicture {
  readonly url: string;
  readonly width?: number | null;
  readonly height?: number | null;
}

const SITE_MARK: PreviewPicture = { url: '/icon-512.png', width: 512, height: 512 };

/** Returns the picture for link previews: the record's own in its large size, otherwise the site's icon. */
export function previewPicture(image: Image | null | undefined, site: string): PreviewPicture {
  const { url, width, height } = image ? largest(image) : SITE_MARK;
  return { url: absolute(site, url), width, height };
}

/** Returns the address of a picture's large size. */
export const largestUrl = (image: Image, site: string): string => absolute(site, largest(image).url);

function largest(image: Image): PreviewPicture {
  if (image.formats?.large?.url) return image.formats.large;
  return image.url ? image : { url: imageUrl(image) };
}
