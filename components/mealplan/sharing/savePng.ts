import { saveFile } from '@/lib/browser/saveFile';

const SIDE = 1024;
const MARGIN = 96;

/** Saves a drawing as a picture on white, large enough to print. */
export function savePng(drawing: SVGSVGElement, name: string) {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  copy.setAttribute('width', String(SIDE));
  copy.setAttribute('height', String(SIDE));
  const text = new XMLSerializer().serializeToString(copy);
  const image = new Image();
  image.onload = () => {
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = SIDE + 2 * MARGIN;
    const context = canvas.getContext('2d');
    if (!context) return;
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(image, MARGIN, MARGIN, SIDE, SIDE);
    canvas.toBlob((blob) => blob && saveFile(blob, `${fileName(name)}.png`), 'image/png');
  };
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
}

/** A plan's name as a file may be called; Georgian letters stay. */
export const fileName = (name: string): string =>
  name
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60) || 'supra';
