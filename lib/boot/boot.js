/**
 * Runs in the head of every page before the first paint:
 * - sets the stored theme and language on <html>; the device's theme is followed from then on;
 * - marks on <html> whether somebody is signed in, so that the page's head reserves their place, and which notes will
 * appear below it, so that nothing moves later;
 * - preloads the fonts of the chosen script, and the one that has the digits and signs of both;
 * - begins the page's first reads (early.ts) with the kept token, if it holds for five minutes more;
 * - until the page wakes, notes what is typed, and holds back a form that is sent, which would go into the address
 * (handOver.ts);
 * - preloads the texts that the page names (BootHead), in the reader's language: the one in the address, else the chosen
 * one, else the page's;
 * - asks again for a page that the server rendered in another language than the chosen one, with the cookie that it
 * lacked;
 * - hides a page in another language than the reader's, with only the brand name in the tab, until it is rendered anew
 * (LanguageContext ends this) or a script fails to load; likewise the server's page for visitors from a courier;
 * - marks on <html> that a script has failed to load: the pictures then wait for no waking.
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
  function claimsOf(jwt) {
    return JSON.parse(atob(jwt.split('.')[1].replace(/-/g, '+').replace(/_/g, '/')));
  }
  function isUnverified(jwt) {
    try {
      var claims = claimsOf(jwt);
      return claims.email && claims.email_verified === false && claims.email !== kept('verifyLater')
        && !sessionStorage.getItem('firstVisit');
    } catch (e) {
      return false;
    }
  }
  function preload(as, href) {
    var link = document.createElement('link');
    link.rel = 'preload';
    link.as = as;
    link.crossOrigin = '';
    link.href = href;
    document.head.appendChild(link);
  }
  function fetchFont(name) {
    preload('font', '/fonts/' + name + '.woff2');
  }
  function said(name) {
    var meta = document.querySelector('meta[name=' + name + ']');
    return meta ? meta.content : '';
  }
  if (kept('jwt') && kept('userData')) {
    root.dataset.signedIn = '';
    if (location.pathname === '/dashboard' && isUnverified(kept('jwt'))) root.dataset.unverified = '';
  }
  function dayAfter(day, days) {
    return new Date(Date.parse(day) + days * 864e5).toISOString().slice(0, 10);
  }
  function todayIn(zone) {
    return new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format();
  }
  function begin(paths) {
    var role = paths.shift(), token = kept('jwt'), person = JSON.parse(kept('userData'));
    if (!role || !token || !person || kept('workOffline') === '1') return;
    if (role !== '*' && role !== person.Rolee) return;
    if (claimsOf(token).exp * 1000 - Date.now() < 3e5) return;
    var today = todayIn(person.timeZone || 'Asia/Tbilisi');
    var places = {
      id: (/\\/(\\d+)(?:\\/|$)/.exec(location.pathname) || [])[1],
      me: person.id,
      monday: dayAfter(today, -((new Date(today).getUTCDay() + 6) % 7)),
      ahead: dayAfter(today, 6),
      before: dayAfter(todayIn('Asia/Tbilisi'), -1)
    };
    window.early = { token: token, answers: {} };
    paths.forEach(function (path) {
      var filled = path.replace(/-(id|me|monday|ahead|before)-/g, function (place, name) {
        return places[name];
      });
      window.early.answers[filled] = fetch('/api/' + filled, {
        headers: { Accept: 'application/json', Authorization: token }
      }).then(function (answer) {
        return answer.ok ? answer.json() : null;
      }).catch(function () {
        return null;
      });
    });
  }
  window.typed = new Map();
  addEventListener('input', function (event) {
    var field = event.target, isBox = field.type === 'checkbox' || field.type === 'radio';
    if (!('awake' in root.dataset)) window.typed.set(field, isBox ? field.checked : field.value);
  }, true);
  addEventListener('submit', function (event) {
    if ('awake' in root.dataset) return;
    event.preventDefault();
    window.heldForm = event.target;
  }, true);
  function languageOf(text) {
    return text === 'ka' || text === 'en' ? text : null;
  }
  var chosen = kept('selectedLanguage'), rendered = said('rendered');
  var language = (rendered && languageOf(new URLSearchParams(location.search).get('lang')))
    || (chosen === null ? languageOf(rendered) : languageOf(chosen)) || 'en';
  var georgian = language === 'ka';
  fetchFont('noto-latin');
  if (georgian) fetchFont('noto-georgian');
  fetchFont(georgian ? 'serif-georgian' : 'serif-latin');
  said('texts').split(' ').forEach(function (name, at, all) {
    if (at > 0) preload('fetch', all[0] + '/' + language + '/' + name + '.json');
  });
  if (!georgian && chosen === null
    && /^ka\\b/i.test((navigator.languages && navigator.languages[0]) || navigator.language)) {
    root.dataset.offered = '';
    fetchFont('noto-georgian');
  }
  try {
    begin(said('early').split(' '));
  } catch (e) {
    // the page makes its reads itself
  }
  var cookie = 'selectedLanguage=' + language, isOther = language !== root.lang;
  if (isOther && rendered && chosen === language && document.cookie.split('; ').indexOf(cookie) < 0) {
    document.cookie = cookie + '; path=/; max-age=31536000; samesite=lax';
    if (document.cookie.split('; ').indexOf(cookie) >= 0) location.reload();
  }
  if (isOther) root.dataset.pending = 'language';
  else if (rendered && /"Rolee":"Courier"/.test(kept('userData'))) root.dataset.pending = 'role';
  root.lang = language;
  if (root.dataset.pending) document.title = georgian ? 'სუფრა' : 'Supra';
  addEventListener('error', function (event) {
    if (event.target.tagName !== 'SCRIPT') return;
    delete root.dataset.pending;
    root.dataset.failed = '';
  }, true);
})()`;

module.exports = { BOOT };
