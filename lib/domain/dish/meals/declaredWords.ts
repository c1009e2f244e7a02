import type { DishType } from '../types';

// blanks separate phrases, an underscore joins the words of one
/** Words for meals that stand at the end of a phrase ("quick dinner"). */
export const AT_THE_END: Readonly<Record<DishType, string>> = {
  Breakfast: `breakfast brunch საუზმე ბრანჩი Frühstück kahvaltı kahvaltılık səhər_yeməyi նախաճաշ`,
  Lunch: `lunch luncheon lunchbox სადილი ლანჩი Mittagessen Mittag öğle_yemeği öğle_yemekleri nahar ճաշ`,
  Dinner: `dinner supper ვახშამი Abendessen Abendbrot akşam_yemeği akşam_yemekleri şam_yeməyi axşam_yeməyi ընթրիք`,
  Snack: `snack teatime tea_time afternoon_tea სნექი სნეკი წასახემსებელი წახემსება Zwischenmahlzeit atıştırmalık atıştırmalıklar
    qəlyanaltı`,
  Dessert: `dessert დესერტი ტკბილეული Nachtisch Nachspeise Süßspeise Süßspeisen tatlı tatlılar desert şirniyyat դեսերտ աղանդեր`,
};
/** Words for meals that may also stand at the beginning: "cena rápida", «ужин за полчаса». */
export const AT_EITHER_END: Readonly<Record<DishType, string>> = {
  Breakfast: `petit_déjeuner petits_déjeuners colazione desayuno desayunos завтрак завтраки завтрака завтраков
    сніданок сніданки сніданку śniadanie śniadania`,
  Lunch: `déjeuner déjeuners pranzo pranzi almuerzo almuerzos обед обеды обеда обедов ланч обід обіди обіду obiad obiady`,
  Dinner: `dîner dîners souper soupers cena cene cenas ужин ужины ужина ужинов вечеря вечері kolacja kolacje`,
  Snack: `goûter goûters collation collations encas merenda merende spuntino spuntini merienda meriendas tentempié
    перекус перекусы перекуса полдник полдника перекуси przekąska przekąski podwieczorek`,
  Dessert: `dolce dolci postre postres десерт десерты десерта десертов десерти десерту deser desery`,
};

/** Words around a meal without a meaning of their own. */
export const FILLERS = `recipe recipes idea ideas meal meals dish dishes food foods course courses tonight category time
  რეცეპტი რეცეპტები კერძი კერძები იდეები Rezept Rezepte Gericht Gerichte рецепт рецепты рецептов блюдо блюда рецепти страви
  recette recettes plat plats ricetta ricette receta recetas przepis przepisy tarifi tarifleri tarif için`;

/**
 * Words for the app's dietary flags; excludes words that come only close ("low lactose", „სამარხვო“, "vegan option").
 */
export const DIET_WORDS = {
  Vegan: `vegan veganuary plant_based ვეგანური ვეგანი веганский веганское веганские веган vegano vegana vegani végan végane vegane
    veganes végétalien végétalienne wegańskie wegański веганська веганський веганські`,
  Vegetarian: `vegetarian veggie vegetarisch vegetarische vegetarisches ვეგეტარიანული вегетарианский вегетарианское вегетарианские
    végétarien végétarienne vegetariano vegetariana vejetaryen wegetariańskie wegetariański вегетаріанська вегетаріанські`,
  'Gluten Free': `gluten_free glutenfree no_gluten without_gluten უგლუტენო გლუტენის_გარეშე glutenfrei glutenfreie glutenfreies
    без_глютена безглютеновый безглютеновое безглютеновые sans_gluten senza_glutine sin_gluten bez_glutenu glutensiz без_глютену`,
  'Dairy-Free': `dairy_free dairyfree no_dairy without_dairy milk_free non_dairy რძის_გარეშე ურძეო milchfrei ohne_milch
    без_молока без_молочного sans_lait sans_produits_laitiers senza_latte senza_latticini sin_lácteos sin_leche bez_nabiału sütsüz`,
} as const;
