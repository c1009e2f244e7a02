const { createHash } = require('node:crypto');
const { readdirSync, readFileSync } = require('node:fs');
const path = require('node:path');

const ROOT = path.join(__dirname, '../..');
const LOCALES = path.join(ROOT, 'locales');

/** Returns every text file as [language/namespace.json, content]. */
const textFiles = () =>
  readdirSync(LOCALES).flatMap((language) =>
    readdirSync(path.join(LOCALES, language)).map((file) => {
      const texts = JSON.parse(readFileSync(path.join(LOCALES, language, file), 'utf8'));
      return [`${language}/${file}`, JSON.stringify(texts)];
    }),
  );

/** Tells whether a module is in a first load: a page, or the app's own i18n. */
const isFirst = (issuer = '') => /^(pages|lib.i18n)/.test(path.relative(ROOT, issuer));

/**
 * Makes the texts of pages data instead of code in a production build: browsers load those of one language as JSON files
 * below `/_next/static/texts/`, whose folder is named by their contents. What a page imports from `locales/en` is null
 * there; parts that load later still bring their English texts along.
 */
function textsAsData(config, webpack, { isServer }) {
  const files = textFiles();
  const version = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 8);
  const folder = `static/texts/${version}`;
  const noTexts = path.join(__dirname, 'noTexts.js');
  config.plugins.push(new webpack.DefinePlugin({ 'process.env.TEXTS': JSON.stringify(`/_next/${folder}`) }));
  if (isServer) return;
  config.plugins.push(
    new webpack.NormalModuleReplacementPlugin(/locales\/en\/\w+\.json$/, (asked) => {
      if (isFirst(asked.contextInfo.issuer)) asked.request = noTexts;
    }),
    {
      apply: ({ hooks }) =>
        hooks.thisCompilation.tap('TextFiles', (compilation) =>
          compilation.hooks.processAssets.tap('TextFiles', () =>
            files.forEach(([name, text]) =>
              compilation.emitAsset(`${folder}/${name}`, new webpack.sources.RawSource(text)),
            ),
          ),
        ),
    },
  );
}

module.exports = { textsAsData };
