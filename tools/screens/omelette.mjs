/** A recipe as people send it to each other, for pasting. */
export const OMELETTE = {
  en: `Grandmother's herb omelette
Serves 2, 20 minutes

4 eggs
2 tomatoes
1/2 tsp salt
15 g butter
1 bunch purple basil

1. Beat the eggs with the salt.
2. Melt the butter and fry the tomatoes for 5 minutes.
3. Pour in the eggs, scatter the basil and cover for 4 minutes.`,
  ka: `ბებიას ომლეტი მწვანილით
2 ულუფა, 20 წუთი

4 კვერცხი
2 პომიდორი
1/2 ჩ/კ მარილი
15 გ კარაქი
1 კონა იისფერი რეჰანი

1. კვერცხი მარილთან ერთად ათქვიფეთ.
2. გაადნეთ კარაქი და პომიდორი 5 წუთი მოხრაკეთ.
3. დაასხით კვერცხი, მოაყარეთ რეჰანი და 4 წუთით დაახურეთ თავსახური.`,
};
