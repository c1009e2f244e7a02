interface Lined<L> {
  readonly ingredients: readonly L[];
  readonly sections: readonly { readonly ingredients: readonly L[] }[];
}

/** Returns all lines of a dish, those outside the sections first. */
export const linesOf = <L>({ ingredients, sections }: Lined<L>): L[] => [
  ...ingredients,
  ...sections.flatMap((section) => section.ingredients),
];
