/** Mutants of typing, validating, sending and merging. */
export const FORMS = [
  {
    name: 'Enter sends a form of many fields',
    what: 'what is half-written would be saved',
    noticedBy: { page: ['tests/components/forms/focusNext'] },
    changes: [
      {
        find: 'fieldsBeside(event.target).length > SHORT',
        replace: 'fieldsBeside(event.target).length < SHORT',
        hint: 'components/forms/focusNext.ts',
      },
    ],
  },
  {
    name: 'a field says nothing of what is wrong',
    what: 'the form would not be sent, and nobody would know why',
    noticedBy: {
      page: ['tests/components/forms', 'tests/components/product/ProductForm', 'tests/pages/user/login'],
    },
    changes: [
      {
        find: 'const error = meta.touched && isFieldMessage(fault) ? fault : undefined;',
        replace: 'const error = meta.touched && isFieldMessage(fault) && !help ? fault : undefined;',
        hint: 'components/forms/useFieldState.ts',
      },
    ],
  },
  {
    name: 'a number that cannot be read is lost',
    what: 'what was typed stays, and the form says what is wrong with it',
    noticedBy: { page: ['tests/components/forms/NumberField'] },
    changes: [
      {
        find: '(parseNumber(typed) ?? typed)',
        replace: '(parseNumber(typed) ?? null)',
        hint: 'components/forms/NumberField.tsx',
      },
    ],
  },
  {
    name: 'a dialog closes although nothing was sent',
    what: 'what was typed would be gone',
    noticedBy: { page: ['tests/components/forms/OneFieldDialog'] },
    changes: [
      {
        find: '      if (isFieldFault(cause)) setFault(fieldFault(cause)); // An alert already reports any other error.\n',
        replace:
          '      if (isFieldFault(cause)) setFault(fieldFault(cause)); // An alert already reports any other error.\n      onClose();\n',
        hint: 'components/forms/OneFieldDialog.tsx',
      },
    ],
  },
  {
    name: 'a form is sent twice by two presses',
    what: 'two recipes would be made of one',
    noticedBy: { page: ['tests/components/forms'] },
    changes: [
      {
        find: 'onClick={(event) => isSubmitting && event.preventDefault()}',
        replace: 'onClick={(event) => !isSubmitting && event.isDefaultPrevented()}',
        hint: 'components/forms/SubmitButton.tsx',
      },
    ],
  },
  {
    name: 'where two changed the same field mine wins without a question',
    what: 'the other’s work would be lost',
    noticedBy: { pure: ['tests/lib/forms/versions/fields'] },
    changes: [
      {
        find: "changedBy === 'both' ? sides : { ...sides, [field]: changedBy === 'me' ? 'mine' : 'theirs' }",
        replace: "({ ...sides, [field]: changedBy === 'them' ? 'theirs' : 'mine' })",
        hint: 'lib/forms/versions/fields.ts',
      },
    ],
  },
  {
    name: 'a meal that somebody else has added is dropped when days are merged',
    what: 'both cooks’ changes of a day stay',
    noticedBy: { pure: ['tests/lib/forms/mealplan/merge'] },
    changes: [
      {
        find: '({ key }) => theirOwn.has(key) && !mine.meals.some((meal) => meal.key === key),',
        replace: '({ key }) => !theirOwn.has(key) && !mine.meals.some((meal) => meal.key === key),',
        hint: 'lib/forms/mealplan/merge.ts',
      },
    ],
  },
  {
    name: 'an untouched amount is rewritten when a recipe is saved',
    what: '“a pinch” stays as its author wrote it',
    noticedBy: { pure: ['tests/lib/forms/dish/amount'] },
    changes: [
      {
        find: 'before?.typed === amount && (before.unit ?? NO_UNIT) === unit && before.product === product?.id',
        replace: 'before?.typed === amount && before.unit === unit && before.product === product?.id',
        hint: 'lib/forms/dish/amount.ts',
      },
    ],
  },
  {
    name: 'what was pasted takes the place of what was written',
    what: 'lines and steps go behind those that are there',
    noticedBy: { pure: ['tests/lib/forms/dish/pasted'] },
    changes: [
      {
        find: 'Description: values.Description || recipe.Description,',
        replace: 'Description: recipe.Description || values.Description,',
        hint: 'lib/forms/dish/pasted.ts',
      },
    ],
  },
  {
    name: 'the name of one person is put with the phone of another',
    what: 'a courier would ring the wrong door',
    noticedBy: { pure: ['tests/lib/forms/order/values'] },
    changes: [
      {
        find: 'return own.phone || !last?.recipient ? own : last.recipient;',
        replace:
          'return own.phone || !last?.recipient ? own : { ...last.recipient, Name: own.Name || last.recipient.Name };',
        hint: 'lib/forms/order/values.ts',
      },
    ],
  },
  {
    name: 'more is offered than the shop has left',
    what: 'a rest that is no whole pack cannot be ordered',
    noticedBy: { pure: ['tests/lib/forms/order/problems'] },
    changes: [
      {
        find: 'return Math.floor(left / step + 1e-9) * step;',
        replace: 'return Math.ceil(left / step - 1e-9) * step;',
        hint: 'lib/forms/order/problems.ts',
      },
    ],
  },
  {
    name: 'a table brings in the good lines and drops the others',
    what: 'either all of a delivery comes in or nothing does',
    noticedBy: { pure: ['tests/lib/forms/storage/csv'] },
    changes: [
      {
        find: 'readRow(cells, byName, (column, key) => faults.push({ line: lineOfRow(index), column, key })),\n  );\n  return faults.length > 0 ? { rows: [], faults } : { rows, faults };',
        replace:
          'readRow(cells, byName, (column, key) => faults.push({ line: lineOfRow(index), column, key })),\n  );\n  return { rows, faults };',
        hint: 'lib/forms/storage/csv.ts',
      },
    ],
  },
];
