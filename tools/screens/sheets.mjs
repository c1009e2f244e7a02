const STYLE = `
  body { margin: 0; padding: 24px; background: #777; font: 14px sans-serif; color: #fff; }
  .row { display: flex; gap: 16px; align-items: flex-start; margin-bottom: 24px; }
  figure { margin: 0; flex: 1 1 0; }
  figure div { overflow: hidden; }
  .desktop figure div { max-height: 700px; }
  .phone figure { flex: 0 0 390px; }
  .phone figure div { max-height: 1700px; }
  img { width: 100%; display: block; }
  a { color: #fff; }`;

/** @param {string} body */
const page = (body) => `<!doctype html><meta charset="utf-8"><style>${STYLE}</style>${body}`;

/**
 * Page with one screen in every width, language and theme.
 * @param {string} name
 * @param {{ device: string, files: string[] }[]} rows
 */
export function sheetPage(name, rows) {
  /** @param {string} file */
  const figure = (file) =>
    `<figure><figcaption>${file}</figcaption><div><img src="../${file}"></div></figure>`;
  /** @param {{ device: string, files: string[] }} one */
  const row = ({ device, files }) => `<div class="row ${device}">${files.map(figure).join('')}</div>`;
  return page(`<h1>${name}</h1>${rows.map(row).join('')}`);
}

/**
 * Page with all sheets, one below another.
 * @param {string[]} names
 */
export const indexPage = (names) =>
  page(
    names
      .map(
        (name) =>
          `<h2>${name}</h2><a href="sheets/${name}.png"><img src="sheets/${name}.png" loading="lazy"></a>`,
      )
      .join(''),
  );
