export interface ImageFormat {
  readonly url: string;
  readonly width?: number;
  readonly height?: number;
}
export const IMAGE_FORMATS = ['medium', 'small', 'thumbnail', 'large'] as const;
type ImageFormatName = (typeof IMAGE_FORMATS)[number];
export interface Image extends ImageFormat {
  readonly formats?: Partial<Record<ImageFormatName, ImageFormat>> | null;
}

/** The address to show: the first format there is of medium, small, thumbnail, large, else the raw one. */
export const imageUrl = ({ url, formats }: Image): string =>
  IMAGE_FORMATS.map((name) => formats?.[name]?.url).find(Boolean) ?? url;
