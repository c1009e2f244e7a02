/**
 * Runs in the head of every page before anything is painted: the kept theme and language go on <html>, a theme that is the
 * device's follows it from then on, whether somebody is signed in is said there (so that the head of the page keeps their place free),
 * the font of the chosen script is fetched early, and a page whose language is not the default stays hidden until its texts are there
 * (LanguageContext shows it; three seconds at the longest). A text and not a function, because next.config.js lets exactly
 * these letters through the content security policy, and a bundler would change a function's.
 */
const BOOT = `(function () {
  var root = document.documentElement, device = matchMedia('(prefers-color-scheme: dark)');
  function kept(name) {
    try {
      return localStorage.getItem(name);
    } catch (e) {
      return null;
    }
  }
  function paint() {
    var theme = kept('theme');
    root.dataset.bsTheme = theme === 'dark' || (theme !== 'light' && device.matches) ? 'dark' : 'light';
  }
  paint();
  device.addEventListener('change', paint);
  if (kept('jwt') && kept('userData')) root.dataset.signedIn = '';
  var georgian = kept('selectedLanguage') === 'ka';
  var font = document.createElement('link');
  font.rel = 'preload';
  font.as = 'font';
  font.type = 'font/woff2';
  font.crossOrigin = '';
  font.href = georgian ? '/fonts/noto-georgian.woff2' : '/fonts/noto-latin.woff2';
  document.head.appendChild(font);
  if (!georgian) return;
  root.lang = 'ka';
  root.dataset.pending = 'language';
  setTimeout(function () { delete root.dataset.pending; }, 3000);
})()`;

module.exports = { BOOT };
