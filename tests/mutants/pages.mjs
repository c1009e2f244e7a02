/** Mutants of pages, and of things that they must not show. */
export const PAGES = [
  {
    name: 'a filtered list is indexed',
    what: 'a search engine would keep the same recipes under thousands of addresses',
    noticedBy: { page: ['tests/components/records/ListMeta'] },
    changes: [
      {
        find: "robots={Object.keys(narrowing).length > 0 ? 'noindex, follow' : undefined}",
        replace: "robots={Object.keys(narrowing).length > 1 ? 'noindex, follow' : undefined}",
        hint: 'components/records/ListMeta.tsx',
      },
    ],
  },
  {
    name: 'a hidden recipe is described to search engines',
    what: 'what an Admin has hidden must not be found',
    noticedBy: { page: ['tests/components/dish/view/DishMeta'] },
    changes: [
      {
        find: "const isOpen = dish.visibility === 'public' && !dish.hidden;",
        replace: "const isOpen = dish.visibility === 'public';",
        hint: 'components/dish/view/DishMeta.tsx',
      },
    ],
  },
  {
    name: 'a plan lists recipes that only its members may open',
    what: 'their names would be in the data of a public page',
    noticedBy: { pure: ['tests/lib/domain/mealplan/openDishes'] },
    changes: [
      {
        find: "return dish && !dish.isClosed && dish.visibility !== 'private' ? [dish] : [];",
        replace: 'return dish && !dish.isClosed ? [dish] : [];',
        hint: 'lib/domain/mealplan/openDishes.ts',
      },
    ],
  },
  {
    name: 'the keyboard goes with the row that is removed',
    what: 'whoever has no mouse would begin at the top of the page again',
    noticedBy: { page: ['tests/lib/focus/keepFocus'] },
    changes: [
      {
        find: 'gaps.set(element, { parent: target, next: nextSibling, before: previousSibling });',
        replace: 'gaps.delete(element);',
        hint: 'lib/focus/keepFocus.ts',
      },
    ],
  },
  {
    name: 'a page without a row in the table is open',
    what: 'a new page is closed until somebody says for whom it is',
    noticedBy: { pure: ['tests/lib/domain/access/pages'] },
    changes: [
      {
        find: 'if (!page?.roles) return page !== undefined;',
        replace: 'if (!page?.roles) return true;',
        hint: 'lib/domain/access/pages.ts',
      },
    ],
  },
  {
    name: 'a page shows before it is known who asks',
    what: 'others would see it for a blink',
    noticedBy: { page: ['tests/components/layout/RoleGate'] },
    changes: [
      {
        find: "const isOpen = (status !== 'unknown' || isRendered) && canOpen(path);",
        replace: "const isOpen = status === 'unknown' || canOpen(path);",
        hint: 'components/layout/RoleGate.tsx',
      },
    ],
  },
  {
    name: 'who signs out is sent to sign in again',
    what: 'they are on their way to the start page',
    noticedBy: { page: ['tests/context/AuthContext', 'tests/components/layout/RoleGate'] },
    changes: [
      {
        find: 'const isLeaving = wasOpen.current && hasLeft;',
        replace: 'const isLeaving = !wasOpen.current && hasLeft;',
        hint: 'components/layout/RoleGate.tsx',
      },
    ],
  },
  {
    name: 'a session that no longer holds goes on',
    what: 'every page would fail until somebody signs out by hand',
    noticedBy: { page: ['tests/context/ApiContext'] },
    changes: [
      {
        find: "if (cause instanceof ApiError && cause.kind === 'unauthorized') expire();",
        replace: "if (cause instanceof ApiError && cause.kind === 'forbidden') expire();",
        hint: 'context/ApiContext.tsx',
      },
    ],
  },
  {
    name: 'a change that waits for the network is called done',
    what: 'nothing of it has reached anybody yet',
    noticedBy: { page: ['tests/context/ApiContext', 'tests/components/day/agenda/MarkButtons'] },
    changes: [
      {
        find: "if (isDone(answer)) show({ kind: 'success'",
        replace: "if (answer !== undefined || isDone(answer)) show({ kind: 'success'",
        hint: 'context/ApiContext.tsx',
      },
    ],
  },
  {
    name: '“Processing…” goes away while another call is under way',
    what: 'one would take the page for ready',
    noticedBy: { page: ['tests/context/ApiContext'] },
    changes: [
      {
        find: 'if (shown.current === 0) clearProcessing();',
        replace: 'if (shown.current >= 0) clearProcessing();',
        hint: 'context/ApiContext.tsx',
      },
    ],
  },
  {
    name: 'a district without a Georgian name has none in Georgian',
    what: 'a name in the other language is better than an empty place',
    noticedBy: { pure: ['tests/lib/domain/order/shop'] },
    changes: [
      {
        find: "({ Name, NameKa }: Pick<Zone, 'Name' | 'NameKa'>, language: string): string =>\n  language === 'ka' && NameKa ? NameKa : Name;",
        replace:
          "({ Name, NameKa }: Pick<Zone, 'Name' | 'NameKa'>, language: string): string =>\n  language === 'ka' ? (NameKa ?? '') : Name;",
        hint: 'lib/domain/order/shop.ts',
      },
    ],
  },
  {
    name: 'nobody is warned of what is unknown',
    what: 'of food that nobody knows one is told so',
    noticedBy: { page: ['tests/components/food/AllergenTag'] },
    changes: [
      {
        find: "...(isUnknown ? [t('allergensUnknown')] : []),",
        replace: "...(isUnknown && own.length > 0 ? [t('allergensUnknown')] : []),",
        hint: 'components/food/AllergenTag.tsx',
      },
    ],
  },
  {
    name: 'a substitute that may hold nuts is called safe',
    what: 'only what surely lacks them may be named',
    noticedBy: { page: ['tests/components/substitutes/SafeInstead'] },
    changes: [
      {
        find: 'known.get(product.id)?.filter((one) => isFreeOf(one, allergens)) ?? []',
        replace: 'known.get(product.id)?.filter((one) => isFreeOf(one, allergens.slice(0, 1))) ?? []',
        hint: 'components/substitutes/SafeInstead.tsx',
      },
    ],
  },
  {
    name: 'a customer can cancel what is packed already',
    what: 'the button would only bring an error',
    noticedBy: { page: ['tests/components/order/mine/MyOrders'] },
    changes: [
      {
        find: "{canStep('cancel', state, 'customer') && (",
        replace: "{canStep('cancel', state, 'admin') && (",
        hint: 'components/order/mine/MyOrderCard.tsx',
      },
    ],
  },
  {
    name: 'the step less takes more than there is',
    what: 'the last hundred grams are taken as a hundred, not as a step',
    noticedBy: { page: ['tests/components/pantry/PantryShelves', 'tests/pages/pantry'] },
    changes: [
      {
        find: 'const less = Math.min(step, item.amount);',
        replace: 'const less = step;',
        hint: 'components/pantry/PantryRow.tsx',
      },
    ],
  },
  {
    name: 'the courier is told what to collect after it was handed over',
    what: 'it would be collected twice',
    noticedBy: { page: ['tests/components/order/courier/CourierOrders'] },
    changes: [
      {
        find: "(order.state === 'packed' || order.state === 'failed') && <DoorSum",
        replace: "order.state !== 'accepted' && <DoorSum",
        hint: 'components/order/courier/CarriedCard.tsx',
      },
    ],
  },
  {
    name: 'a page that sets a cookie is remembered for all',
    what: 'the cookie of one would be set for everybody',
    noticedBy: { scripts: ['tests/scripts/front/pages'] },
    changes: [
      {
        find: "    headers['set-cookie'] === undefined &&\n",
        replace: '',
        hint: 'scripts/front/pageAnswers.mjs',
      },
    ],
  },
  {
    name: 'a remembered page is sent for as long as it likes',
    what: 'what was hidden or deleted is gone within a minute',
    noticedBy: { scripts: ['tests/scripts/front/pages'] },
    changes: [
      {
        find: 'Math.min(most, OLDEST_SECONDS) * 1000',
        replace: 'most * 100_000',
        hint: 'scripts/front/pageAnswers.mjs',
      },
    ],
  },
  {
    name: 'a call with a token is answered from memory',
    what: 'whoever is signed in gets an answer of their own',
    noticedBy: { scripts: ['tests/scripts/front/pages'] },
    changes: [
      {
        find: "const OF_ONE = ['authorization', 'x-nextjs-data'];",
        replace: "const OF_ONE = ['x-nextjs-data'];",
        hint: 'scripts/front/pages.mjs',
      },
    ],
  },
  {
    name: 'Next sees the cookies of whoever asks first for a shared page',
    what: 'what it made of them would be shown to everybody',
    noticedBy: { scripts: ['tests/scripts/front/pages'] },
    changes: [
      {
        find: "headers.push('Cookie', cookies.join('; '));",
        replace: "headers.push('Cookie', req.headers.cookie ?? '');",
        hint: 'scripts/front/headers.mjs',
      },
    ],
  },
];
