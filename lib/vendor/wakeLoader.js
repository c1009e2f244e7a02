const path = require('node:path');

const CALL = '_client.default.hydrateRoot(domEl, reactEl, ';

/**
 * Replaces the one call by which Next's client hydrates a page with our `wake`, as the pages router has no option for
 * it; throws if Next has changed that call.
 */
function wakeLoader(source) {
  const [before, after, ...more] = source.split(CALL);
  if (after === undefined || more.length > 0)
    throw new Error('Next hydrates pages in another way now: lib/vendor/wakeLoader.js does not know it.');
  const file = JSON.stringify(path.join(__dirname, 'wake.ts'));
  return `${before}require(${file}).wake(_client.default, domEl, reactEl, ${after}`;
}

/** Rule by which a build applies the loader. */
const rule = { test: /next.dist.client.index\.js$/, use: __filename };

module.exports = Object.assign(wakeLoader, { rule });
