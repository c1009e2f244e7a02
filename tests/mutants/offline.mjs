/** Mutants of changes made offline and sent later. */
export const OFFLINE = [
  {
    name: 'what was sent stays in the store',
    what: 'after a reload it would be sent again',
    noticedBy: { page: ['tests/lib/offline/queue', 'tests/lib/offline/store'] },
    changes: [{ find: '    await dropCall(place);\n', replace: '', hint: 'lib/offline/queue.ts' }],
  },
  {
    name: 'what may have been sent is taken back',
    what: 'the CMS would have it, and the person would not know',
    noticedBy: { page: ['tests/lib/offline/queue'] },
    changes: [
      {
        find: '(call) => (call.isTried ? call : null)',
        replace: '(call) => (call.file ? call : null)',
        hint: 'lib/offline/queue.ts',
      },
    ],
  },
  {
    name: 'the next person sends what the last one did',
    what: 'two people share a tablet, and each has changes of their own',
    noticedBy: { page: ['tests/lib/offline/queue'] },
    changes: [
      {
        find: 'set({ waiting: kept.filter(isTheirs), refused });',
        replace: 'set({ waiting: kept, refused });',
        hint: 'lib/offline/queue.ts',
      },
    ],
  },
  {
    name: 'a change is sent without its key',
    what: 'at the second try it would count twice',
    noticedBy: { page: ['tests/lib/offline/queue'] },
    changes: [
      {
        find: 'if (!call.file) return send(method, path, call.data, { idempotencyKey: key });',
        replace:
          'if (!call.file) return send(method, path, call.data, { idempotencyKey: call.isTried ? undefined : key });',
        hint: 'lib/offline/queue.ts',
      },
    ],
  },
  {
    name: 'what follows a refused change is sent all the same',
    what: 'a picture would be sent for a record that was never made',
    noticedBy: { page: ['tests/lib/offline/queue'] },
    changes: [
      {
        find: '      await follow(call);\n      await done(call);\n',
        replace: '      await done(call);\n',
        hint: 'lib/offline/queue.ts',
      },
    ],
  },
  {
    name: 'sign-out leaves the changes in the browser',
    what: 'nothing of a person stays in a browser that they have left',
    noticedBy: { page: ['tests/lib/offline/queue'] },
    changes: [
      {
        find: '    set(EMPTY_QUEUE);\n    await clearStore();\n',
        replace: '    set(EMPTY_QUEUE);\n',
        hint: 'lib/offline/queue.ts',
      },
    ],
  },
  {
    name: 'the oldest copies are kept and the newest thrown away',
    what: 'without network one would see last month’s list',
    noticedBy: { page: ['tests/lib/offline/store'] },
    changes: [
      {
        find: 'const kept = all.slice(-MOST_KEPT)',
        replace: 'const kept = all.slice(0, MOST_KEPT)',
        hint: 'lib/offline/store.ts',
      },
    ],
  },
  {
    name: 'copies of others stay when somebody signs in',
    what: 'whoever comes next would see the pantry of the one before',
    noticedBy: { page: ['tests/lib/offline/store'] },
    changes: [
      {
        find: 'key !== LIST && !key.startsWith(`[${person},`)',
        replace: 'key !== LIST && !key.startsWith(`[${person}`)',
        hint: 'lib/offline/store.ts',
      },
    ],
  },
  {
    name: 'a change that the CMS wants later is dropped',
    what: 'what is refused for now is kept until it is taken',
    noticedBy: { page: ['tests/lib/offline/queue'] },
    changes: [
      {
        find: 'if (isRetryable(error)) return scheduleRetry(error);',
        replace: 'if (isRetryable(error) && !error.retryAfter) return scheduleRetry(error);',
        hint: 'lib/offline/queue.ts',
      },
    ],
  },
  {
    name: 'a picture is uploaded anew at each try',
    what: 'once it is there only its number has to be sent',
    noticedBy: { page: ['tests/lib/offline/queue'] },
    changes: [
      {
        find: 'kept.file ? { ...kept, data, file: undefined } : kept,',
        replace: 'kept.file ? { ...kept, data } : kept,',
        hint: 'lib/offline/queue.ts',
      },
    ],
  },
];
