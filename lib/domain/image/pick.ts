export interface ImageFormat {
  readonly url: string;
  readonly width?: number | null;
  readonly height?: number | null;
}
export const IMAGE_FORMATS = ['medium', 'small', 'thumbnail', 'large'] as const;
type ImageFormatName = (typeof IMAGE_FORMATS)[number];
export interface Image extends ImageFormat {
  readonly formats?: Partial<Record<ImageFormatName, ImageFormat>> | null;
}

/**
 * Returns the URL to show: the first available format of medium, small, thumbnail and large, otherwise the original.
 */
export const imageUrl = ({ url, formats }: Image): string =>
  IMAGE_FORMATS.map((name) => formats?.[name]?.url).find(Boolean) ?? url;
