/**
 * Runs in the head of every page before anything is painted: the kept theme and language go on <html>, a theme that is the
 * device's follows it from then on, whether somebody is signed in is said there (so that the head of the page keeps their place
 * free), the notes that will stand under it are named, so that they are painted with the page and nothing moves, the fonts of
 * the chosen script are fetched early, and a page whose language is not the default shows its shapes without a word, in its
 * tab no more than the name of the house, until its texts are there (LanguageContext says so), or until a script is not to be
 * had. A text and not a function, because next.config.js lets exactly these letters through the content security policy, and
 * a bundler would change a function's.
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
