import { saveFile } from '@/lib/browser/saveFile';

const SIDE = 1024;
const MARGIN = 96;

/** Saves an SVG as a PNG on white, large enough to print. */
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

/** Converts a plan's name to a file name; keeps Georgian letters. */
export const fileName = (name: string): string =>
  name
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60) || 'supra';
