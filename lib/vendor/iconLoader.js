/** Removes the keys from an icon's parts: lucideIcon.ts passes them one by one, so React needs none. */
module.exports = (source) => source.replace(/,\s*key: "\w+"/g, '');
