export default {
  routes: [
    // Calendar programs sign in with nothing but the address, whose token nobody can guess.
    { method: 'GET', path: '/calendar/:file', handler: 'calendar.send', config: { auth: false } },
  ],
};
