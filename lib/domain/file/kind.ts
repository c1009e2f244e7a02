import { imageKind } from '../image/check';
import { LIMITS } from '../limits';

/** Accepted kinds of medical files, with MIME type and file extension. */
export const DOCUMENT_KINDS = {
  pdf: { mime: 'application/pdf', ext: '.pdf' },
  jpeg: { mime: 'image/jpeg', ext: '.jpg' },
  png: { mime: 'image/png', ext: '.png' },
  webp: { mime: 'image/webp', ext: '.webp' },
  avif: { mime: 'image/avif', ext: '.avif' },
} as const;
export type DocumentKind = keyof typeof DOCUMENT_KINDS;

const PDF = '%PDF-';

/** Detects the kind of a document from its first bytes (16 are enough); undefined if it is not accepted. */
export function documentKind(bytes: Uint8Array): DocumentKind | undefined {
  const isPdf = String.fromCharCode(...bytes.subarray(0, PDF.length)) === PDF;
  return isPdf ? 'pdf' : imageKind(bytes);
}

/** Returns the reason to reject a medical document, as a key of `validation`; undefined if it is accepted. */
export function documentFault(bytes: Uint8Array, size: number): 'fileType' | 'fileSize' | undefined {
  if (!documentKind(bytes)) return 'fileType';
  return size > LIMITS.imageBytes ? 'fileSize' : undefined;
}
