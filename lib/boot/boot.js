/**
 * Runs in the head of every page before the first paint:
 * - sets the stored theme and language on <html>; the device's theme is followed from then on;
 * - marks on <html> whether somebody is signed in, so that the page's head reserves their place, and which notes will
 * appear below it, so that nothing moves later;
 * - preloads the fonts of the chosen script;
 * - for a language other than the default, shows the page without texts, and only the brand name in the tab, until the
 * texts have loaded (LanguageContext ends this) or a script fails to load.
 * A string and not a function, because next.config.js allows exactly these characters in the content security policy,
 * and a bundler would change a function's.
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
  function isUnverified(jwt) {
    try {
      var claims = JSON.parse(atob(jwt.split('.')[1].replace(/-/g, '+').replace(/_/g, '/')));
      return claims.email && claims.email_verified === false && claims.email !== kept('verifyLater')
        && !sessionStorage.getItem('firstVisit');
    } catch (e) {
      return false;
    }
  }
  function fetchFont(name) {
    var font = document.createElement('link');
    font.rel = 'preload';
    font.as = 'font';
    font.type = 'font/woff2';
    font.crossOrigin = '';
    font.href = '/fonts/' + name + '.woff2';
    document.head.appendChild(font);
  }
  if (kept('jwt') && kept('userData')) {
    root.dataset.signedIn = '';
    if (location.pathname === '/dashboard' && isUnverified(kept('jwt'))) root.dataset.unverified = '';
  }
  var language = kept('selectedLanguage'), georgian = language === 'ka';
  fetchFont(georgian ? 'noto-georgian' : 'noto-latin');
  fetchFont(georgian ? 'serif-georgian' : 'serif-latin');
  if (language === null && /^ka\\b/i.test((navigator.languages && navigator.languages[0]) || navigator.language)) {
    root.dataset.offered = '';
    fetchFont('noto-georgian');
  }
  if (!georgian) return;
  root.lang = 'ka';
  root.dataset.pending = 'language';
  document.title = 'სუფრა';
  addEventListener('error', function (event) {
    if (event.target.tagName === 'SCRIPT') delete root.dataset.pending;
  }, true);
})()`;

module.exports = { BOOT };
