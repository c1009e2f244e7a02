/** Takes the keys out of an icon's parts: they are passed one by one (lucideIcon.ts), so that React asks for none. */
module.exports = (source) => source.replace(/,\s*key: "\w+"/g, '');
