/** Recipes as people send them to each other; no product has the name of the last ingredient. */
export const KHACHAPURI = {
  en: (tag: string) => ({
    name: `Grandmother's khachapuri ${tag}`,
    missing: `mountain mint ${tag}`,
    flour: 'Wheat flour',
    filling: 'Filling',
    step: 'Bake until golden.',
    text: `Grandmother's khachapuri ${tag}
Serves 6

Dough:
500 g wheat flour
300 ml milk
1,5 tsp salt

Filling:
600 g sulguni
1 egg
10 g mountain mint ${tag}

1. Knead the dough and let it rise for 60 minutes.
2. Grate the cheese and mix it with the egg.
3. Bake until golden.`,
  }),
  ka: (tag: string) => ({
    name: `ბებიას ხაჭაპური ${tag}`,
    missing: `მთის პიტნა ${tag}`,
    flour: 'ხორბლის ფქვილი',
    filling: 'შიგთავსი',
    step: 'გამოაცხვეთ, სანამ დაიბრაწება.',
    text: `ბებიას ხაჭაპური ${tag}
6 ულუფა

ცომი:
500 გ ხორბლის ფქვილი
300 მლ რძე
1,5 ჩ/კ მარილი

შიგთავსი:
600 გ სულგუნი
1 კვერცხი
10 გ მთის პიტნა ${tag}

1. მოზილეთ ცომი და 60 წუთი გააჩერეთ.
2. გახეხეთ ყველი და აურიეთ კვერცხში.
3. გამოაცხვეთ, სანამ დაიბრაწება.`,
  }),
} as const;

export type PastedRecipe = ReturnType<(typeof KHACHAPURI)['en']>;
