import { imageKind } from '../image/check';
import { LIMITS } from '../limits';

/** Kinds of medical files, with what each is called on the wire and the end of its name. */
export const DOCUMENT_KINDS = {
  pdf: { mime: 'application/pdf', ext: '.pdf' },
  jpeg: { mime: 'image/jpeg', ext: '.jpg' },
  png: { mime: 'image/png', ext: '.png' },
  webp: { mime: 'image/webp', ext: '.webp' },
  avif: { mime: 'image/avif', ext: '.avif' },
} as const;
export type DocumentKind = keyof typeof DOCUMENT_KINDS;

const PDF = '%PDF-';

/** The kind of document that a file is by its first bytes (16 are enough); undefined for anything that may not be used. */
export function documentKind(bytes: Uint8Array): DocumentKind | undefined {
  const isPdf = String.fromCharCode(...bytes.subarray(0, PDF.length)) === PDF;
  return isPdf ? 'pdf' : imageKind(bytes);
}

/** What speaks against a file as a medical document, as a key of `validation`; undefined when nothing does. */
export function documentFault(bytes: Uint8Array, size: number): 'fileType' | 'fileSize' | undefined {
  if (!documentKind(bytes)) return 'fileType';
  return size > LIMITS.imageBytes ? 'fileSize' : undefined;
}
