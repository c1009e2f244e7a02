/** Mutants of rights to see and to do. */
export const RIGHTS = [
  {
    name: 'everybody merges products',
    what: 'two products of the shop would become one because somebody pressed a button',
    noticedBy: { pure: ['tests/lib/domain/access/rights'] },
    changes: [
      {
        find: "'products.merge': ADMIN",
        replace: "'products.merge': MEMBERS",
        hint: 'lib/domain/access/rights.ts',
      },
    ],
  },
  {
    name: 'couriers read the shop’s takings',
    what: 'what the shop earns is the Admins’ business',
    noticedBy: { pure: ['tests/lib/domain/access/rights'] },
    changes: [
      {
        find: "'orders.figures': ADMIN",
        replace: "'orders.figures': STAFF",
        hint: 'lib/domain/access/rights.ts',
      },
    ],
  },
  {
    name: 'an action that is not in the table is open',
    what: 'a new action would be open to visitors until somebody thinks of it',
    noticedBy: { pure: ['tests/lib/domain/access/rights'] },
    changes: [
      {
        find: 'Object.hasOwn(ALLOWED, action) && Boolean(ALLOWED[action]?.includes(who))',
        replace: '!Object.hasOwn(ALLOWED, action) || Boolean(ALLOWED[action]?.includes(who))',
        hint: 'lib/domain/access/rights.ts',
      },
    ],
  },
  {
    name: 'a recipe that an Admin has hidden can still be opened',
    what: 'who knows its address would read what was taken from view',
    noticedBy: { cms: ['tests/cms/dishes/moderation', 'tests/cms/dishes/sharing'] },
    changes: [
      {
        find: "if (who === 'User' && body.collaborators.includes(id)) return 'edit';\n  return body.visibility === 'public' && !body.hidden ? 'read' : 'none';",
        replace:
          "if (who === 'User' && body.collaborators.includes(id)) return 'edit';\n  return body.visibility === 'public' ? 'read' : 'none';",
        hint: 'cms/src/collections/shared.ts',
      },
    ],
  },
  {
    name: 'anybody changes what others have at home',
    what: 'the check of the owner’s household is missing',
    noticedBy: { cms: ['tests/cms/pantry/pantry', 'tests/cms/access/private'] },
    changes: [
      {
        find: "(id !== 0 && who !== 'Courier' && body.readers.includes(id) ? 'own' : 'none'),\n  async figures({ owner }) {\n    return { readers: owner === null ? [] : await sharerIds(owner, await sql()) };\n  },\n  hooks: {\n    guards: householdGuards('pantry-items'),",
        replace:
          "(id !== 0 && who !== 'Courier' && body.readers.length > 0 ? 'own' : 'none'),\n  async figures({ owner }) {\n    return { readers: owner === null ? [] : await sharerIds(owner, await sql()) };\n  },\n  hooks: {\n    guards: householdGuards('pantry-items'),",
        hint: 'cms/src/collections/pantry-items.ts',
      },
    ],
  },
  {
    name: 'an Admin reads everybody’s shopping lists',
    what: 'lists are nobody’s business but their people’s',
    noticedBy: { cms: ['tests/cms/shoplists/lists', 'tests/cms/access/private'] },
    changes: [
      {
        find: "return body.members.includes(id) ? 'edit' : 'none';\n}",
        replace: "return who === 'Admin' || body.members.includes(id) ? 'edit' : 'none';\n}",
        hint: 'cms/src/collections/shoplists.ts',
      },
    ],
  },
  {
    name: 'a courier reads where a customer lives after the order is over',
    what: 'the address is shown only as long as it is needed',
    noticedBy: { cms: ['tests/cms/orders/steps', 'tests/cms/orders/contact'] },
    changes: [
      {
        find: 'isOneOf(CARRIED_STATES, body.state);',
        replace: "body.state !== 'placed';",
        hint: 'cms/src/collections/orders.ts',
      },
    ],
  },
  {
    name: 'a public plan names the people at the table',
    what: 'readers of a published plan must not learn who eats by it',
    noticedBy: { cms: ['tests/cms/mealplans/eaters', 'tests/cms/mealplans/publishing'] },
    changes: [
      {
        find: 'isMember(body, caller) ? read : {',
        replace: '!isMember(body, caller) ? read : {',
        hint: 'cms/src/collections/mealplans.ts',
      },
    ],
  },
  {
    name: 'a courier reads the delivery code',
    what: 'who knows the code can say that an order was handed over',
    noticedBy: { cms: ['tests/cms/orders/steps'] },
    changes: [
      {
        find: "deliveryCode: text({ ...byCms, show: 'self' })",
        replace: 'deliveryCode: text(byCms)',
        hint: 'cms/src/collections/orders.ts',
      },
    ],
  },
  {
    name: 'what a person thinks of a recipe is read by all',
    what: 'notes on recipes are private, also on public ones',
    noticedBy: { cms: ['tests/cms/dishes/ownFilters', 'tests/cms/access/private'] },
    changes: [
      {
        find: "  uid: 'api::dish-note.dish-note',\n  fields,\n  ...ownedBy('user'),\n",
        replace:
          "  uid: 'api::dish-note.dish-note',\n  fields,\n  ...ownedBy('user'),\n  scope: () => undefined,\n",
        hint: 'cms/src/collections/dish-notes.ts',
      },
    ],
  },
  {
    name: 'a private recipe opens to members before anybody has agreed',
    what: 'recipes that are private are asked about before members of a plan read them',
    noticedBy: { cms: ['tests/cms/mealplans/saved'] },
    changes: [
      {
        find: '.filter((id) => agreed.includes(id))',
        replace: '.filter(() => agreed.length >= 0)',
        hint: 'cms/src/mealplans/shares.ts',
      },
    ],
  },
  {
    name: 'the sitemap names private recipes',
    what: 'search engines would be told of what nobody has published',
    noticedBy: { cms: ['tests/cms/crawlers/sitemap'] },
    changes: [
      {
        find: '.where((within) => collection.scope(within, VISITOR));',
        replace: ".where((within) => collection.scope(within, { ...VISITOR, who: 'Admin' }));",
        hint: 'cms/src/crawlers/sitemap.ts',
      },
    ],
  },
  {
    name: 'the sitemap names people who did not ask for it',
    what: 'whoever publishes would be found by name, whether they want to or not',
    noticedBy: { cms: ['tests/cms/crawlers/sitemap'] },
    changes: [
      { find: "    .where({ 'r.listed': true })\n", replace: '', hint: 'cms/src/crawlers/sitemap.ts' },
    ],
  },
  {
    name: 'a blocked person keeps their public page',
    what: 'somebody whom an Admin has blocked would still be presented',
    noticedBy: { cms: ['tests/cms/people/published'] },
    changes: [
      {
        find: 'if (!person || person.blocked) throw notFound();',
        replace: 'if (!person) throw notFound();',
        hint: 'cms/src/people/published.ts',
      },
    ],
  },
];
