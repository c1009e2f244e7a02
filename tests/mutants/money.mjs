/** Mutants of prices, fees and totals. */
export const MONEY = [
  {
    name: 'what was thrown away at an unknown cost is not counted as unknown',
    what: 'the month would look cheaper than it was',
    noticedBy: { pure: ['tests/lib/domain/price/thrown'], cms: ['tests/cms/prices/thrown'] },
    changes: [
      {
        find: 'unknown: thrown.filter(({ tetri }) => tetri === null).length,',
        replace: 'unknown: 0,',
        hint: 'lib/domain/price/thrown.ts',
      },
    ],
  },
  {
    name: 'prices round half tetri down',
    what: 'a line that comes to half a tetri must cost the customer the tetri above',
    noticedBy: { pure: ['tests/lib/domain/order/price'] },
    changes: [
      {
        find: 'Math.floor(tetri + 0.5 + 1e-9)',
        replace: 'Math.ceil(tetri - 0.5 - 1e-9)',
        hint: 'lib/domain/order/price.ts',
      },
    ],
  },
  {
    name: 'the fee is left out of what is paid at the door',
    what: 'the courier would collect the goods without what bringing them costs',
    noticedBy: { pure: ['tests/lib/domain/order/price'], cms: ['tests/cms/orders/steps'] },
    changes: [
      {
        find: 'lines.reduce((sum, line) => sum + gotPrice(line), feeTetri);',
        replace: 'lines.reduce((sum, line) => sum + gotPrice(line), 0);',
        hint: 'lib/domain/order/price.ts',
      },
    ],
  },
  {
    name: 'the markup is added to a price twice',
    what: 'goods would cost more in the cart than the shop lists them at',
    noticedBy: { pure: ['tests/lib/domain/order/price'] },
    changes: [
      {
        find: '((costTetri * grams) / 100) * (1 + markupPercent / 100)',
        replace: '((costTetri * grams) / 100) * (1 + (2 * markupPercent) / 100)',
        hint: 'lib/domain/order/price.ts',
      },
    ],
  },
  {
    name: 'a zone that is brought to for nothing costs the usual fee',
    what: 'a fee of nothing is a fee, not a missing one',
    noticedBy: { pure: ['tests/lib/domain/order/shop'], cms: ['tests/cms/orders/placing'] },
    changes: [
      {
        find: 'zones.find(({ key }) => key === zone)?.feeTetri ?? feeTetri',
        replace: 'zones.find(({ key }) => key === zone)?.feeTetri || feeTetri',
        hint: 'lib/domain/order/shop.ts',
      },
    ],
  },
  {
    name: 'the fee counts towards the smallest order',
    what: 'an order below the minimum would pass because bringing it costs something',
    noticedBy: { cms: ['tests/cms/orders/placing'] },
    changes: [
      {
        find: 'if (estimatedTetri - feeTetri < shop.minimumTetri)',
        replace: 'if (estimatedTetri < shop.minimumTetri)',
        hint: 'cms/src/orders/place.ts',
      },
    ],
  },
  {
    name: 'a price that rose since the quote is taken without a word',
    what: 'the customer agreed to another total than the one they would pay',
    noticedBy: { cms: ['tests/cms/orders/placing'] },
    changes: [
      {
        find: 'if (quotedTetri !== null && quotedTetri !== estimatedTetri)',
        replace: 'if (quotedTetri !== null && quotedTetri > estimatedTetri)',
        hint: 'cms/src/orders/place.ts',
      },
    ],
  },
  {
    name: 'a much dearer replacement needs to pass one bound only',
    what: 'customers would be asked about every cheap replacement that costs some tetri more',
    noticedBy: { pure: ['tests/lib/domain/order/consent'] },
    changes: [
      {
        find: '(100 + CONSENT.line.percent) &&\n  costsTetri >',
        replace: '(100 + CONSENT.line.percent) ||\n  costsTetri >',
        hint: 'lib/domain/order/consent.ts',
      },
    ],
  },
  {
    name: 'a yes covers any price',
    what: 'what was agreed at one price would go in at a dearer one',
    noticedBy: { pure: ['tests/lib/domain/order/consent'] },
    changes: [
      {
        find: 'line.amount <= question.gotAmount &&\n      line.costsTetri <= question.priceTetri,',
        replace: 'line.amount <= question.gotAmount,',
        hint: 'lib/domain/order/consent.ts',
      },
    ],
  },
  {
    name: 'takings count on the day of the order',
    what: 'the books would show money on a day on which none was handed over',
    noticedBy: { pure: ['tests/lib/domain/order/figures'] },
    changes: [
      {
        find: 'takingsTetri: handed.reduce(',
        replace: 'takingsTetri: placed.reduce(',
        hint: 'lib/domain/order/figures.ts',
      },
    ],
  },
];
