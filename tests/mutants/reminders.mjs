/** Mutants of reminders: their cause, time and device. */
export const REMINDERS = [
  {
    name: 'quiet hours end at midnight',
    what: 'from ten to seven nobody wants to be buzzed',
    noticedBy: { pure: ['tests/lib/domain/reminders/quiet'] },
    changes: [
      {
        find: 'const length = (minuteOf(quiet.to) - minuteOf(quiet.from) + MINUTES_PER_DAY) % MINUTES_PER_DAY;',
        replace: 'const length = Math.max(0, minuteOf(quiet.to) - minuteOf(quiet.from));',
        hint: 'lib/domain/reminders/quiet.ts',
      },
    ],
  },
  {
    name: 'a reminder is sent in the quiet hours',
    what: 'it waits for their end',
    noticedBy: { boot: ['tests/cms/reminders/reminders'] },
    changes: [
      {
        find: 'if (held > 0) return',
        replace: 'if (held > 24 * 60 * MINUTE) return',
        hint: 'cms/src/reminders/deliver.ts',
      },
    ],
  },
  {
    name: 'what was switched off meanwhile is sent all the same',
    what: 'what somebody said last holds',
    noticedBy: { boot: ['tests/cms/reminders/reminders'] },
    changes: [
      {
        find: 'if (!kinds.includes(kind) || !kindsFor(person.who).includes(kind)) return over;',
        replace: 'if (!kinds.includes(kind) && !kindsFor(person.who).includes(kind)) return over;',
        hint: 'cms/src/reminders/deliver.ts',
      },
    ],
  },
  {
    name: 'what is stale is still due',
    what: 'nobody wants to hear at night of the morning’s pill',
    noticedBy: { pure: ['tests/lib/domain/reminders/due'] },
    changes: [
      {
        find: 'return past >= 0 && past < staleMinutes;',
        replace: 'return past >= 0;',
        hint: 'lib/domain/reminders/due.ts',
      },
    ],
  },
  {
    name: 'after midnight yesterday’s evening is forgotten',
    what: 'what was due at 23:50 is still due ten minutes later',
    noticedBy: { pure: ['tests/lib/domain/reminders/due'] },
    changes: [
      {
        find: 'minuteOf(time) < staleMinutes ? [addDays(day, -1), day] : [day]',
        replace: 'minuteOf(time) < 0 ? [addDays(day, -1), day] : [day]',
        hint: 'lib/domain/reminders/due.ts',
      },
    ],
  },
  {
    name: 'a medicine in the fridge is named on the lock screen',
    what: 'only foods are named; words of one’s own may be anything',
    noticedBy: { boot: ['tests/cms/reminders/reminders'] },
    changes: [
      {
        find: 'if (!product?.food) return [];\n    return (language',
        replace: 'if (!product) return [];\n    return (language',
        hint: 'cms/src/reminders/expiring.ts',
      },
    ],
  },
  {
    name: 'a tablet goes on reminding the person before',
    what: 'one browser is one person’s',
    noticedBy: { cms: ['tests/cms/reminders/devices'] },
    changes: [
      {
        find: '  if (known) await drop(trx, [known.id]);\n  const own',
        replace: '  const own',
        hint: 'cms/src/reminders/devices.ts',
      },
    ],
  },
];
