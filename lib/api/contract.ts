// Printed from the collections of the CMS by `npm run contract`; do not edit.

/** Names the fields of a record or a part that only `populate` shows. */
declare const nested: unique symbol;
export type Nested = typeof nested;
type None = Readonly<Record<never, never>>;

type Allergen =
  | 'gluten'
  | 'crustaceans'
  | 'egg'
  | 'fish'
  | 'peanuts'
  | 'soy'
  | 'milk'
  | 'nuts'
  | 'celery'
  | 'mustard'
  | 'sesame'
  | 'sulphites'
  | 'lupin'
  | 'molluscs';
type Category =
  | 'vegetables'
  | 'herbs'
  | 'fruit'
  | 'dairy'
  | 'meat'
  | 'grains'
  | 'pulses'
  | 'spices'
  | 'pantry'
  | 'sweets'
  | 'drinks'
  | 'frozen'
  | 'other';
type Diet = 'Vegan' | 'Vegetarian' | 'Gluten Free' | 'Dairy-Free' | 'fasting';
type DietaryFlag = 'Vegan' | 'Vegetarian' | 'Gluten Free' | 'Dairy-Free';
type DishType = 'Breakfast' | 'Lunch' | 'Dinner' | 'Snack' | 'Dessert';
type FoodState = 'raw' | 'dried' | 'cooked' | 'tinned' | 'frozen' | 'made';
type Language = 'en' | 'ka';
type OrderState = 'placed' | 'accepted' | 'packed' | 'onTheWay' | 'delivered' | 'failed' | 'cancelled';
type Origin = 'plant' | 'animal' | 'fish' | 'dairy' | 'egg' | 'honey';
type PieceName = 'clove' | 'bunch' | 'head' | 'leaf';
type Role = 'Admin' | 'User' | 'Courier';
type Unit = 'gr' | 'ml' | 'Spoon' | 'Tea Spoon' | 'Table Spoon' | 'Pinch' | 'Piece';
type Visibility = 'public' | 'private';
interface Address {
  readonly street: string;
  readonly building?: string | null;
  readonly entrance?: string | null;
  readonly floor?: string | null;
  readonly flat?: string | null;
  readonly doorCode?: string | null;
  readonly landmark?: string | null;
  readonly lat?: number | null;
  readonly lng?: number | null;
}
interface BroughtThing {
  readonly key: string;
  readonly collection: string;
  readonly Name: string;
  readonly count: number;
  readonly state: '' | 'taken' | 'partly' | 'left';
}
interface ImportQuestion {
  readonly name: string;
  readonly text: string;
  readonly lines: number;
  readonly recipes: readonly string[];
  readonly told: readonly Allergen[];
  readonly proposals: readonly {
    readonly product: number | null;
    readonly food: number | null;
    readonly Name: string;
    readonly NameKa: string | null;
    readonly loses: Loss;
    readonly calories: number | null;
    readonly costTetri: number | null;
    readonly allergens: readonly Allergen[] | null;
    readonly unknownAllergens: readonly Allergen[] | null;
  }[];
}
interface ImportRecipe {
  readonly key: string;
  readonly Name: string;
  readonly Description: string;
  readonly Note: string;
  readonly language: Language;
  readonly servingAmount: number | null;
  readonly TimeToCook: number | null;
  readonly prepTime?: number | null;
  readonly sections: readonly { readonly title: string }[];
  readonly ingredients: readonly {
    readonly text: string;
    readonly amount: number | null;
    readonly amountTo: number | null;
    readonly unit: Unit | null;
    readonly name: string;
    readonly note: string;
    readonly food: number | null;
    readonly product: number | null;
    readonly own?: boolean;
    readonly section: number | null;
  }[];
  readonly Steps: readonly {
    readonly description: string;
    readonly minutes: number | null;
    readonly images: readonly { readonly url?: string; readonly entry?: string; readonly base64?: string }[];
  }[];
  readonly images: readonly { readonly url?: string; readonly entry?: string; readonly base64?: string }[];
  readonly tags: readonly string[];
  readonly rating: number | null;
  readonly sourceUrl: string;
  readonly types: readonly DishType[];
  readonly typesGuessed: boolean;
  readonly dietaryFlags: readonly DietaryFlag[];
  readonly dietsSaid: readonly DietaryFlag[];
  readonly dietsChosen: boolean;
  readonly warnings: readonly { readonly path: readonly (string | number)[]; readonly key: string }[];
  readonly duplicateOf: number | null;
  readonly dish: number | null;
}
interface Loss {
  readonly allergens: readonly Allergen[];
  readonly origin: string | null;
  readonly gains: readonly Allergen[];
}
interface NutrientTotals {
  readonly of: number;
  readonly amounts: {
    readonly fibre?: number | null;
    readonly sugar?: number | null;
    readonly saturatedFat?: number | null;
    readonly salt?: number | null;
    readonly calcium?: number | null;
    readonly iron?: number | null;
    readonly magnesium?: number | null;
    readonly phosphorus?: number | null;
    readonly potassium?: number | null;
    readonly zinc?: number | null;
    readonly selenium?: number | null;
    readonly vitaminA?: number | null;
    readonly vitaminC?: number | null;
    readonly vitaminD?: number | null;
    readonly vitaminE?: number | null;
    readonly vitaminK?: number | null;
    readonly vitaminB1?: number | null;
    readonly vitaminB2?: number | null;
    readonly vitaminB3?: number | null;
    readonly vitaminB6?: number | null;
    readonly folate?: number | null;
    readonly vitaminB12?: number | null;
  };
  readonly known: {
    readonly fibre?: number | null;
    readonly sugar?: number | null;
    readonly saturatedFat?: number | null;
    readonly salt?: number | null;
    readonly calcium?: number | null;
    readonly iron?: number | null;
    readonly magnesium?: number | null;
    readonly phosphorus?: number | null;
    readonly potassium?: number | null;
    readonly zinc?: number | null;
    readonly selenium?: number | null;
    readonly vitaminA?: number | null;
    readonly vitaminC?: number | null;
    readonly vitaminD?: number | null;
    readonly vitaminE?: number | null;
    readonly vitaminK?: number | null;
    readonly vitaminB1?: number | null;
    readonly vitaminB2?: number | null;
    readonly vitaminB3?: number | null;
    readonly vitaminB6?: number | null;
    readonly folate?: number | null;
    readonly vitaminB12?: number | null;
  };
}
interface Whose {
  readonly how: 'mine' | 'shared' | 'kept' | 'theirs';
  readonly by: string | null;
}
interface DishIngredient {
  readonly [nested]?: 'product';
  readonly key: string;
  readonly amount: number | null;
  readonly unit: Unit | null;
  readonly amountTo: number | null;
  readonly text: string | null;
  readonly name: string | null;
  readonly note: string | null;
  readonly product: ProductInside | null;
}
interface DishStep {
  readonly [nested]?: 'images' | 'image';
  readonly key: string;
  readonly description: string;
  readonly minutes: number | null;
  readonly images: readonly Media[];
  readonly image: Media | null;
  readonly video: string | null;
}
interface DishNutrientsAmounts {
  readonly fibre?: number | null;
  readonly sugar?: number | null;
  readonly saturatedFat?: number | null;
  readonly salt?: number | null;
  readonly calcium?: number | null;
  readonly iron?: number | null;
  readonly magnesium?: number | null;
  readonly phosphorus?: number | null;
  readonly potassium?: number | null;
  readonly zinc?: number | null;
  readonly selenium?: number | null;
  readonly vitaminA?: number | null;
  readonly vitaminC?: number | null;
  readonly vitaminD?: number | null;
  readonly vitaminE?: number | null;
  readonly vitaminK?: number | null;
  readonly vitaminB1?: number | null;
  readonly vitaminB2?: number | null;
  readonly vitaminB3?: number | null;
  readonly vitaminB6?: number | null;
  readonly folate?: number | null;
  readonly vitaminB12?: number | null;
}
interface DishIngredientWrite {
  readonly key?: string | null;
  readonly id?: unknown;
  readonly amount?: number | null;
  readonly unit?: Unit | null;
  readonly amountTo?: number | null;
  readonly text?: string | null;
  readonly name?: string | null;
  readonly note?: string | null;
  readonly product: number;
}
interface DishSectionWrite {
  readonly key?: string | null;
  readonly id?: unknown;
  readonly title: string;
  readonly ingredients?: readonly DishIngredientWrite[] | null;
}
interface DishStepWrite {
  readonly key?: string | null;
  readonly id?: unknown;
  readonly description: string;
  readonly minutes?: number | null;
  readonly images?: readonly number[] | null;
  readonly image?: number | null;
  readonly video?: string | null;
}
interface ExaminationResult {
  readonly key: string;
  readonly parameter: string;
  readonly value: number;
  readonly unit: string | null;
  readonly low: number | null;
  readonly high: number | null;
}
interface ExaminationResultWrite {
  readonly key?: string | null;
  readonly id?: unknown;
  readonly parameter: string;
  readonly value: number;
  readonly unit?: string | null;
  readonly low?: number | null;
  readonly high?: number | null;
}
interface FoodNutrients {
  readonly calcium?: number | null;
  readonly iron?: number | null;
  readonly magnesium?: number | null;
  readonly phosphorus?: number | null;
  readonly potassium?: number | null;
  readonly zinc?: number | null;
  readonly selenium?: number | null;
  readonly vitaminA?: number | null;
  readonly vitaminC?: number | null;
  readonly vitaminD?: number | null;
  readonly vitaminE?: number | null;
  readonly vitaminK?: number | null;
  readonly vitaminB1?: number | null;
  readonly vitaminB2?: number | null;
  readonly vitaminB3?: number | null;
  readonly vitaminB6?: number | null;
  readonly folate?: number | null;
  readonly vitaminB12?: number | null;
}
interface MealplanTargets {
  readonly calories: number | null;
  readonly fats: number | null;
  readonly carbs: number | null;
  readonly prots: number | null;
  readonly costTetriPerDay: number | null;
}
interface MealplanEater {
  readonly key: string;
  readonly Name: string | null;
  readonly factor: number;
  readonly user: number | null;
  readonly allergens: readonly Allergen[] | null;
}
interface MealplanDayMealEntry {
  readonly [nested]?: 'dish' | 'product';
  readonly key: string;
  readonly kind: 'dish' | 'product' | 'text' | 'leftovers';
  readonly dish: DishInside | null;
  readonly servings: number | null;
  readonly product: ProductInside | null;
  readonly amount: number | null;
  readonly unit: Unit | null;
  readonly text: string | null;
  readonly of: string | null;
  readonly Name: string | null;
  readonly out: readonly string[] | null;
  readonly shares?: readonly { readonly eater: string; readonly servings: number }[];
}
interface MealplanDayMeal {
  readonly [nested]?: 'entries';
  readonly key: string;
  readonly type: DishType;
  readonly time: string | null;
  readonly note: string | null;
  readonly entries: readonly MealplanDayMealEntry[];
}
interface MealplanDayExercise {
  readonly [nested]?: 'exercise';
  readonly key: string;
  readonly exercise: ExerciseInside | null;
  readonly Name: string | null;
  readonly time: string | null;
  readonly endTime: string | null;
}
interface MealplanDaySupplement {
  readonly [nested]?: 'supplement';
  readonly key: string;
  readonly supplement: SupplementInside | null;
  readonly Name: string | null;
  readonly dosage: number | null;
  readonly time: string | null;
}
interface MealplanDayAppointment {
  readonly key: string;
  readonly title: string;
  readonly time: string | null;
  readonly endTime: string | null;
  readonly note: string | null;
}
interface MealplanDay {
  readonly [nested]?: 'meals' | 'exercises' | 'supplements' | 'appointments';
  readonly key: string;
  readonly title: string | null;
  readonly note: string | null;
  readonly meals: readonly MealplanDayMeal[];
  readonly exercises: readonly MealplanDayExercise[];
  readonly supplements: readonly MealplanDaySupplement[];
  readonly appointments: readonly MealplanDayAppointment[];
}
interface MealplanTargetsWrite {
  readonly calories?: number | null;
  readonly fats?: number | null;
  readonly carbs?: number | null;
  readonly prots?: number | null;
  readonly costTetriPerDay?: number | null;
}
interface MealplanEaterWrite {
  readonly key?: string | null;
  readonly id?: unknown;
  readonly Name?: string | null;
  readonly factor: number;
  readonly user?: number | null;
  readonly allergens?: readonly Allergen[] | null;
}
interface MealplanDayMealEntryWrite {
  readonly key?: string | null;
  readonly id?: unknown;
  readonly kind: 'dish' | 'product' | 'text' | 'leftovers';
  readonly dish?: number | null;
  readonly servings?: number | null;
  readonly product?: number | null;
  readonly amount?: number | null;
  readonly unit?: Unit | null;
  readonly text?: string | null;
  readonly of?: string | null;
  readonly Name?: string | null;
  readonly out?: readonly string[] | null;
  readonly shares?: readonly { readonly eater: string; readonly servings: number }[] | null;
}
interface MealplanDayMealWrite {
  readonly key?: string | null;
  readonly id?: unknown;
  readonly type: DishType;
  readonly time?: string | null;
  readonly note?: string | null;
  readonly entries?: readonly MealplanDayMealEntryWrite[] | null;
}
interface MealplanDayExerciseWrite {
  readonly key?: string | null;
  readonly id?: unknown;
  readonly exercise?: number | null;
  readonly Name?: string | null;
  readonly time?: string | null;
  readonly endTime?: string | null;
}
interface MealplanDaySupplementWrite {
  readonly key?: string | null;
  readonly id?: unknown;
  readonly supplement?: number | null;
  readonly Name?: string | null;
  readonly dosage?: number | null;
  readonly time?: string | null;
}
interface MealplanDayAppointmentWrite {
  readonly key?: string | null;
  readonly id?: unknown;
  readonly title: string;
  readonly time?: string | null;
  readonly endTime?: string | null;
  readonly note?: string | null;
}
interface MealplanDayWrite {
  readonly key?: string | null;
  readonly id?: unknown;
  readonly title?: string | null;
  readonly note?: string | null;
  readonly meals?: readonly MealplanDayMealWrite[] | null;
  readonly exercises?: readonly MealplanDayExerciseWrite[] | null;
  readonly supplements?: readonly MealplanDaySupplementWrite[] | null;
  readonly appointments?: readonly MealplanDayAppointmentWrite[] | null;
}
interface OrderLine {
  readonly [nested]?: 'product' | 'item' | 'replacement';
  readonly key: string;
  readonly product: ProductInside | null;
  readonly amount: number;
  readonly unit: Unit;
  readonly ifMissing: 'replace' | 'skip' | 'call' | null;
  readonly item: ShopItemInside | null;
  readonly Name: string | null;
  readonly NameKa: string | null;
  readonly priceTetri: number | null;
  readonly outcome: 'got' | 'replaced' | 'missing' | null;
  readonly gotAmount: number | null;
  readonly gotTetri: number | null;
  readonly replacement: ProductInside | null;
  readonly replacementUnit: Unit | null;
  readonly called: boolean | null;
}
interface OrderHistory {
  readonly [nested]?: 'by';
  readonly key: string;
  readonly state: OrderState | null;
  readonly at: string | null;
  readonly by: UserInside | null;
  readonly note: string | null;
}
interface OrderLineWrite {
  readonly key?: string | null;
  readonly id?: unknown;
  readonly product: number;
  readonly amount: number;
  readonly unit: Unit;
  readonly ifMissing?: 'replace' | 'skip' | 'call' | null;
  readonly item?: number | null;
}
interface OrderAddressWrite {
  readonly street: string;
  readonly building?: string | null;
  readonly entrance?: string | null;
  readonly floor?: string | null;
  readonly flat?: string | null;
  readonly doorCode?: string | null;
  readonly landmark?: string | null;
  readonly lat?: number | null;
  readonly lng?: number | null;
}
interface ProductLent {
  readonly calories?: number | null;
  readonly fats?: number | null;
  readonly carbs?: number | null;
  readonly prots?: number | null;
  readonly fibre?: number | null;
  readonly sugar?: number | null;
  readonly saturatedFat?: number | null;
  readonly salt?: number | null;
  readonly gramsPerMl?: number | null;
  readonly gramsPerPiece?: number | null;
  readonly edibleShare?: number | null;
  readonly category?: Category | null;
  readonly origin?: Origin | null;
  readonly pieceName?: PieceName | null;
  readonly allergens?: readonly Allergen[];
}
interface ProductSubstituteWrite {
  readonly food: number;
  readonly ratio: number;
  readonly note?: string | null;
  readonly noteKa?: string | null;
}
interface ScheduleDay {
  readonly key: string;
  readonly weekday: number;
  readonly time: string;
  readonly endTime: string;
}
interface ScheduleDayWrite {
  readonly key?: string | null;
  readonly id?: unknown;
  readonly weekday: number;
  readonly time: string;
  readonly endTime: string;
}
interface ShopZone {
  readonly key: string;
  readonly Name: string;
  readonly NameKa: string | null;
  readonly feeTetri: number;
}
interface ShopHour {
  readonly key: string;
  readonly weekday: number;
  readonly from: string;
  readonly to: string;
}
interface ShopZoneWrite {
  readonly key?: string | null;
  readonly id?: unknown;
  readonly Name: string;
  readonly NameKa?: string | null;
  readonly feeTetri: number;
}
interface ShopHourWrite {
  readonly key?: string | null;
  readonly id?: unknown;
  readonly weekday: number;
  readonly from: string;
  readonly to: string;
}
interface UserAddress {
  readonly label: string | null;
  readonly zone: string | null;
  readonly street: string;
  readonly building: string | null;
  readonly entrance: string | null;
  readonly floor: string | null;
  readonly flat: string | null;
  readonly doorCode: string | null;
  readonly landmark: string | null;
  readonly lat: number | null;
  readonly lng: number | null;
}
interface UserAddressWrite {
  readonly label?: string | null;
  readonly zone?: string | null;
  readonly street: string;
  readonly building?: string | null;
  readonly entrance?: string | null;
  readonly floor?: string | null;
  readonly flat?: string | null;
  readonly doorCode?: string | null;
  readonly landmark?: string | null;
  readonly lat?: number | null;
  readonly lng?: number | null;
}
interface Media {
  readonly id: number;
  readonly name: string;
  readonly alternativeText: string | null;
  readonly width: number | null;
  readonly height: number | null;
  readonly mime: string;
  readonly formats: {
    readonly thumbnail?: {
      readonly url: string;
      readonly width: number | null;
      readonly height: number | null;
    };
    readonly small?: { readonly url: string; readonly width: number | null; readonly height: number | null };
    readonly medium?: { readonly url: string; readonly width: number | null; readonly height: number | null };
    readonly large?: { readonly url: string; readonly width: number | null; readonly height: number | null };
  } | null;
  readonly url: string;
}
interface Audit {
  readonly id: number;
  readonly [nested]?: 'by';
  readonly action:
    | 'role'
    | 'block'
    | 'unblock'
    | 'hide'
    | 'show'
    | 'feature'
    | 'unfeature'
    | 'verify'
    | 'unverify'
    | 'sell'
    | 'unsell'
    | 'merge'
    | 'import'
    | 'report';
  readonly by: UserInside | null;
  readonly collection: string;
  readonly record: number | null;
  readonly label: string | null;
  readonly detail: string | null;
  readonly createdAt: string;
  readonly updatedAt: string;
}
interface Barcode {
  readonly id: number;
  readonly [nested]?: 'product';
  readonly code: string;
  readonly product: ProductInside | null;
  readonly Name: string;
  readonly amount: number | null;
  readonly unit: Unit | null;
  readonly createdAt: string;
  readonly updatedAt: string;
}
interface Cookbook {
  readonly id: number;
  readonly [nested]?: 'owner' | 'image' | 'dishes' | 'collaborators';
  readonly Name: string;
  readonly Description: string | null;
  readonly language: Language | null;
  readonly visibility: Visibility | null;
  readonly hidden?: boolean | null;
  readonly owner: UserInside | null;
  readonly image: Media | null;
  readonly dishes: readonly {
    readonly id: number;
    readonly [nested]?: 'DishImages';
    readonly Name?: string;
    readonly language?: Language | null;
    readonly DishImages?: readonly Media[];
    readonly TimeToCook?: number | null;
    readonly servingAmount?: number | null;
    readonly calories?: number | null;
    readonly isClosed?: boolean;
  }[];
  readonly collaborators?: readonly UserInside[];
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly cover?: Media | null;
  readonly recipeCount?: number;
}
interface CookbookCreate {
  readonly Name: string;
  readonly Description?: string | null;
  readonly language?: Language | null;
  readonly visibility?: Visibility | null;
  readonly image?: number | null;
  readonly dishes?: readonly number[] | null;
  readonly collaborators?: readonly number[] | null;
}
interface CookbookWrite {
  readonly Name?: string;
  readonly Description?: string | null;
  readonly language?: Language | null;
  readonly visibility?: Visibility | null;
  readonly image?: number | null;
  readonly dishes?: readonly number[] | null;
  readonly collaborators?: readonly number[] | null;
  readonly updatedAt?: string;
}
interface Cooking {
  readonly id: number;
  readonly [nested]?: 'dish' | 'image';
  readonly dish: DishInside | null;
  readonly Name: string | null;
  readonly day: string;
  readonly Note: string | null;
  readonly image: Media | null;
  readonly key: string | null;
  readonly outcome: 'leftOver' | 'thrownAway' | null;
  readonly outcomeServings: number | null;
  readonly createdAt: string;
  readonly updatedAt: string;
}
interface CookingWrite {
  readonly day?: string;
  readonly Note?: string | null;
  readonly image?: number | null;
  readonly outcome?: 'leftOver' | 'thrownAway' | null;
  readonly outcomeServings?: number | null;
  readonly updatedAt?: string;
}
interface DishNote {
  readonly id: number;
  readonly [nested]?: 'dish';
  readonly dish: DishInside | null;
  readonly rating: number | null;
  readonly Note: string | null;
  readonly createdAt: string;
  readonly updatedAt: string;
}
interface DishNoteCreate {
  readonly dish: number;
  readonly rating?: number | null;
  readonly Note?: string | null;
}
interface Dish {
  readonly id: number;
  readonly [nested]?:
    'ingredients' | 'sections' | 'Steps' | 'DishImages' | 'owner' | 'translationOf' | 'collaborators';
  readonly Name: string;
  readonly Description: string | null;
  readonly Note: string | null;
  readonly language: Language | null;
  readonly types: readonly DishType[];
  readonly dietaryFlags: readonly DietaryFlag[];
  readonly tags: readonly string[];
  readonly ingredients: readonly DishIngredient[];
  readonly sections: readonly {
    readonly [nested]?: 'ingredients';
    readonly key: string;
    readonly title: string;
    readonly ingredients: readonly DishIngredient[];
  }[];
  readonly Steps: readonly DishStep[];
  readonly DishImages: readonly Media[];
  readonly TimeToCook: number | null;
  readonly prepTime: number | null;
  readonly servingAmount: number | null;
  readonly cookedWeight: number | null;
  readonly visibility: Visibility | null;
  readonly featured: boolean | null;
  readonly hidden?: boolean | null;
  readonly sourceUrl: string | null;
  readonly owner: UserInside | null;
  readonly translationOf: {
    readonly id: number;
    readonly Name: string;
    readonly language: Language | null;
  } | null;
  readonly collaborators?: readonly UserInside[];
  readonly calories: number | null;
  readonly fats: number | null;
  readonly carbs: number | null;
  readonly prots: number | null;
  readonly costTetri: number | null;
  readonly incompleteProducts: readonly string[];
  readonly pricelessProducts: readonly string[];
  readonly unknownFacts: readonly ('allergens' | 'origin')[];
  readonly unknownAllergens: readonly Allergen[];
  readonly lookAgain: readonly string[];
  readonly fasting: boolean | null;
  readonly allergens: readonly Allergen[];
  readonly saveCount: number | null;
  readonly nutrients: NutrientTotals | null;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly myRating?: number | null;
  readonly myReach?: 'read' | 'edit' | 'own';
  readonly cookedLast?: string | null;
  readonly fromHome?: {
    readonly missing: number;
    readonly lacks: readonly { readonly id: number; readonly Name: string; readonly NameKa: string | null }[];
    readonly short: number;
    readonly shortOf: readonly {
      readonly id: number;
      readonly Name: string;
      readonly NameKa: string | null;
    }[];
    readonly usesUp: readonly {
      readonly Name: string;
      readonly NameKa: string | null;
      readonly until: string;
    }[];
  } | null;
  readonly ownCost?: { readonly costTetri: number | null; readonly pricelessProducts: readonly string[] };
  readonly through?: {
    readonly id: number | null;
    readonly Name: string;
    readonly subscription: number | null;
  };
}
interface DishInside {
  readonly id: number;
  readonly [nested]?: 'ingredients' | 'sections' | 'Steps' | 'DishImages';
  readonly Name: string;
  readonly Description: string | null;
  readonly Note: string | null;
  readonly language: Language | null;
  readonly types: readonly DishType[];
  readonly dietaryFlags: readonly DietaryFlag[];
  readonly tags: readonly string[];
  readonly ingredients?: readonly DishIngredient[];
  readonly sections?: readonly {
    readonly [nested]?: 'ingredients';
    readonly key: string;
    readonly title: string;
    readonly ingredients: readonly DishIngredient[];
  }[];
  readonly Steps?: readonly DishStep[];
  readonly DishImages?: readonly Media[];
  readonly TimeToCook: number | null;
  readonly prepTime: number | null;
  readonly servingAmount: number | null;
  readonly cookedWeight: number | null;
  readonly visibility: Visibility | null;
  readonly featured: boolean | null;
  readonly sourceUrl: string | null;
  readonly calories: number | null;
  readonly fats: number | null;
  readonly carbs: number | null;
  readonly prots: number | null;
  readonly costTetri: number | null;
  readonly incompleteProducts: readonly string[];
  readonly pricelessProducts: readonly string[];
  readonly unknownFacts: readonly ('allergens' | 'origin')[];
  readonly unknownAllergens: readonly Allergen[];
  readonly lookAgain: readonly string[];
  readonly fasting: boolean | null;
  readonly allergens: readonly Allergen[];
  readonly saveCount: number | null;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly isClosed?: boolean;
}
interface DishCreate {
  readonly Name: string;
  readonly Description?: string | null;
  readonly Note?: string | null;
  readonly language?: Language | null;
  readonly types?: readonly DishType[] | null;
  readonly dietaryFlags?: readonly DietaryFlag[] | null;
  readonly tags?: readonly string[] | null;
  readonly ingredients?: readonly DishIngredientWrite[] | null;
  readonly sections?: readonly DishSectionWrite[] | null;
  readonly Steps?: readonly DishStepWrite[] | null;
  readonly DishImages?: readonly number[] | null;
  readonly TimeToCook?: number | null;
  readonly prepTime?: number | null;
  readonly servingAmount?: number | null;
  readonly cookedWeight?: number | null;
  readonly visibility?: Visibility | null;
  readonly sourceUrl?: string | null;
  readonly translationOf?: number | null;
  readonly collaborators?: readonly number[] | null;
  readonly lookAgain?: readonly string[] | null;
}
interface DishWrite {
  readonly Name?: string;
  readonly Description?: string | null;
  readonly Note?: string | null;
  readonly language?: Language | null;
  readonly types?: readonly DishType[] | null;
  readonly dietaryFlags?: readonly DietaryFlag[] | null;
  readonly tags?: readonly string[] | null;
  readonly ingredients?: readonly DishIngredientWrite[] | null;
  readonly sections?: readonly DishSectionWrite[] | null;
  readonly Steps?: readonly DishStepWrite[] | null;
  readonly DishImages?: readonly number[] | null;
  readonly TimeToCook?: number | null;
  readonly prepTime?: number | null;
  readonly servingAmount?: number | null;
  readonly cookedWeight?: number | null;
  readonly visibility?: Visibility | null;
  readonly sourceUrl?: string | null;
  readonly translationOf?: number | null;
  readonly collaborators?: readonly number[] | null;
  readonly lookAgain?: readonly string[] | null;
  readonly updatedAt?: string;
}
interface Examination {
  readonly id: number;
  readonly [nested]?: 'visit' | 'results' | 'files';
  readonly Name: string;
  readonly day: string;
  readonly visit: VisitInside | null;
  readonly results: readonly ExaminationResult[];
  readonly files: readonly Media[];
  readonly createdAt: string;
  readonly updatedAt: string;
}
interface ExaminationCreate {
  readonly Name: string;
  readonly day: string;
  readonly visit?: number | null;
  readonly results?: readonly ExaminationResultWrite[] | null;
  readonly files?: readonly number[] | null;
}
interface ExaminationWrite {
  readonly Name?: string;
  readonly day?: string;
  readonly visit?: number | null;
  readonly results?: readonly ExaminationResultWrite[] | null;
  readonly files?: readonly number[] | null;
  readonly updatedAt?: string;
}
interface Exercise {
  readonly id: number;
  readonly [nested]?: 'owner' | 'Images';
  readonly Name: string;
  readonly Description: string | null;
  readonly language: Language | null;
  readonly visibility: Visibility | null;
  readonly hidden?: boolean | null;
  readonly owner: UserInside | null;
  readonly youtubeLink: string | null;
  readonly duration: number | null;
  readonly burnedCalories: number | null;
  readonly tag: string | null;
  readonly Images: readonly Media[];
  readonly createdAt: string;
  readonly updatedAt: string;
}
interface ExerciseInside {
  readonly id: number;
  readonly [nested]?: 'Images';
  readonly Name: string;
  readonly Description: string | null;
  readonly language: Language | null;
  readonly visibility: Visibility | null;
  readonly youtubeLink: string | null;
  readonly duration: number | null;
  readonly burnedCalories: number | null;
  readonly tag: string | null;
  readonly Images?: readonly Media[];
  readonly createdAt: string;
  readonly updatedAt: string;
}
interface ExerciseCreate {
  readonly Name: string;
  readonly Description?: string | null;
  readonly language?: Language | null;
  readonly visibility?: Visibility | null;
  readonly youtubeLink?: string | null;
  readonly duration?: number | null;
  readonly burnedCalories?: number | null;
  readonly tag?: string | null;
  readonly Images?: readonly number[] | null;
}
interface ExerciseWrite {
  readonly Name?: string;
  readonly Description?: string | null;
  readonly language?: Language | null;
  readonly visibility?: Visibility | null;
  readonly youtubeLink?: string | null;
  readonly duration?: number | null;
  readonly burnedCalories?: number | null;
  readonly tag?: string | null;
  readonly Images?: readonly number[] | null;
  readonly updatedAt?: string;
}
interface Food {
  readonly id: number;
  readonly ndb: string | null;
  readonly Name: string;
  readonly NameKa: string | null;
  readonly tableName: string;
  readonly otherNames: readonly string[];
  readonly otherNamesKa: readonly string[];
  readonly group: string | null;
  readonly category: Category | null;
  readonly state: FoodState | null;
  readonly calories: number | null;
  readonly fats: number | null;
  readonly carbs: number | null;
  readonly prots: number | null;
  readonly fibre: number | null;
  readonly sugar: number | null;
  readonly saturatedFat: number | null;
  readonly salt: number | null;
  readonly nutrients: FoodNutrients | null;
  readonly portions: readonly {
    readonly label: string;
    readonly labelKa: string | null;
    readonly grams: number;
  }[];
  readonly gramsPerMl: number | null;
  readonly gramsPerPiece: number | null;
  readonly pieceName: PieceName | null;
  readonly edibleShare: number | null;
  readonly allergens: readonly Allergen[] | null;
  readonly unknownAllergens: readonly Allergen[];
  readonly origin: Origin | null;
  readonly substitutes:
    | readonly {
        readonly food: number;
        readonly ratio: number;
        readonly note: string | null;
        readonly noteKa: string | null;
        readonly Name: string;
        readonly NameKa: string | null;
        readonly category: Category | null;
        readonly allergens: readonly Allergen[] | null;
        readonly gramsPerMl: number | null;
        readonly gramsPerPiece: number | null;
        readonly pieceName: string | null;
        readonly lent: boolean;
      }[]
    | null;
  readonly curated: boolean;
  readonly createdAt: string;
  readonly updatedAt: string;
}
interface FoodInside {
  readonly id: number;
  readonly ndb: string | null;
  readonly Name: string;
  readonly NameKa: string | null;
  readonly tableName: string;
  readonly otherNames: readonly string[];
  readonly otherNamesKa: readonly string[];
  readonly group: string | null;
  readonly category: Category | null;
  readonly state: FoodState | null;
  readonly calories: number | null;
  readonly fats: number | null;
  readonly carbs: number | null;
  readonly prots: number | null;
  readonly fibre: number | null;
  readonly sugar: number | null;
  readonly saturatedFat: number | null;
  readonly salt: number | null;
  readonly nutrients: FoodNutrients | null;
  readonly portions: readonly {
    readonly label: string;
    readonly labelKa: string | null;
    readonly grams: number;
  }[];
  readonly gramsPerMl: number | null;
  readonly gramsPerPiece: number | null;
  readonly pieceName: PieceName | null;
  readonly edibleShare: number | null;
  readonly allergens: readonly Allergen[] | null;
  readonly unknownAllergens: readonly Allergen[];
  readonly origin: Origin | null;
  readonly curated: boolean;
  readonly createdAt: string;
  readonly updatedAt: string;
}
interface Household {
  readonly id: number;
  readonly [nested]?: 'owner' | 'members';
  readonly Name: string;
  readonly owner: UserInside | null;
  readonly members?: readonly UserInside[];
  readonly invitations?: readonly { readonly email: string }[];
  readonly joinToken?: string | null;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly myRole?: 'owner' | 'member' | 'invited';
}
interface HouseholdCreate {
  readonly Name: string;
}
interface HouseholdWrite {
  readonly Name?: string;
  readonly updatedAt?: string;
}
interface Import {
  readonly id: number;
  readonly state: 'reading' | 'ready' | 'taking' | 'taken' | 'undoing' | 'undone' | 'failed';
  readonly progress: { readonly done: number; readonly total: number };
  readonly source: { readonly kind: string; readonly name: string };
  readonly faults: readonly { readonly where: string; readonly key: string; readonly message: string }[];
  readonly extras: readonly BroughtThing[];
  readonly leftOut: readonly { readonly collection: string; readonly count: number }[];
  readonly expiresOn: string | null;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly counts?: { readonly recipes: number; readonly taken: number };
  readonly recipes?: readonly ImportRecipe[];
  readonly questions?: readonly ImportQuestion[];
}
interface Intake {
  readonly id: number;
  readonly [nested]?: 'supplement';
  readonly supplement: SupplementInside | null;
  readonly Name: string | null;
  readonly dosage: number;
  readonly times: readonly string[];
  readonly left: number | null;
  readonly from: string | null;
  readonly until: string | null;
  readonly createdAt: string;
  readonly updatedAt: string;
}
interface IntakeInside {
  readonly id: number;
  readonly [nested]?: 'supplement';
  readonly supplement?: SupplementInside | null;
  readonly Name: string | null;
  readonly dosage: number;
  readonly times: readonly string[];
  readonly left: number | null;
  readonly from: string | null;
  readonly until: string | null;
  readonly createdAt: string;
  readonly updatedAt: string;
}
interface IntakeCreate {
  readonly supplement: number;
  readonly dosage: number;
  readonly times?: readonly string[] | null;
  readonly left?: number | null;
  readonly from?: string | null;
  readonly until?: string | null;
}
interface IntakeWrite {
  readonly supplement?: number;
  readonly dosage?: number;
  readonly times?: readonly string[] | null;
  readonly left?: number | null;
  readonly from?: string | null;
  readonly until?: string | null;
  readonly updatedAt?: string;
}
interface Log {
  readonly id: number;
  readonly [nested]?: 'mealplan' | 'subscription' | 'schedule' | 'intake' | 'food' | 'product' | 'dish';
  readonly day: string;
  readonly kind: 'entry' | 'exercise' | 'supplement' | 'appointment' | 'food';
  readonly key: string;
  readonly state: 'done' | 'skipped';
  readonly mealplan: MealplanInside | null;
  readonly subscription: SubscriptionInside | null;
  readonly schedule: ScheduleInside | null;
  readonly intake: IntakeInside | null;
  readonly food: FoodInside | null;
  readonly product: ProductInside | null;
  readonly dish: DishInside | null;
  readonly Name: string | null;
  readonly amount: number | null;
  readonly unit: Unit | null;
  readonly text: string | null;
  readonly peeled: boolean | null;
  readonly calories: number | null;
  readonly fats: number | null;
  readonly carbs: number | null;
  readonly prots: number | null;
  readonly nutrients: DishNutrientsAmounts | null;
  readonly outcome: 'leftOver' | 'thrownAway' | null;
  readonly outcomeServings: number | null;
  readonly taken: number | null;
  readonly createdAt: string;
  readonly updatedAt: string;
}
interface LogCreate {
  readonly day: string;
  readonly kind: 'entry' | 'exercise' | 'supplement' | 'appointment' | 'food';
  readonly key: string;
  readonly state: 'done' | 'skipped';
  readonly mealplan?: number | null;
  readonly subscription?: number | null;
  readonly schedule?: number | null;
  readonly intake?: number | null;
  readonly food?: number | null;
  readonly product?: number | null;
  readonly dish?: number | null;
  readonly Name?: string | null;
  readonly amount?: number | null;
  readonly unit?: Unit | null;
  readonly text?: string | null;
  readonly peeled?: boolean | null;
  readonly outcome?: 'leftOver' | 'thrownAway' | null;
  readonly outcomeServings?: number | null;
}
interface Mealplan {
  readonly id: number;
  readonly [nested]?: 'owner' | 'Images' | 'eaters' | 'days';
  readonly Name: string;
  readonly Description: string | null;
  readonly language: Language | null;
  readonly visibility: Visibility | null;
  readonly hidden?: boolean | null;
  readonly owner: UserInside | null;
  readonly Images: readonly Media[];
  readonly startDate: string | null;
  readonly repeat: 'none' | 'weekly' | null;
  readonly targets: MealplanTargets | null;
  readonly eaters: readonly MealplanEater[];
  readonly days: readonly MealplanDay[];
  readonly version: number | null;
  readonly offeredUntil: string | null;
  readonly joinToken?: string | null;
  readonly featured: boolean | null;
  readonly memberCount: number | null;
  readonly unpublished?: boolean | null;
  readonly dayCount: number | null;
  readonly calories: number | null;
  readonly fats: number | null;
  readonly carbs: number | null;
  readonly prots: number | null;
  readonly costTetri: number | null;
  readonly dietaryFlags: readonly DietaryFlag[];
  readonly fasting: boolean | null;
  readonly allergens: readonly Allergen[];
  readonly unknownAllergens: readonly Allergen[];
  readonly incompleteProducts: readonly string[];
  readonly pricelessProducts: readonly string[];
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly myRole?: 'owner' | 'editor' | 'viewer' | 'invited' | 'reader';
  readonly eatsAlong?: boolean | null;
  readonly subscription?: number | null;
  readonly published?: { readonly version: number; readonly at: string | null } | null;
  readonly ownCost?: { readonly costTetri: number | null; readonly pricelessProducts: readonly string[] };
  readonly ownCosts?: {
    readonly dishes: readonly {
      readonly id: number;
      readonly costTetri: number | null;
      readonly pricelessProducts: readonly string[];
    }[];
    readonly products: readonly { readonly id: number; readonly costTetri: number }[];
  };
  readonly members?: readonly { readonly id: number; readonly Name: string | null }[];
  readonly followerCount?: number;
}
interface MealplanInside {
  readonly id: number;
  readonly [nested]?: 'Images';
  readonly Name: string;
  readonly Description: string | null;
  readonly language: Language | null;
  readonly visibility: Visibility | null;
  readonly Images?: readonly Media[];
  readonly startDate: string | null;
  readonly repeat: 'none' | 'weekly' | null;
  readonly version: number | null;
  readonly offeredUntil: string | null;
  readonly featured: boolean | null;
  readonly memberCount: number | null;
  readonly dayCount: number | null;
  readonly calories: number | null;
  readonly fats: number | null;
  readonly carbs: number | null;
  readonly prots: number | null;
  readonly costTetri: number | null;
  readonly dietaryFlags: readonly DietaryFlag[];
  readonly fasting: boolean | null;
  readonly allergens: readonly Allergen[];
  readonly unknownAllergens: readonly Allergen[];
  readonly incompleteProducts: readonly string[];
  readonly pricelessProducts: readonly string[];
  readonly createdAt: string;
  readonly updatedAt: string;
}
interface MealplanCreate {
  readonly Name: string;
  readonly Description?: string | null;
  readonly language?: Language | null;
  readonly visibility?: Visibility | null;
  readonly Images?: readonly number[] | null;
  readonly startDate?: string | null;
  readonly repeat?: 'none' | 'weekly' | null;
  readonly targets?: MealplanTargetsWrite | null;
  readonly eaters?: readonly MealplanEaterWrite[] | null;
  readonly days?: readonly MealplanDayWrite[] | null;
  readonly confirmPrivate?: boolean | null;
}
interface MealplanWrite {
  readonly Name?: string;
  readonly Description?: string | null;
  readonly language?: Language | null;
  readonly visibility?: Visibility | null;
  readonly Images?: readonly number[] | null;
  readonly startDate?: string | null;
  readonly repeat?: 'none' | 'weekly' | null;
  readonly targets?: MealplanTargetsWrite | null;
  readonly eaters?: readonly MealplanEaterWrite[] | null;
  readonly days?: readonly MealplanDayWrite[] | null;
  readonly confirmPrivate?: boolean | null;
  readonly updatedAt?: string;
}
interface Membership {
  readonly id: number;
  readonly [nested]?: 'mealplan' | 'user' | 'invitedBy';
  readonly mealplan: MealplanInside | null;
  readonly planName: string;
  readonly user: UserInside | null;
  readonly email: string | null;
  readonly role: 'viewer' | 'editor';
  readonly state: 'invited' | 'accepted' | 'declined';
  readonly eatsAlong: boolean | null;
  readonly invitedBy: UserInside | null;
  readonly token?: string | null;
  readonly createdAt: string;
  readonly updatedAt: string;
}
interface MembershipWrite {
  readonly role?: 'viewer' | 'editor' | null;
  readonly updatedAt?: string;
}
interface Order {
  readonly id: number;
  readonly [nested]?: 'customer' | 'courier' | 'lines' | 'shoplist' | 'history' | 'proof';
  readonly number: number;
  readonly customer: UserInside | null;
  readonly courier: UserInside | null;
  readonly state: OrderState;
  readonly lines: readonly OrderLine[];
  readonly questions:
    | readonly {
        readonly key: string;
        readonly replacement: number | null;
        readonly Name: string | null;
        readonly NameKa: string | null;
        readonly gotAmount: number;
        readonly unit: Unit;
        readonly priceTetri: number;
        readonly differenceTetri: number;
        readonly called: boolean;
        readonly askedAt: string;
        readonly answer: 'yes' | 'no' | null;
        readonly answeredAt: string | null;
      }[]
    | null;
  readonly packing: { readonly by: number; readonly count: number } | null;
  readonly shoplist: ShoplistInside | null;
  readonly lineCount: number | null;
  readonly weightGrams: number | null;
  readonly feeTetri: number | null;
  readonly estimatedTetri: number | null;
  readonly toPayTetri: number | null;
  readonly payment: 'cash' | 'card';
  readonly recipient: { readonly Name: string; readonly phone: string } | null;
  readonly address: Address | null;
  readonly zone: string | null;
  readonly district: string | null;
  readonly districtKa: string | null;
  readonly Note: string | null;
  readonly wantedFrom: string;
  readonly wantedTo: string;
  readonly history: readonly OrderHistory[];
  readonly proof: Media | null;
  readonly receivedBy: string | null;
  readonly isUnconfirmed: boolean | null;
  readonly deliveredAt: string | null;
  readonly deliveryCode?: string | null;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly courierPhone?: string | null;
}
interface OrderInside {
  readonly id: number;
  readonly number: number;
  readonly state: OrderState;
  readonly lineCount: number | null;
  readonly district: string | null;
  readonly districtKa: string | null;
  readonly createdAt: string;
  readonly updatedAt: string;
}
interface OrderCreate {
  readonly lines?: readonly OrderLineWrite[] | null;
  readonly shoplist?: number | null;
  readonly payment?: 'cash' | 'card' | null;
  readonly recipient: { readonly Name: string; readonly phone: string };
  readonly address: OrderAddressWrite;
  readonly zone?: string | null;
  readonly Note?: string | null;
  readonly wantedFrom: string;
  readonly wantedTo: string;
  readonly quotedTetri?: number | null;
}
interface PantryItem {
  readonly id: number;
  readonly [nested]?: 'owner' | 'product';
  readonly owner: UserInside | null;
  readonly key: string;
  readonly product: ProductInside | null;
  readonly Name: string;
  readonly amount: number;
  readonly level: 'some' | 'low' | 'gone' | null;
  readonly unit: Unit | null;
  readonly place: string | null;
  readonly expiresOn: string | null;
  readonly openedOn: string | null;
  readonly staple: { readonly minimum: number | null } | null;
  readonly createdAt: string;
  readonly updatedAt: string;
}
interface PantryItemInside {
  readonly id: number;
  readonly [nested]?: 'product';
  readonly key: string;
  readonly product?: ProductInside | null;
  readonly Name: string;
  readonly amount: number;
  readonly level: 'some' | 'low' | 'gone' | null;
  readonly unit: Unit | null;
  readonly place: string | null;
  readonly expiresOn: string | null;
  readonly openedOn: string | null;
  readonly staple: { readonly minimum: number | null } | null;
  readonly createdAt: string;
  readonly updatedAt: string;
}
interface PantryMovement {
  readonly id: number;
  readonly [nested]?: 'item' | 'by';
  readonly item: PantryItemInside | null;
  readonly key: string;
  readonly by: UserInside | null;
  readonly reason: 'bought' | 'ordered' | 'cooked' | 'counted' | 'thrown' | 'undone';
  readonly delta: number;
  readonly amount: number;
  readonly level: 'some' | 'low' | 'gone' | null;
  readonly undoes: string | null;
  readonly cause: string | null;
  readonly Name: string | null;
  readonly createdAt: string;
  readonly updatedAt: string;
}
interface Price {
  readonly id: number;
  readonly [nested]?: 'owner' | 'product';
  readonly owner: UserInside | null;
  readonly product: ProductInside | null;
  readonly shop: string | null;
  readonly day: string;
  readonly tetri: number;
  readonly amount: number;
  readonly unit: Unit;
  readonly createdAt: string;
  readonly updatedAt: string;
}
interface PriceCreate {
  readonly product: number;
  readonly shop?: string | null;
  readonly day: string;
  readonly tetri: number;
  readonly amount: number;
  readonly unit: Unit;
}
interface PriceWrite {
  readonly product?: number;
  readonly shop?: string | null;
  readonly day?: string;
  readonly tetri?: number;
  readonly amount?: number;
  readonly unit?: Unit;
  readonly updatedAt?: string;
}
interface Product {
  readonly id: number;
  readonly [nested]?: 'owner' | 'food';
  readonly Name: string;
  readonly NameKa: string | null;
  readonly language: Language | null;
  readonly category: Category | null;
  readonly calories: number | null;
  readonly fats: number | null;
  readonly carbs: number | null;
  readonly prots: number | null;
  readonly fibre: number | null;
  readonly sugar: number | null;
  readonly saturatedFat: number | null;
  readonly salt: number | null;
  readonly costTetri: number | null;
  readonly gramsPerMl: number | null;
  readonly gramsPerPiece: number | null;
  readonly pieceName: PieceName | null;
  readonly packSize: number | null;
  readonly edibleShare: number | null;
  readonly allergens: readonly Allergen[] | null;
  readonly unknownAllergens: readonly Allergen[];
  readonly origin: Origin | null;
  readonly verified: boolean | null;
  readonly sold: boolean | null;
  readonly owner: UserInside | null;
  readonly food: FoodInside | null;
  readonly lent: ProductLent | null;
  readonly nutrients: FoodNutrients | null;
  readonly portions: readonly {
    readonly label: string;
    readonly labelKa: string | null;
    readonly grams: number;
  }[];
  readonly substitutes:
    | readonly {
        readonly food: number;
        readonly ratio: number;
        readonly note: string | null;
        readonly noteKa: string | null;
        readonly Name: string;
        readonly NameKa: string | null;
        readonly category: Category | null;
        readonly allergens: readonly Allergen[] | null;
        readonly gramsPerMl: number | null;
        readonly gramsPerPiece: number | null;
        readonly pieceName: string | null;
        readonly lent: boolean;
      }[]
    | null;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly state?: FoodState | null;
  readonly whose?: Whose;
}
interface ProductInside {
  readonly id: number;
  readonly Name: string;
  readonly NameKa: string | null;
  readonly language: Language | null;
  readonly category: Category | null;
  readonly calories: number | null;
  readonly fats: number | null;
  readonly carbs: number | null;
  readonly prots: number | null;
  readonly fibre: number | null;
  readonly sugar: number | null;
  readonly saturatedFat: number | null;
  readonly salt: number | null;
  readonly costTetri: number | null;
  readonly gramsPerMl: number | null;
  readonly gramsPerPiece: number | null;
  readonly pieceName: PieceName | null;
  readonly packSize: number | null;
  readonly edibleShare: number | null;
  readonly allergens: readonly Allergen[] | null;
  readonly unknownAllergens: readonly Allergen[];
  readonly origin: Origin | null;
  readonly verified: boolean | null;
  readonly sold: boolean | null;
  readonly createdAt: string;
  readonly updatedAt: string;
}
interface ProductCreate {
  readonly Name: string;
  readonly NameKa?: string | null;
  readonly language?: Language | null;
  readonly category?: Category | null;
  readonly calories?: number | null;
  readonly fats?: number | null;
  readonly carbs?: number | null;
  readonly prots?: number | null;
  readonly fibre?: number | null;
  readonly sugar?: number | null;
  readonly saturatedFat?: number | null;
  readonly salt?: number | null;
  readonly costTetri?: number | null;
  readonly gramsPerMl?: number | null;
  readonly gramsPerPiece?: number | null;
  readonly pieceName?: PieceName | null;
  readonly packSize?: number | null;
  readonly edibleShare?: number | null;
  readonly allergens?: readonly Allergen[] | null;
  readonly origin?: Origin | null;
  readonly food?: number | null;
  readonly substitutes?: readonly ProductSubstituteWrite[] | null;
}
interface ProductWrite {
  readonly Name?: string;
  readonly NameKa?: string | null;
  readonly language?: Language | null;
  readonly category?: Category | null;
  readonly calories?: number | null;
  readonly fats?: number | null;
  readonly carbs?: number | null;
  readonly prots?: number | null;
  readonly fibre?: number | null;
  readonly sugar?: number | null;
  readonly saturatedFat?: number | null;
  readonly salt?: number | null;
  readonly costTetri?: number | null;
  readonly gramsPerMl?: number | null;
  readonly gramsPerPiece?: number | null;
  readonly pieceName?: PieceName | null;
  readonly packSize?: number | null;
  readonly edibleShare?: number | null;
  readonly allergens?: readonly Allergen[] | null;
  readonly origin?: Origin | null;
  readonly food?: number | null;
  readonly substitutes?: readonly ProductSubstituteWrite[] | null;
  readonly updatedAt?: string;
}
interface Report {
  readonly id: number;
  readonly [nested]?: 'by';
  readonly collection: 'dishes' | 'products' | 'mealplans' | 'exercises' | 'supplements' | 'cookbooks';
  readonly record: number;
  readonly why: string;
  readonly state: 'open' | 'hidden' | 'dismissed';
  readonly by: UserInside | null;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly subject: string | null;
  readonly subjectHidden: boolean;
}
interface ReportWrite {
  readonly state?: 'open' | 'hidden' | 'dismissed' | null;
  readonly updatedAt?: string;
}
interface Save {
  readonly id: number;
  readonly [nested]?: 'dish';
  readonly dish: DishInside | null;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly ownCost?: { readonly costTetri: number | null; readonly pricelessProducts: readonly string[] };
}
interface Schedule {
  readonly id: number;
  readonly [nested]?: 'exercise' | 'days';
  readonly exercise: ExerciseInside | null;
  readonly Name: string | null;
  readonly days: readonly ScheduleDay[];
  readonly from: string | null;
  readonly until: string | null;
  readonly createdAt: string;
  readonly updatedAt: string;
}
interface ScheduleInside {
  readonly id: number;
  readonly [nested]?: 'exercise' | 'days';
  readonly exercise?: ExerciseInside | null;
  readonly Name: string | null;
  readonly days?: readonly ScheduleDay[];
  readonly from: string | null;
  readonly until: string | null;
  readonly createdAt: string;
  readonly updatedAt: string;
}
interface ScheduleCreate {
  readonly exercise: number;
  readonly days?: readonly ScheduleDayWrite[] | null;
  readonly from?: string | null;
  readonly until?: string | null;
}
interface ScheduleWrite {
  readonly exercise?: number;
  readonly days?: readonly ScheduleDayWrite[] | null;
  readonly from?: string | null;
  readonly until?: string | null;
  readonly updatedAt?: string;
}
interface Shop {
  readonly id: number;
  readonly [nested]?: 'zones' | 'hours';
  readonly isTaking: boolean | null;
  readonly feeTetri: number | null;
  readonly minimumTetri: number | null;
  readonly markupPercent: number | null;
  readonly zones: readonly ShopZone[];
  readonly hours: readonly ShopHour[];
  readonly windowMinutes: number;
  readonly leadMinutes: number;
  readonly daysAhead: number;
  readonly phone: string | null;
  readonly createdAt: string;
  readonly updatedAt: string;
}
interface ShopWrite {
  readonly isTaking?: boolean | null;
  readonly feeTetri?: number | null;
  readonly minimumTetri?: number | null;
  readonly markupPercent?: number | null;
  readonly zones?: readonly ShopZoneWrite[] | null;
  readonly hours?: readonly ShopHourWrite[] | null;
  readonly windowMinutes?: number;
  readonly leadMinutes?: number;
  readonly daysAhead?: number;
  readonly phone?: string | null;
  readonly updatedAt?: string;
}
interface ShopItem {
  readonly id: number;
  readonly [nested]?: 'list' | 'product' | 'checkedBy';
  readonly list: ShoplistInside | null;
  readonly key: string;
  readonly product: ProductInside | null;
  readonly Name: string;
  readonly amount: number | null;
  readonly unit: Unit | null;
  readonly category: Category | null;
  readonly checked: boolean | null;
  readonly checkedBy: UserInside | null;
  readonly atHome: boolean | null;
  readonly there: number | null;
  readonly from: readonly { readonly dish: number | null; readonly Name: string; readonly times: number }[];
  readonly fault: 'gramsPerMl' | 'gramsPerPiece' | null;
  readonly delivery:
    'ordered' | 'brought' | 'missing' | 'replaced' | 'refused' | 'undelivered' | 'cancelled' | null;
  readonly order: {
    readonly id: number;
    readonly number: number;
    readonly wantedFrom: string;
    readonly wantedTo: string;
    readonly at: string | null;
    readonly Name: string | null;
    readonly NameKa: string | null;
  } | null;
  readonly createdAt: string;
  readonly updatedAt: string;
}
interface ShopItemInside {
  readonly id: number;
  readonly [nested]?: 'list' | 'product' | 'checkedBy';
  readonly list?: ShoplistInside | null;
  readonly key: string;
  readonly product?: ProductInside | null;
  readonly Name: string;
  readonly amount: number | null;
  readonly unit: Unit | null;
  readonly category: Category | null;
  readonly checked: boolean | null;
  readonly checkedBy?: UserInside | null;
  readonly atHome: boolean | null;
  readonly there: number | null;
  readonly from: readonly { readonly dish: number | null; readonly Name: string; readonly times: number }[];
  readonly fault: 'gramsPerMl' | 'gramsPerPiece' | null;
  readonly delivery:
    'ordered' | 'brought' | 'missing' | 'replaced' | 'refused' | 'undelivered' | 'cancelled' | null;
  readonly order: {
    readonly id: number;
    readonly number: number;
    readonly wantedFrom: string;
    readonly wantedTo: string;
    readonly at: string | null;
    readonly Name: string | null;
    readonly NameKa: string | null;
  } | null;
  readonly createdAt: string;
  readonly updatedAt: string;
}
interface ShopItemCreate {
  readonly list: number;
  readonly key: string;
  readonly product?: number | null;
  readonly Name: string;
  readonly amount?: number | null;
  readonly unit?: Unit | null;
  readonly category?: Category | null;
  readonly checked?: boolean | null;
  readonly atHome?: boolean | null;
}
interface ShopItemWrite {
  readonly list?: number;
  readonly key?: string;
  readonly product?: number | null;
  readonly Name?: string;
  readonly amount?: number | null;
  readonly unit?: Unit | null;
  readonly category?: Category | null;
  readonly checked?: boolean | null;
  readonly atHome?: boolean | null;
  readonly updatedAt?: string;
}
interface Shoplist {
  readonly id: number;
  readonly [nested]?: 'owner' | 'members' | 'mealplan';
  readonly Name: string;
  readonly language: Language | null;
  readonly owner: UserInside | null;
  readonly members: readonly UserInside[];
  readonly mealplan: MealplanInside | null;
  readonly from: string | null;
  readonly to: string | null;
  readonly aisles: readonly Category[];
  readonly total: number | null;
  readonly done: number | null;
  readonly ordered: number | null;
  readonly createdAt: string;
  readonly updatedAt: string;
}
interface ShoplistInside {
  readonly id: number;
  readonly [nested]?: 'members' | 'mealplan';
  readonly Name: string;
  readonly language: Language | null;
  readonly members?: readonly UserInside[];
  readonly mealplan?: MealplanInside | null;
  readonly from: string | null;
  readonly to: string | null;
  readonly aisles: readonly Category[];
  readonly total: number | null;
  readonly done: number | null;
  readonly ordered: number | null;
  readonly createdAt: string;
  readonly updatedAt: string;
}
interface ShoplistWrite {
  readonly Name?: string;
  readonly language?: Language | null;
  readonly aisles?: readonly Category[] | null;
  readonly updatedAt?: string;
}
interface StockMovement {
  readonly id: number;
  readonly [nested]?: 'stock' | 'product' | 'order' | 'by';
  readonly stock: StockInside | null;
  readonly product: ProductInside | null;
  readonly order: OrderInside | null;
  readonly by: UserInside | null;
  readonly delta: number;
  readonly unit: 'gr' | 'ml' | 'Piece';
  readonly reason: 'arrival' | 'order' | 'correction' | 'waste';
  readonly note: string | null;
  readonly at: string;
  readonly createdAt: string;
  readonly updatedAt: string;
}
interface Stock {
  readonly id: number;
  readonly [nested]?: 'product';
  readonly product: ProductInside | null;
  readonly quantity: number;
  readonly reserved: number;
  readonly unit: 'gr' | 'ml' | 'Piece';
  readonly place: string | null;
  readonly expiresOn: string | null;
  readonly minimum: number | null;
  readonly createdAt: string;
  readonly updatedAt: string;
}
interface StockInside {
  readonly id: number;
  readonly [nested]?: 'product';
  readonly product?: ProductInside | null;
  readonly quantity: number;
  readonly reserved: number;
  readonly unit: 'gr' | 'ml' | 'Piece';
  readonly place: string | null;
  readonly expiresOn: string | null;
  readonly createdAt: string;
  readonly updatedAt: string;
}
interface StockWrite {
  readonly place?: string | null;
  readonly expiresOn?: string | null;
  readonly minimum?: number | null;
  readonly updatedAt?: string;
}
interface Subscription {
  readonly id: number;
  readonly [nested]?: 'mealplan' | 'days' | 'eaters';
  readonly mealplan: MealplanInside | null;
  readonly Name: string;
  readonly version: number;
  readonly days: readonly MealplanDay[];
  readonly eaters: readonly MealplanEater[];
  readonly repeat: 'none' | 'weekly';
  readonly startDate: string;
  readonly pausedFrom: string | null;
  readonly shareProgress: boolean | null;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly newestVersion?: number;
  readonly ownCosts?: {
    readonly dishes: readonly {
      readonly id: number;
      readonly costTetri: number | null;
      readonly pricelessProducts: readonly string[];
    }[];
    readonly products: readonly { readonly id: number; readonly costTetri: number }[];
  };
}
interface SubscriptionInside {
  readonly id: number;
  readonly Name: string;
  readonly version: number;
  readonly repeat: 'none' | 'weekly';
  readonly startDate: string;
  readonly pausedFrom: string | null;
  readonly shareProgress: boolean | null;
  readonly createdAt: string;
  readonly updatedAt: string;
}
interface SubscriptionWrite {
  readonly startDate?: string;
  readonly shareProgress?: boolean | null;
  readonly updatedAt?: string;
}
interface Supplement {
  readonly id: number;
  readonly [nested]?: 'owner' | 'Images';
  readonly Name: string;
  readonly Description: string | null;
  readonly language: Language | null;
  readonly visibility: Visibility | null;
  readonly hidden?: boolean | null;
  readonly owner: UserInside | null;
  readonly benefits: string | null;
  readonly usage: string | null;
  readonly dailyDosage: number | null;
  readonly unit: 'mg' | 'pills' | 'drops' | null;
  readonly priceTetri: number | null;
  readonly quantity: number | null;
  readonly timesToTake: readonly string[];
  readonly Images: readonly Media[];
  readonly createdAt: string;
  readonly updatedAt: string;
}
interface SupplementInside {
  readonly id: number;
  readonly [nested]?: 'Images';
  readonly Name: string;
  readonly Description: string | null;
  readonly language: Language | null;
  readonly visibility: Visibility | null;
  readonly benefits: string | null;
  readonly usage: string | null;
  readonly dailyDosage: number | null;
  readonly unit: 'mg' | 'pills' | 'drops' | null;
  readonly priceTetri: number | null;
  readonly quantity: number | null;
  readonly timesToTake: readonly string[];
  readonly Images?: readonly Media[];
  readonly createdAt: string;
  readonly updatedAt: string;
}
interface SupplementCreate {
  readonly Name: string;
  readonly Description?: string | null;
  readonly language?: Language | null;
  readonly visibility?: Visibility | null;
  readonly benefits?: string | null;
  readonly usage?: string | null;
  readonly dailyDosage?: number | null;
  readonly unit?: 'mg' | 'pills' | 'drops' | null;
  readonly priceTetri?: number | null;
  readonly quantity?: number | null;
  readonly timesToTake?: readonly string[] | null;
  readonly Images?: readonly number[] | null;
}
interface SupplementWrite {
  readonly Name?: string;
  readonly Description?: string | null;
  readonly language?: Language | null;
  readonly visibility?: Visibility | null;
  readonly benefits?: string | null;
  readonly usage?: string | null;
  readonly dailyDosage?: number | null;
  readonly unit?: 'mg' | 'pills' | 'drops' | null;
  readonly priceTetri?: number | null;
  readonly quantity?: number | null;
  readonly timesToTake?: readonly string[] | null;
  readonly Images?: readonly number[] | null;
  readonly updatedAt?: string;
}
interface User {
  readonly id: number;
  readonly [nested]?: 'avatar';
  readonly email?: string | null;
  readonly emailVerified?: boolean | null;
  readonly Name: string;
  readonly Rolee: Role;
  readonly phone?: string | null;
  readonly avatar: Media | null;
  readonly diet?: readonly Diet[];
  readonly allergens?: readonly Allergen[];
  readonly targets?: MealplanTargets | null;
  readonly sex?: 'female' | 'male' | null;
  readonly birthYear?: number | null;
  readonly height?: number | null;
  readonly activity?: 'sitting' | 'light' | 'moderate' | 'active' | 'hard' | null;
  readonly weightGoal?: 'keep' | 'lose' | 'gain' | null;
  readonly learnsTargets?: boolean | null;
  readonly measures?: 'metric' | 'us' | null;
  readonly addresses?: readonly UserAddress[];
  readonly household?: readonly {
    readonly Name: string;
    readonly factor: number;
    readonly user: number | null;
  }[];
  readonly usesUpHome?: boolean | null;
  readonly welcomed?: boolean | null;
  readonly openFoodFacts?: boolean | null;
  readonly listed?: boolean | null;
  readonly timeZone?: string | null;
  readonly zoneConfirmed?: boolean | null;
  readonly language?: Language | null;
  readonly budgetTetri?: number | null;
  readonly blocked?: boolean | null;
  readonly createdAt: string;
  readonly updatedAt: string;
}
interface UserInside {
  readonly id: number;
  readonly [nested]?: 'avatar';
  readonly Name: string;
  readonly avatar?: Media | null;
}
interface UserWrite {
  readonly Name?: string;
  readonly phone?: string | null;
  readonly avatar?: number | null;
  readonly diet?: readonly Diet[] | null;
  readonly allergens?: readonly Allergen[] | null;
  readonly targets?: MealplanTargetsWrite | null;
  readonly sex?: 'female' | 'male' | null;
  readonly birthYear?: number | null;
  readonly height?: number | null;
  readonly activity?: 'sitting' | 'light' | 'moderate' | 'active' | 'hard' | null;
  readonly weightGoal?: 'keep' | 'lose' | 'gain' | null;
  readonly learnsTargets?: boolean | null;
  readonly measures?: 'metric' | 'us' | null;
  readonly addresses?: readonly UserAddressWrite[] | null;
  readonly household?:
    readonly { readonly Name: string; readonly factor: number; readonly user?: number | null }[] | null;
  readonly usesUpHome?: boolean | null;
  readonly welcomed?: boolean | null;
  readonly openFoodFacts?: boolean | null;
  readonly listed?: boolean | null;
  readonly timeZone?: string | null;
  readonly language?: Language | null;
  readonly updatedAt?: string;
}
interface Visit {
  readonly id: number;
  readonly [nested]?: 'files';
  readonly doctor: string;
  readonly specialty: string | null;
  readonly startsAt: string;
  readonly place: string | null;
  readonly Note: string | null;
  readonly files: readonly Media[];
  readonly key: string | null;
  readonly createdAt: string;
  readonly updatedAt: string;
}
interface VisitInside {
  readonly id: number;
  readonly [nested]?: 'files';
  readonly doctor: string;
  readonly specialty: string | null;
  readonly startsAt: string;
  readonly place: string | null;
  readonly Note: string | null;
  readonly files?: readonly Media[];
  readonly key: string | null;
  readonly createdAt: string;
  readonly updatedAt: string;
}
interface VisitCreate {
  readonly doctor: string;
  readonly specialty?: string | null;
  readonly startsAt: string;
  readonly place?: string | null;
  readonly Note?: string | null;
  readonly files?: readonly number[] | null;
}
interface VisitWrite {
  readonly doctor?: string;
  readonly specialty?: string | null;
  readonly startsAt?: string;
  readonly place?: string | null;
  readonly Note?: string | null;
  readonly files?: readonly number[] | null;
  readonly updatedAt?: string;
}
interface Weight {
  readonly id: number;
  readonly day: string;
  readonly kilograms: number;
  readonly createdAt: string;
  readonly updatedAt: string;
}
interface WeightCreate {
  readonly day: string;
  readonly kilograms: number;
}
interface WeightWrite {
  readonly day?: string;
  readonly kilograms?: number;
  readonly updatedAt?: string;
}
interface Me {
  readonly id: number;
  readonly email?: string | null;
  readonly emailVerified?: boolean | null;
  readonly Name: string;
  readonly Rolee: Role;
  readonly phone?: string | null;
  readonly avatar: {
    readonly id: number;
    readonly name: string;
    readonly alternativeText: string | null;
    readonly width: number | null;
    readonly height: number | null;
    readonly mime: string;
    readonly formats: {
      readonly thumbnail?: {
        readonly url: string;
        readonly width: number | null;
        readonly height: number | null;
      };
      readonly small?: {
        readonly url: string;
        readonly width: number | null;
        readonly height: number | null;
      };
      readonly medium?: {
        readonly url: string;
        readonly width: number | null;
        readonly height: number | null;
      };
      readonly large?: {
        readonly url: string;
        readonly width: number | null;
        readonly height: number | null;
      };
    } | null;
    readonly url: string;
  } | null;
  readonly diet?: readonly Diet[];
  readonly allergens?: readonly Allergen[];
  readonly targets?: MealplanTargets | null;
  readonly sex?: 'female' | 'male' | null;
  readonly birthYear?: number | null;
  readonly height?: number | null;
  readonly activity?: 'sitting' | 'light' | 'moderate' | 'active' | 'hard' | null;
  readonly weightGoal?: 'keep' | 'lose' | 'gain' | null;
  readonly learnsTargets?: boolean | null;
  readonly measures?: 'metric' | 'us' | null;
  readonly addresses?: readonly UserAddress[];
  readonly household?: readonly {
    readonly Name: string;
    readonly factor: number;
    readonly user: number | null;
  }[];
  readonly usesUpHome?: boolean | null;
  readonly welcomed?: boolean | null;
  readonly openFoodFacts?: boolean | null;
  readonly listed?: boolean | null;
  readonly timeZone?: string | null;
  readonly zoneConfirmed?: boolean | null;
  readonly language?: Language | null;
  readonly budgetTetri?: number | null;
  readonly blocked?: boolean | null;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** Types of each collection: its records, bodies, verbs, filters, sorts and other parameters. */
export interface Contract {
  audits: {
    read: Audit;
    write: never;
    create: never;
    verbs: None;
    filters: 'id' | 'action' | 'by' | 'collection' | 'record' | 'createdAt' | 'updatedAt';
    sorts: 'id' | 'action' | 'collection' | 'record' | 'createdAt' | 'updatedAt' | 'label' | 'by';
    params: never;
  };
  barcodes: {
    read: Barcode;
    write: never;
    create: never;
    verbs: None;
    filters: 'id' | 'owner' | 'code' | 'product' | 'readers' | 'createdAt' | 'updatedAt';
    sorts: 'id' | 'code' | 'createdAt' | 'updatedAt';
    params: never;
  };
  cookbooks: {
    read: Cookbook;
    write: CookbookWrite;
    create: CookbookCreate;
    verbs: {
      add: { body: { readonly dish: number }; answer: Cookbook };
      collaborators: { body: { readonly email: string }; answer: Cookbook };
      dishes: {
        body: { readonly add?: readonly number[] | null; readonly remove?: readonly number[] | null };
        answer: { readonly added: readonly number[]; readonly removed: readonly number[] };
      };
      hide: { body?: { readonly hidden?: boolean }; answer: Cookbook };
      report: { body: { readonly why: string }; answer: Cookbook };
    };
    filters:
      | 'id'
      | 'Name'
      | 'language'
      | 'visibility'
      | 'hidden'
      | 'owner'
      | 'dishes'
      | 'collaborators'
      | 'createdAt'
      | 'updatedAt';
    sorts: 'id' | 'Name' | 'language' | 'visibility' | 'createdAt' | 'updatedAt';
    params: 'reader' | 'by';
  };
  cookings: {
    read: Cooking;
    write: CookingWrite;
    create: never;
    verbs: None;
    filters: 'id' | 'user' | 'dish' | 'day' | 'key' | 'outcome' | 'createdAt' | 'updatedAt';
    sorts: 'id' | 'day' | 'key' | 'outcome' | 'createdAt' | 'updatedAt';
    params: never;
  };
  'dish-notes': {
    read: DishNote;
    write: never;
    create: DishNoteCreate;
    verbs: None;
    filters: 'id' | 'user' | 'dish' | 'rating' | 'createdAt' | 'updatedAt';
    sorts: 'id' | 'rating' | 'createdAt' | 'updatedAt';
    params: never;
  };
  dishes: {
    read: Dish;
    write: DishWrite;
    create: DishCreate;
    verbs: {
      collaborators: { body: { readonly email: string }; answer: Dish };
      cooked: {
        body?: {
          readonly day?: string;
          readonly Note?: string | null;
          readonly image?: number | null;
          readonly outcome?: 'leftOver' | 'thrownAway' | null;
          readonly outcomeServings?: number | null;
          readonly servings?: number;
        };
        answer: Cooking;
      };
      copy: { body?: None; answer: Dish };
      feature: { body?: { readonly featured?: boolean }; answer: Dish };
      hide: { body?: { readonly hidden?: boolean }; answer: Dish };
      report: { body: { readonly why: string }; answer: Dish };
      restore: { body: { readonly version: number; readonly updatedAt?: string }; answer: Dish };
      save: { body?: None; answer: Dish };
      unsave: { body?: None; answer: Dish };
    };
    filters:
      | 'id'
      | 'Name'
      | 'language'
      | 'types'
      | 'dietaryFlags'
      | 'tags'
      | 'TimeToCook'
      | 'visibility'
      | 'featured'
      | 'hidden'
      | 'owner'
      | 'translationOf'
      | 'collaborators'
      | 'calories'
      | 'fats'
      | 'carbs'
      | 'prots'
      | 'costTetri'
      | 'incompleteProducts'
      | 'pricelessProducts'
      | 'unknownFacts'
      | 'unknownAllergens'
      | 'lookAgain'
      | 'fasting'
      | 'allergens'
      | 'saveCount'
      | 'createdAt'
      | 'updatedAt';
    sorts:
      | 'id'
      | 'Name'
      | 'language'
      | 'TimeToCook'
      | 'visibility'
      | 'featured'
      | 'calories'
      | 'fats'
      | 'carbs'
      | 'prots'
      | 'costTetri'
      | 'fasting'
      | 'saveCount'
      | 'createdAt'
      | 'updatedAt'
      | 'rating'
      | 'cooked'
      | 'missing';
    params:
      'contains' | 'lacks' | 'reader' | 'own' | 'tags' | 'rating' | 'toCheck' | 'cookbook' | 'cooked' | 'by';
  };
  examinations: {
    read: Examination;
    write: ExaminationWrite;
    create: ExaminationCreate;
    verbs: None;
    filters: 'id' | 'owner' | 'Name' | 'day' | 'visit' | 'createdAt' | 'updatedAt';
    sorts: 'id' | 'Name' | 'day' | 'createdAt' | 'updatedAt';
    params: never;
  };
  exercises: {
    read: Exercise;
    write: ExerciseWrite;
    create: ExerciseCreate;
    verbs: {
      hide: { body?: { readonly hidden?: boolean }; answer: Exercise };
      report: { body: { readonly why: string }; answer: Exercise };
    };
    filters:
      | 'id'
      | 'Name'
      | 'language'
      | 'visibility'
      | 'hidden'
      | 'owner'
      | 'duration'
      | 'burnedCalories'
      | 'tag'
      | 'createdAt'
      | 'updatedAt';
    sorts:
      | 'id'
      | 'Name'
      | 'language'
      | 'visibility'
      | 'duration'
      | 'burnedCalories'
      | 'tag'
      | 'createdAt'
      | 'updatedAt';
    params: 'reader';
  };
  foods: {
    read: Food;
    write: never;
    create: never;
    verbs: None;
    filters:
      | 'id'
      | 'ndb'
      | 'Name'
      | 'NameKa'
      | 'otherNames'
      | 'otherNamesKa'
      | 'group'
      | 'category'
      | 'state'
      | 'allergens'
      | 'unknownAllergens'
      | 'origin'
      | 'curated'
      | 'createdAt'
      | 'updatedAt';
    sorts:
      | 'id'
      | 'ndb'
      | 'Name'
      | 'NameKa'
      | 'group'
      | 'category'
      | 'state'
      | 'origin'
      | 'curated'
      | 'createdAt'
      | 'updatedAt';
    params: never;
  };
  households: {
    read: Household;
    write: HouseholdWrite;
    create: HouseholdCreate;
    verbs: {
      accept: { body?: None; answer: Household };
      decline: { body?: None; answer: Household };
      invite: { body: { readonly email: string }; answer: Household };
      leave: { body?: None; answer: Household };
      'remove-member': { body: { readonly user: number }; answer: Household };
      'renew-token': { body?: None; answer: Household };
      withdraw: { body: { readonly email: string }; answer: Household };
    };
    filters: 'id' | 'Name' | 'owner' | 'members' | 'joinToken' | 'createdAt' | 'updatedAt';
    sorts: 'id' | 'Name' | 'createdAt' | 'updatedAt';
    params: never;
  };
  imports: {
    read: Import;
    write: {
      readonly recipes?: readonly {
        readonly key: string;
        readonly Name?: string | null;
        readonly Description?: string | null;
        readonly Note?: string | null;
        readonly language?: Language | null;
        readonly servingAmount?: number | null;
        readonly TimeToCook?: number | null;
        readonly prepTime?: number | null;
        readonly sections?: readonly { readonly title?: string | null }[] | null;
        readonly ingredients?:
          | readonly (
              | string
              | {
                  readonly text?: string | null;
                  readonly amount?: number | null;
                  readonly amountTo?: number | null;
                  readonly unit?: Unit | null;
                  readonly name?: string | null;
                  readonly note?: string | null;
                  readonly food?: number | null;
                  readonly product?: number | null;
                  readonly own?: boolean | null;
                  readonly section?: number | null;
                }
            )[]
          | null;
        readonly Steps?:
          | readonly {
              readonly description?: string | null;
              readonly minutes?: number | null;
              readonly images?:
                readonly { readonly url?: string | null; readonly entry?: string | null }[] | null;
            }[]
          | null;
        readonly images?: readonly { readonly url?: string | null; readonly entry?: string | null }[] | null;
        readonly tags?: readonly string[] | null;
        readonly types?: readonly DishType[] | null;
        readonly dietaryFlags?: readonly DietaryFlag[] | null;
        readonly rating?: number | null;
        readonly sourceUrl?: string | null;
        readonly typesGuessed?: boolean;
        readonly dietsSaid?: readonly string[];
        readonly dietsChosen?: boolean;
        readonly warnings?: readonly { readonly path: readonly (string | number)[]; readonly key: string }[];
        readonly duplicateOf?: number | null;
        readonly dish?: number | null;
      }[];
      readonly answers?: readonly {
        readonly name: string;
        readonly product?: number | null;
        readonly food?: number | null;
        readonly own?: boolean | null;
      }[];
    };
    create:
      | { readonly url: string }
      | { readonly html: string; readonly url?: string | null }
      | { readonly text: string };
    verbs: {
      take: {
        body: {
          readonly recipes: 'all' | readonly string[];
          readonly visibility?: Visibility | null;
          readonly tags?: readonly string[];
          readonly extras?: 'all' | readonly string[] | null;
        };
        answer: Import;
      };
      undo: { body?: None; answer: Import };
    };
    filters: 'id' | 'owner' | 'state' | 'expiresOn' | 'createdAt' | 'updatedAt';
    sorts: 'id' | 'state' | 'expiresOn' | 'createdAt' | 'updatedAt';
    params: 'recipes';
  };
  intakes: {
    read: Intake;
    write: IntakeWrite;
    create: IntakeCreate;
    verbs: None;
    filters: 'id' | 'owner' | 'supplement' | 'times' | 'from' | 'until' | 'createdAt' | 'updatedAt';
    sorts: 'id' | 'from' | 'until' | 'createdAt' | 'updatedAt';
    params: never;
  };
  logs: {
    read: Log;
    write: never;
    create: LogCreate;
    verbs: None;
    filters:
      | 'id'
      | 'user'
      | 'day'
      | 'kind'
      | 'key'
      | 'state'
      | 'mealplan'
      | 'subscription'
      | 'schedule'
      | 'intake'
      | 'food'
      | 'product'
      | 'dish'
      | 'outcome'
      | 'createdAt'
      | 'updatedAt';
    sorts: 'id' | 'day' | 'kind' | 'key' | 'state' | 'outcome' | 'createdAt' | 'updatedAt';
    params: never;
  };
  mealplans: {
    read: Mealplan;
    write: MealplanWrite;
    create: MealplanCreate;
    verbs: {
      copy: { body?: None; answer: Mealplan };
      'eat-along': { body: { readonly eatsAlong: boolean }; answer: Mealplan };
      feature: { body?: { readonly featured?: boolean }; answer: Mealplan };
      hide: { body?: { readonly hidden?: boolean }; answer: Mealplan };
      invite: {
        body: {
          readonly email: string;
          readonly role?: 'viewer' | 'editor';
          readonly confirmPrivate?: boolean;
        };
        answer: Mealplan;
      };
      leave: { body?: None; answer: Mealplan };
      publish: {
        body?: { readonly confirmPrivate?: boolean; readonly visibility?: 'public' };
        answer: Mealplan;
      };
      'renew-token': { body?: None; answer: Mealplan };
      report: { body: { readonly why: string }; answer: Mealplan };
      subscribe: { body: { readonly startDate: string }; answer: Mealplan };
      'take-over': { body?: None; answer: Mealplan };
      unsubscribe: { body?: None; answer: Mealplan };
    };
    filters:
      | 'id'
      | 'Name'
      | 'language'
      | 'visibility'
      | 'hidden'
      | 'owner'
      | 'startDate'
      | 'version'
      | 'offeredUntil'
      | 'joinToken'
      | 'featured'
      | 'invited'
      | 'viewers'
      | 'editors'
      | 'along'
      | 'dayCount'
      | 'calories'
      | 'fats'
      | 'carbs'
      | 'prots'
      | 'costTetri'
      | 'dietaryFlags'
      | 'allergens'
      | 'unknownAllergens'
      | 'incompleteProducts'
      | 'pricelessProducts'
      | 'createdAt'
      | 'updatedAt';
    sorts:
      | 'id'
      | 'Name'
      | 'language'
      | 'visibility'
      | 'startDate'
      | 'version'
      | 'offeredUntil'
      | 'featured'
      | 'dayCount'
      | 'calories'
      | 'fats'
      | 'carbs'
      | 'prots'
      | 'costTetri'
      | 'createdAt'
      | 'updatedAt';
    params: 'reader' | 'by';
  };
  memberships: {
    read: Membership;
    write: MembershipWrite;
    create: never;
    verbs: {
      accept: { body?: { readonly eatsAlong?: boolean }; answer: Membership };
      decline: { body?: None; answer: Membership };
    };
    filters:
      | 'id'
      | 'mealplan'
      | 'user'
      | 'email'
      | 'role'
      | 'state'
      | 'invitedBy'
      | 'token'
      | 'planOwner'
      | 'createdAt'
      | 'updatedAt';
    sorts: 'id' | 'email' | 'role' | 'state' | 'createdAt' | 'updatedAt';
    params: never;
  };
  orders: {
    read: Order;
    write: never;
    create: OrderCreate;
    verbs: {
      accept: { body?: None; answer: Order };
      answer: {
        body: { readonly key: string; readonly yes: boolean; readonly askedAt?: string | null };
        answer: Order;
      };
      ask: {
        body: {
          readonly key: string;
          readonly replacement?: number | null;
          readonly gotAmount?: number | null;
          readonly called?: boolean | null;
        };
        answer: Order;
      };
      assign: { body: { readonly courier: number }; answer: Order };
      cancel: { body?: { readonly reason?: string | null }; answer: Order };
      deliver: {
        body: {
          readonly code?: string | null;
          readonly proof?: number | null;
          readonly Name?: string | null;
        };
        answer: Order;
      };
      depart: { body?: None; answer: Order };
      fail: { body: { readonly reason: string }; answer: Order };
      pack: {
        body: {
          readonly lines: readonly {
            readonly key: string;
            readonly outcome: 'got' | 'replaced' | 'missing';
            readonly gotAmount?: number | null;
            readonly replacement?: number | null;
            readonly replacementUnit?: Unit | null;
            readonly called?: boolean | null;
          }[];
        };
        answer: Order;
      };
      progress: { body: { readonly count: number }; answer: Order };
      'put-away': { body?: None; answer: Order };
      release: { body?: None; answer: Order };
      retry: { body?: None; answer: Order };
    };
    filters:
      | 'id'
      | 'number'
      | 'customer'
      | 'courier'
      | 'state'
      | 'shoplist'
      | 'feeTetri'
      | 'estimatedTetri'
      | 'toPayTetri'
      | 'payment'
      | 'district'
      | 'wantedFrom'
      | 'wantedTo'
      | 'isUnconfirmed'
      | 'deliveredAt'
      | 'createdAt'
      | 'updatedAt';
    sorts:
      | 'id'
      | 'number'
      | 'state'
      | 'feeTetri'
      | 'estimatedTetri'
      | 'toPayTetri'
      | 'payment'
      | 'district'
      | 'wantedFrom'
      | 'wantedTo'
      | 'isUnconfirmed'
      | 'deliveredAt'
      | 'createdAt'
      | 'updatedAt'
      | 'recipient'
      | 'street'
      | 'lineCount'
      | 'courier';
    params: never;
  };
  'pantry-items': {
    read: PantryItem;
    write: never;
    create: never;
    verbs: None;
    filters:
      | 'id'
      | 'owner'
      | 'key'
      | 'product'
      | 'Name'
      | 'amount'
      | 'place'
      | 'expiresOn'
      | 'readers'
      | 'createdAt'
      | 'updatedAt';
    sorts: 'id' | 'key' | 'Name' | 'amount' | 'place' | 'expiresOn' | 'createdAt' | 'updatedAt';
    params: never;
  };
  'pantry-movements': {
    read: PantryMovement;
    write: never;
    create: never;
    verbs: None;
    filters: 'id' | 'owner' | 'item' | 'key' | 'by' | 'cause' | 'createdAt' | 'updatedAt';
    sorts: 'id' | 'key' | 'cause' | 'createdAt' | 'updatedAt';
    params: never;
  };
  prices: {
    read: Price;
    write: PriceWrite;
    create: PriceCreate;
    verbs: None;
    filters: 'id' | 'owner' | 'product' | 'day' | 'readers' | 'createdAt' | 'updatedAt';
    sorts: 'id' | 'day' | 'createdAt' | 'updatedAt';
    params: never;
  };
  products: {
    read: Product;
    write: ProductWrite;
    create: ProductCreate;
    verbs: {
      merge: { body: { readonly into: number }; answer: Product };
      report: { body: { readonly why: string }; answer: Product };
      'same-as': { body: { readonly food: number | null }; answer: Product };
      sell: { body?: { readonly sold?: boolean }; answer: Product };
      verify: { body?: { readonly verified?: boolean }; answer: Product };
    };
    filters:
      | 'id'
      | 'Name'
      | 'NameKa'
      | 'category'
      | 'calories'
      | 'costTetri'
      | 'allergens'
      | 'unknownAllergens'
      | 'origin'
      | 'verified'
      | 'sold'
      | 'owner'
      | 'food'
      | 'createdAt'
      | 'updatedAt';
    sorts:
      | 'id'
      | 'Name'
      | 'NameKa'
      | 'category'
      | 'calories'
      | 'costTetri'
      | 'origin'
      | 'verified'
      | 'sold'
      | 'createdAt'
      | 'updatedAt'
      | 'fats'
      | 'carbs'
      | 'prots';
    params: 'reader';
  };
  reports: {
    read: Report;
    write: ReportWrite;
    create: never;
    verbs: None;
    filters: 'id' | 'collection' | 'record' | 'state' | 'by' | 'createdAt' | 'updatedAt';
    sorts: 'id' | 'collection' | 'record' | 'state' | 'createdAt' | 'updatedAt' | 'by';
    params: never;
  };
  saves: {
    read: Save;
    write: never;
    create: never;
    verbs: None;
    filters: 'id' | 'user' | 'dish' | 'createdAt' | 'updatedAt';
    sorts: 'id' | 'createdAt' | 'updatedAt';
    params: 'reader';
  };
  schedules: {
    read: Schedule;
    write: ScheduleWrite;
    create: ScheduleCreate;
    verbs: None;
    filters: 'id' | 'owner' | 'exercise' | 'from' | 'until' | 'createdAt' | 'updatedAt';
    sorts: 'id' | 'from' | 'until' | 'createdAt' | 'updatedAt';
    params: never;
  };
  shop: {
    read: Shop;
    write: ShopWrite;
    create: never;
    verbs: None;
    filters: 'id' | 'createdAt' | 'updatedAt';
    sorts: 'id' | 'createdAt' | 'updatedAt';
    params: never;
  };
  'shop-items': {
    read: ShopItem;
    write: ShopItemWrite;
    create: ShopItemCreate;
    verbs: None;
    filters:
      | 'id'
      | 'list'
      | 'key'
      | 'product'
      | 'Name'
      | 'category'
      | 'checked'
      | 'checkedBy'
      | 'atHome'
      | 'readers'
      | 'createdAt'
      | 'updatedAt';
    sorts: 'id' | 'key' | 'Name' | 'category' | 'checked' | 'atHome' | 'createdAt' | 'updatedAt';
    params: never;
  };
  shoplists: {
    read: Shoplist;
    write: ShoplistWrite;
    create: {
      readonly Name: string;
      readonly language?: Language | null;
      readonly aisles?: readonly Category[] | null;
      readonly members?: readonly number[];
    };
    verbs: {
      'add-dish': { body: { readonly dish: number; readonly servings?: number }; answer: Shoplist };
      change: {
        body:
          | {
              readonly op: 'add';
              readonly product?: number | null;
              readonly Name?: string;
              readonly amount?: number | null;
              readonly unit?: Unit | null;
              readonly category?: Category | null;
              readonly checked?: boolean | null;
              readonly atHome?: boolean | null;
              readonly key: string;
              readonly food?: number;
            }
          | {
              readonly op: 'set';
              readonly product?: number | null;
              readonly Name?: string;
              readonly amount?: number | null;
              readonly unit?: Unit | null;
              readonly category?: Category | null;
              readonly checked?: boolean | null;
              readonly atHome?: boolean | null;
              readonly key: string;
            }
          | { readonly op: 'remove'; readonly key: string };
        answer: Shoplist;
      };
      leave: { body?: None; answer: Shoplist };
      members: { body: { readonly email?: string; readonly user?: number }; answer: Shoplist };
      'remove-member': { body: { readonly user: number }; answer: Shoplist };
    };
    filters: 'id' | 'Name' | 'owner' | 'members' | 'mealplan' | 'aisles' | 'createdAt' | 'updatedAt';
    sorts: 'id' | 'Name' | 'createdAt' | 'updatedAt';
    params: never;
  };
  'stock-movements': {
    read: StockMovement;
    write: never;
    create: never;
    verbs: None;
    filters:
      'id' | 'stock' | 'product' | 'order' | 'by' | 'delta' | 'reason' | 'at' | 'createdAt' | 'updatedAt';
    sorts: 'id' | 'delta' | 'reason' | 'at' | 'createdAt' | 'updatedAt';
    params: never;
  };
  stocks: {
    read: Stock;
    write: StockWrite;
    create: never;
    verbs: {
      move: {
        body: {
          readonly delta: number;
          readonly reason: 'arrival' | 'correction' | 'waste';
          readonly note?: string | null;
        };
        answer: Stock;
      };
    };
    filters:
      | 'id'
      | 'product'
      | 'quantity'
      | 'reserved'
      | 'unit'
      | 'place'
      | 'expiresOn'
      | 'minimum'
      | 'createdAt'
      | 'updatedAt';
    sorts:
      'id' | 'quantity' | 'reserved' | 'unit' | 'place' | 'expiresOn' | 'minimum' | 'createdAt' | 'updatedAt';
    params: never;
  };
  subscriptions: {
    read: Subscription;
    write: SubscriptionWrite;
    create: never;
    verbs: {
      pause: { body?: { readonly from?: string }; answer: Subscription };
      resume: { body?: None; answer: Subscription };
      'take-version': { body?: { readonly from?: string }; answer: Subscription };
    };
    filters:
      | 'id'
      | 'user'
      | 'mealplan'
      | 'Name'
      | 'startDate'
      | 'pausedFrom'
      | 'shareProgress'
      | 'createdAt'
      | 'updatedAt';
    sorts: 'id' | 'Name' | 'startDate' | 'pausedFrom' | 'shareProgress' | 'createdAt' | 'updatedAt';
    params: never;
  };
  supplements: {
    read: Supplement;
    write: SupplementWrite;
    create: SupplementCreate;
    verbs: {
      hide: { body?: { readonly hidden?: boolean }; answer: Supplement };
      report: { body: { readonly why: string }; answer: Supplement };
    };
    filters:
      | 'id'
      | 'Name'
      | 'language'
      | 'visibility'
      | 'hidden'
      | 'owner'
      | 'priceTetri'
      | 'timesToTake'
      | 'createdAt'
      | 'updatedAt';
    sorts: 'id' | 'Name' | 'language' | 'visibility' | 'priceTetri' | 'createdAt' | 'updatedAt';
    params: 'reader';
  };
  users: {
    read: User;
    write: UserWrite;
    create: never;
    verbs: {
      block: { body?: None; answer: User };
      role: { body: { readonly Rolee: Role }; answer: User };
      unblock: { body?: None; answer: User };
    };
    filters: 'id' | 'email' | 'Name' | 'Rolee' | 'blocked' | 'createdAt' | 'updatedAt';
    sorts: 'id' | 'email' | 'Name' | 'Rolee' | 'blocked' | 'createdAt' | 'updatedAt' | 'phone';
    params: never;
  };
  visits: {
    read: Visit;
    write: VisitWrite;
    create: VisitCreate;
    verbs: None;
    filters:
      'id' | 'owner' | 'doctor' | 'specialty' | 'startsAt' | 'place' | 'key' | 'createdAt' | 'updatedAt';
    sorts: 'id' | 'doctor' | 'specialty' | 'startsAt' | 'place' | 'key' | 'createdAt' | 'updatedAt';
    params: never;
  };
  weights: {
    read: Weight;
    write: WeightWrite;
    create: WeightCreate;
    verbs: None;
    filters: 'id' | 'user' | 'day' | 'createdAt' | 'updatedAt';
    sorts: 'id' | 'day' | 'createdAt' | 'updatedAt';
    params: never;
  };
}

/** Calls besides those of a record. */
export interface Calls {
  'DELETE uploads/assets/{fileId}': { answer: Media };
  'DELETE users/me': { answer: { readonly data: User } };
  'DELETE users/me/feed': {
    answer: {
      readonly data: {
        readonly url: string | null;
        readonly kinds: readonly ('mealplans' | 'exercises' | 'supplements' | 'appointments')[];
      };
    };
  };
  'DELETE users/me/reminders/devices/{mark}': {
    answer: {
      readonly data: {
        readonly kinds: readonly ('order' | 'supplement' | 'ahead' | 'expiring' | 'invitation')[];
        readonly quiet: { readonly from: string; readonly to: string } | null;
        readonly devices: readonly {
          readonly mark: string;
          readonly agent: string;
          readonly language: Language;
          readonly createdAt: string;
        }[];
        readonly publicKey: string;
      };
    };
  };
  'GET dishes/counts': {
    answer: {
      readonly data: {
        readonly all: { readonly total: number; readonly toCheck: number; readonly noMeal: number };
        readonly mine: { readonly total: number; readonly toCheck: number; readonly noMeal: number };
        readonly shared: { readonly total: number; readonly toCheck: number; readonly noMeal: number };
        readonly saved: { readonly total: number; readonly toCheck: number; readonly noMeal: number };
      };
    };
  };
  'GET dishes/draw': {
    answer: {
      readonly data: Dish | null;
      readonly meta: {
        readonly fitting: number;
        readonly lately: number;
        readonly isRound: boolean;
        readonly ripe: readonly {
          readonly id: number;
          readonly Name: string;
          readonly NameKa: string | null;
        }[];
        readonly lastCooked: string | null;
      };
    };
  };
  'GET dishes/{id}/at-home': {
    answer: {
      readonly data: {
        readonly missing: number;
        readonly lines: readonly {
          readonly key: string;
          readonly isEnough: boolean;
          readonly there: number | null;
          readonly unit: Unit | null;
          readonly until: string | null;
        }[];
        readonly short: readonly {
          readonly key: string;
          readonly amount: number | null;
          readonly unit: Unit | null;
        }[];
        readonly takes: readonly {
          readonly key: string;
          readonly Name: string;
          readonly NameKa: string | null;
          readonly pieceName: PieceName | null;
          readonly amount: number;
          readonly unit: Unit | null;
        }[];
      };
    };
  };
  'GET dishes/{id}/similar': { answer: { readonly data: readonly Dish[] } };
  'GET dishes/{id}/versions': {
    answer: {
      readonly data: readonly {
        readonly id: number;
        readonly by: { readonly id: number; readonly Name: string } | null;
        readonly at: string;
        readonly changed: readonly string[];
      }[];
    };
  };
  'GET dishes/{id}/versions/{version}': {
    answer: {
      readonly data: {
        readonly id: number;
        readonly by: { readonly id: number; readonly Name: string } | null;
        readonly at: string;
        readonly changed: readonly string[];
        readonly body: Dish;
      };
    };
  };
  'GET foods/names': {
    answer: { readonly data: readonly (readonly [number, string, string | null, Category | null])[] };
  };
  'GET health': { answer: { readonly status: 'ok' } };
  'GET health/published': { answer: { readonly state: string } };
  'GET health/ready': { answer: { readonly status: 'ready' } };
  'GET households/join/{token}': {
    answer: {
      readonly data: {
        readonly id: number;
        readonly [nested]?: 'owner';
        readonly Name: string;
        readonly owner: UserInside | null;
        readonly myRole?: 'owner' | 'member' | 'invited';
      };
    };
  };
  'GET mealplans/join/{token}': { answer: { readonly data: Mealplan } };
  'GET mealplans/{id}/followers': {
    answer: {
      readonly data: readonly {
        readonly Name: string | null;
        readonly avatar: {
          readonly id: number;
          readonly name: string;
          readonly alternativeText: string | null;
          readonly width: number | null;
          readonly height: number | null;
          readonly mime: string;
          readonly formats: {
            readonly thumbnail?: {
              readonly url: string;
              readonly width: number | null;
              readonly height: number | null;
            };
            readonly small?: {
              readonly url: string;
              readonly width: number | null;
              readonly height: number | null;
            };
            readonly medium?: {
              readonly url: string;
              readonly width: number | null;
              readonly height: number | null;
            };
            readonly large?: {
              readonly url: string;
              readonly width: number | null;
              readonly height: number | null;
            };
          } | null;
          readonly url: string;
        } | null;
        readonly startDate: string;
        readonly version: number;
        readonly days: readonly {
          readonly day: string;
          readonly planned: number;
          readonly done: number;
          readonly skipped: number;
        }[];
      }[];
    };
  };
  'GET orders/figures': {
    answer: {
      readonly data: readonly {
        readonly day: string;
        readonly placed: number;
        readonly delivered: number;
        readonly cancelled: number;
        readonly takingsTetri: number;
        readonly feesTetri: number;
      }[];
    };
  };
  'GET people/{id}': {
    answer: {
      readonly data: {
        readonly id: number;
        readonly [nested]?: 'avatar';
        readonly Name: string;
        readonly avatar: Media | null;
        readonly listed: boolean;
        readonly dishes: readonly {
          readonly id: number;
          readonly [nested]?: 'DishImages';
          readonly Name: string;
          readonly language: Language | null;
          readonly types: readonly DishType[];
          readonly dietaryFlags: readonly DietaryFlag[];
          readonly TimeToCook: number | null;
          readonly servingAmount: number | null;
          readonly calories: number | null;
          readonly costTetri: number | null;
          readonly incompleteProducts: readonly string[];
          readonly pricelessProducts: readonly string[];
          readonly fasting: boolean | null;
          readonly allergens: readonly Allergen[];
          readonly unknownFacts: readonly ('allergens' | 'origin')[];
          readonly unknownAllergens: readonly Allergen[];
          readonly visibility: Visibility | null;
          readonly saveCount: number | null;
          readonly DishImages: readonly Media[];
        }[];
        readonly mealplans: readonly {
          readonly id: number;
          readonly [nested]?: 'Images';
          readonly Name: string;
          readonly Description: string | null;
          readonly language: Language | null;
          readonly visibility: Visibility | null;
          readonly dayCount: number | null;
          readonly calories: number | null;
          readonly fats: number | null;
          readonly carbs: number | null;
          readonly prots: number | null;
          readonly costTetri: number | null;
          readonly dietaryFlags: readonly DietaryFlag[];
          readonly fasting: boolean | null;
          readonly allergens: readonly Allergen[];
          readonly unknownAllergens: readonly Allergen[];
          readonly incompleteProducts: readonly string[];
          readonly pricelessProducts: readonly string[];
          readonly version: number | null;
          readonly Images: readonly Media[];
        }[];
        readonly cookbooks: readonly {
          readonly id: number;
          readonly Name: string;
          readonly Description: string | null;
          readonly visibility: Visibility | null;
          readonly cover?: Media | null;
          readonly recipeCount?: number;
        }[];
      };
      readonly meta: {
        readonly totals: { readonly dishes: number; readonly mealplans: number; readonly cookbooks: number };
        readonly pageCount: number;
      };
    };
  };
  'GET prices/latest': {
    answer: {
      readonly data: readonly {
        readonly product: number;
        readonly shop: string | null;
        readonly day: string;
        readonly tetri: number;
        readonly amount: number;
        readonly unit: Unit;
      }[];
    };
  };
  'GET prices/spending': {
    answer: {
      readonly data: {
        readonly month: string;
        readonly budgetTetri: number | null;
        readonly aisles: readonly {
          readonly category: Category;
          readonly paidTetri: number;
          readonly orderedTetri: number;
        }[];
        readonly feesTetri: number;
        readonly thrown: {
          readonly dishes: { readonly count: number; readonly tetri: number; readonly unknown: number };
          readonly things: { readonly count: number; readonly tetri: number; readonly unknown: number };
          readonly dearest: readonly {
            readonly Name: string | null;
            readonly NameKa: string | null;
            readonly dish: number | null;
            readonly product: number | null;
            readonly times: number;
            readonly tetri: number;
          }[];
        };
      };
    };
  };
  'GET products/offer': {
    answer: {
      readonly data: {
        readonly products: readonly Product[];
        readonly foods: readonly Food[];
        readonly guessed: boolean;
      };
    };
  };
  'GET search': {
    answer: {
      readonly data: {
        readonly dishes: readonly {
          readonly id: number;
          readonly [nested]?: 'DishImages';
          readonly Name: string;
          readonly language: Language | null;
          readonly TimeToCook: number | null;
          readonly calories: number | null;
          readonly servingAmount: number | null;
          readonly types: readonly DishType[];
          readonly DishImages: readonly Media[];
          readonly whose: Whose;
        }[];
        readonly mealplans: readonly {
          readonly id: number;
          readonly [nested]?: 'Images';
          readonly Name: string;
          readonly language: Language | null;
          readonly dayCount: number | null;
          readonly Images: readonly Media[];
          readonly whose: Whose;
        }[];
        readonly exercises: readonly {
          readonly id: number;
          readonly [nested]?: 'Images';
          readonly Name: string;
          readonly language: Language | null;
          readonly duration: number | null;
          readonly burnedCalories: number | null;
          readonly Images: readonly Media[];
          readonly whose: Whose;
        }[];
        readonly supplements: readonly {
          readonly id: number;
          readonly [nested]?: 'Images';
          readonly Name: string;
          readonly language: Language | null;
          readonly dailyDosage: number | null;
          readonly unit: 'mg' | 'pills' | 'drops' | null;
          readonly Images: readonly Media[];
          readonly whose: Whose;
        }[];
        readonly examinations: readonly {
          readonly id: number;
          readonly Name: string;
          readonly day: string;
          readonly whose: Whose;
        }[];
        readonly cookbooks: readonly {
          readonly id: number;
          readonly Name: string;
          readonly language: Language | null;
          readonly whose: Whose;
        }[];
        readonly days: readonly {
          readonly plan: number;
          readonly Name: string;
          readonly index: number;
          readonly date: string | null;
          readonly title: string | null;
          readonly dishes: readonly string[];
          readonly whose: Whose;
        }[];
        readonly products: readonly Product[];
        readonly foods: readonly Food[];
      };
      readonly meta: {
        readonly meant: string | null;
        readonly totals: {
          readonly dishes?: { readonly public?: number; readonly mine?: number };
          readonly mealplans?: { readonly public?: number; readonly mine?: number };
          readonly exercises?: { readonly public?: number; readonly mine?: number };
          readonly supplements?: { readonly public?: number; readonly mine?: number };
          readonly products?: { readonly public?: number; readonly mine?: number };
        };
      };
    };
  };
  'GET shop/day': {
    answer: {
      readonly data: {
        readonly unassigned: number;
        readonly late: number;
        readonly open: number;
        readonly unconfirmed: number;
        readonly reports: number;
        readonly low: readonly {
          readonly id: number;
          readonly Name: string;
          readonly NameKa: string | null;
          readonly free: number;
          readonly unit: 'gr' | 'ml' | 'Piece';
        }[];
        readonly expiring: readonly {
          readonly id: number;
          readonly Name: string;
          readonly NameKa: string | null;
          readonly expiresOn: string;
          readonly quantity: number;
          readonly unit: 'gr' | 'ml' | 'Piece';
        }[];
        readonly lacking: readonly {
          readonly id: number;
          readonly Name: string;
          readonly NameKa: string | null;
        }[];
      };
    };
  };
  'GET shoplists/usual': {
    answer: {
      readonly data: {
        readonly usual: readonly {
          readonly Name: string;
          readonly category: Category | null;
          readonly product: Product | null;
        }[];
        readonly staples: readonly Product[];
      };
    };
  };
  'GET stocks/held': {
    answer: {
      readonly data: readonly {
        readonly id: number;
        readonly quantity: number;
        readonly reserved: number;
        readonly unit: 'gr' | 'ml' | 'Piece';
        readonly place: string | null;
        readonly expiresOn: string | null;
        readonly minimum: number | null;
        readonly product: {
          readonly id: number | null;
          readonly Name?: string;
          readonly NameKa?: string | null;
          readonly category?: Category | null;
          readonly pieceName?: PieceName | null;
        };
      }[];
    };
  };
  'GET stocks/products': {
    answer: {
      readonly data: readonly {
        readonly id: number;
        readonly Name: string;
        readonly NameKa: string | null;
        readonly category: Category | null;
        readonly gramsPerMl: number | null;
        readonly gramsPerPiece: number | null;
        readonly pieceName: PieceName | null;
        readonly packSize: number | null;
        readonly priceTetri: number | null;
        readonly food: number | null;
        readonly allergens: readonly Allergen[] | null;
        readonly unknownAllergens: readonly Allergen[] | null;
        readonly origin: Origin | null;
        readonly places: readonly string[];
        readonly isFree: boolean;
        readonly substitutes: readonly { readonly product: number; readonly ratio: number }[];
      }[];
    };
  };
  'GET users/me': { answer: Me };
  'GET users/me/calendar': {
    answer: {
      readonly data: readonly {
        readonly day: string;
        readonly source: {
          readonly type: 'mealplan' | 'subscription' | 'schedule' | 'intake' | 'visit' | 'order';
          readonly id: number;
          readonly Name: string;
        };
        readonly kind: 'mealplans' | 'exercises' | 'supplements' | 'appointments';
        readonly key: string;
        readonly title: string;
        readonly titleKa: string | null;
        readonly time: string | null;
        readonly endTime: string | null;
        readonly type: DishType | null;
        readonly dish: number | null;
        readonly picture: {
          readonly url: string;
          readonly width: number | null;
          readonly height: number | null;
        } | null;
        readonly exercise: number | null;
        readonly supplement: number | null;
        readonly servings: number | null;
        readonly share: number | null;
        readonly plates?: readonly { readonly Name: string; readonly servings: number }[];
        readonly calories: number | null;
        readonly fats: number | null;
        readonly carbs: number | null;
        readonly prots: number | null;
        readonly costTetri: number | null;
        readonly allergens: readonly string[] | null;
        readonly unknownAllergens: readonly string[] | null;
        readonly warned:
          | readonly {
              readonly name: string;
              readonly allergens: readonly string[];
              readonly unknown?: readonly string[];
            }[]
          | null;
        readonly burnedCalories: number | null;
        readonly dosage: number | null;
        readonly unit: 'mg' | 'pills' | 'drops' | null;
        readonly order: OrderState | null;
        readonly handedAt: string | null;
        readonly state: 'done' | 'skipped' | null;
        readonly logId: number | null;
        readonly outcome: 'leftOver' | 'thrownAway' | null;
        readonly outcomeServings: number | null;
      }[];
    };
  };
  'GET users/me/expenditure': {
    answer: {
      readonly data: {
        readonly state: 'off' | 'noBirthYear' | 'minor' | 'notYet' | 'known';
        readonly days: number;
        readonly daysNeeded: number;
        readonly expenditure: number | null;
        readonly low: number | null;
        readonly high: number | null;
        readonly target: number | null;
        readonly was: number | null;
        readonly movedOn: string | null;
        readonly reasons: readonly (
          'keep' | 'lose' | 'gain' | 'limit' | 'floor' | 'underweight' | 'reached' | 'unlikely' | 'noTarget'
        )[];
        readonly canUndo: boolean;
        readonly week: readonly number[] | null;
      };
    };
  };
  'GET users/me/expiring': {
    answer: {
      readonly data: {
        readonly today: string;
        readonly things: readonly {
          readonly key: string;
          readonly Name: string;
          readonly amount: number;
          readonly level: 'some' | 'low' | 'gone' | null;
          readonly unit: Unit | null;
          readonly expiresOn: string;
          readonly product: {
            readonly id: number;
            readonly Name: string;
            readonly NameKa: string | null;
            readonly pieceName: PieceName | null;
          } | null;
        }[];
        readonly dish: {
          readonly id: number;
          readonly Name: string;
          readonly language: Language | null;
          readonly TimeToCook: number | null;
          readonly uses: readonly string[];
        } | null;
      };
    };
  };
  'GET users/me/feed': {
    answer: {
      readonly data: {
        readonly url: string | null;
        readonly kinds: readonly ('mealplans' | 'exercises' | 'supplements' | 'appointments')[];
      };
    };
  };
  'GET users/me/nutrients': {
    answer: { readonly data: { readonly planned: NutrientTotals; readonly eaten: NutrientTotals } };
  };
  'GET users/me/planning': {
    answer: {
      readonly data: {
        readonly days?: number | null;
        readonly meals?: readonly DishType[] | null;
        readonly eaters?:
          | readonly {
              readonly Name: string;
              readonly factor: number;
              readonly targets?: {
                readonly calories?: number | null;
                readonly fats?: number | null;
                readonly carbs?: number | null;
                readonly prots?: number | null;
                readonly costTetriPerDay?: number | null;
              } | null;
              readonly diet?: readonly DietaryFlag[] | null;
              readonly allergens?: readonly Allergen[] | null;
              readonly byFactor?: boolean | null;
              readonly user?: number | null;
              readonly birthYear?: number | null;
            }[]
          | null;
        readonly from?: readonly (number | 'public' | 'mine' | 'saved')[] | null;
        readonly wishes?: {
          readonly budgetTetri?: number | null;
          readonly weekdayMinutes?: number | null;
          readonly weekendMinutes?: number | null;
          readonly repeats?: number | null;
          readonly leftovers?: readonly DishType[] | null;
          readonly tags?:
            | readonly {
                readonly tag: string;
                readonly min?: number | null;
                readonly max?: number | null;
                readonly weekdays?: readonly number[] | null;
              }[]
            | null;
          readonly fasting?: boolean | null;
          readonly unknown?: boolean | null;
          readonly health?: {
            readonly energy?: boolean | null;
            readonly fibre?: boolean | null;
            readonly vegetables?: boolean | null;
            readonly saturatedFat?: boolean | null;
            readonly salt?: boolean | null;
            readonly fish?: boolean | null;
          } | null;
          readonly fastingFish?: boolean | null;
          readonly fastingNoOil?: boolean | null;
        } | null;
      } | null;
    };
  };
  'GET users/me/reminders': {
    answer: {
      readonly data: {
        readonly kinds: readonly ('order' | 'supplement' | 'ahead' | 'expiring' | 'invitation')[];
        readonly quiet: { readonly from: string; readonly to: string } | null;
        readonly devices: readonly {
          readonly mark: string;
          readonly agent: string;
          readonly language: Language;
          readonly createdAt: string;
        }[];
        readonly publicKey: string;
      };
    };
  };
  'GET users/me/tags': {
    answer: { readonly data: readonly { readonly name: string; readonly count: number }[] };
  };
  'POST barcodes/link': {
    body: {
      readonly code: string;
      readonly Name?: string;
      readonly product?: number | null;
      readonly food?: number;
      readonly amount?: number | null;
      readonly unit?: Unit | null;
    };
    answer: { readonly data: Barcode };
  };
  'POST barcodes/look-up': {
    body: { readonly code: string };
    answer: {
      readonly data: {
        readonly code: string;
        readonly Name: string;
        readonly brand: string;
        readonly amount: number | null;
        readonly unit: Unit | null;
        readonly product: Product | null;
        readonly food: Food | null;
        readonly source: { readonly name: string; readonly licence: string; readonly url: string };
      } | null;
    };
  };
  'POST dish-notes/rate': {
    body: { readonly changes: readonly { readonly dish: number; readonly rating?: number | null }[] };
    answer: {
      readonly data: readonly {
        readonly dish: number;
        readonly rating: number | null;
        readonly before: number | null;
      }[];
    };
  };
  'POST dishes/tags': {
    body: {
      readonly changes: readonly {
        readonly dish: number;
        readonly add?: readonly string[] | null;
        readonly remove?: readonly string[] | null;
      }[];
    };
    answer: {
      readonly data: readonly {
        readonly dish: number;
        readonly added: readonly string[];
        readonly removed: readonly string[];
      }[];
    };
  };
  'POST dishes/types': {
    body: {
      readonly changes: readonly {
        readonly dish: number;
        readonly add?: readonly DishType[] | null;
        readonly remove?: readonly DishType[] | null;
      }[];
    };
    answer: {
      readonly data: readonly {
        readonly dish: number;
        readonly added: readonly DishType[];
        readonly removed: readonly DishType[];
      }[];
    };
  };
  'POST households/join/{token}': { body?: None; answer: { readonly data: Household } };
  'POST mealplans/join/{token}': {
    body?: { readonly eatsAlong?: boolean };
    answer: { readonly data: Mealplan };
  };
  'POST mealplans/propose': {
    body: {
      readonly days: number;
      readonly meals: readonly DishType[];
      readonly eaters: readonly {
        readonly Name: string;
        readonly factor: number;
        readonly targets?: {
          readonly calories?: number | null;
          readonly fats?: number | null;
          readonly carbs?: number | null;
          readonly prots?: number | null;
          readonly costTetriPerDay?: number | null;
        } | null;
        readonly diet?: readonly DietaryFlag[] | null;
        readonly allergens?: readonly Allergen[] | null;
        readonly byFactor?: boolean | null;
        readonly user?: number | null;
        readonly birthYear?: number | null;
      }[];
      readonly from: readonly (number | 'public' | 'mine' | 'saved')[];
      readonly wishes?: {
        readonly budgetTetri?: number | null;
        readonly weekdayMinutes?: number | null;
        readonly weekendMinutes?: number | null;
        readonly repeats?: number | null;
        readonly leftovers?: readonly DishType[] | null;
        readonly tags?:
          | readonly {
              readonly tag: string;
              readonly min?: number | null;
              readonly max?: number | null;
              readonly weekdays?: readonly number[] | null;
            }[]
          | null;
        readonly fasting?: boolean | null;
        readonly unknown?: boolean | null;
        readonly health?: {
          readonly energy?: boolean | null;
          readonly fibre?: boolean | null;
          readonly vegetables?: boolean | null;
          readonly saturatedFat?: boolean | null;
          readonly salt?: boolean | null;
          readonly fish?: boolean | null;
        } | null;
        readonly fastingFish?: boolean | null;
        readonly fastingNoOil?: boolean | null;
      } | null;
      readonly startDate?: string | null;
      readonly keep?:
        readonly { readonly day: number; readonly meal: DishType; readonly dish: number }[] | null;
      readonly seed?: number | null;
      readonly seconds?: number | null;
    };
    answer: {
      readonly data: {
        readonly days: readonly {
          readonly day: number;
          readonly meals: readonly {
            readonly type: DishType;
            readonly entries: readonly (
              | {
                  readonly kind: 'dish';
                  readonly dish: number;
                  readonly servings: number;
                  readonly shares: readonly number[];
                }
              | {
                  readonly kind: 'leftovers';
                  readonly dish: number;
                  readonly servings: number;
                  readonly shares: readonly number[];
                  readonly of: { readonly day: number; readonly meal: DishType };
                }
            )[];
          }[];
          readonly figures: {
            readonly calories: number;
            readonly fats: number;
            readonly carbs: number;
            readonly prots: number;
            readonly costTetri: number;
            readonly persons: readonly {
              readonly calories: number;
              readonly fats: number;
              readonly carbs: number;
              readonly prots: number;
            }[];
          };
        }[];
        readonly shortfalls: readonly (
          | {
              readonly key: 'empty';
              readonly day?: number;
              readonly values: {
                readonly meal: DishType;
                readonly took: readonly {
                  readonly by:
                    | 'allergens'
                    | 'diet'
                    | 'fasting'
                    | 'weekdayMinutes'
                    | 'weekendMinutes'
                    | 'meal'
                    | 'noMeal';
                  readonly dishes: number;
                }[];
                readonly loosenings: readonly {
                  readonly wish:
                    'fasting' | 'fastingFish' | 'fastingNoOil' | 'weekdayMinutes' | 'weekendMinutes' | 'diet';
                  readonly value?: number;
                  readonly eater?: string;
                  readonly name?: string;
                  readonly dishes: number;
                }[];
              };
            }
          | {
              readonly key: 'target';
              readonly day?: number;
              readonly values: {
                readonly eater: string;
                readonly nutrient: 'calories' | 'fats' | 'carbs' | 'prots';
                readonly target: number;
                readonly amount: number;
                readonly difference: number;
                readonly instead?: {
                  readonly meal: DishType;
                  readonly dish: number;
                  readonly servings: number;
                  readonly costTetri: number | null;
                  readonly difference: number;
                };
              };
            }
          | {
              readonly key: 'keptAllergen';
              readonly day?: number;
              readonly values: {
                readonly meal: DishType;
                readonly dish: number;
                readonly eater: string;
                readonly allergens: readonly string[];
              };
            }
          | {
              readonly key: 'keptDiet';
              readonly day?: number;
              readonly values: {
                readonly meal: DishType;
                readonly dish: number;
                readonly eater: string;
                readonly diet: readonly string[];
              };
            }
          | {
              readonly key: 'keptFast';
              readonly day?: number;
              readonly values: {
                readonly meal: DishType;
                readonly dish: number;
                readonly fast: 'free' | 'meatless' | 'fish' | 'oil' | 'strict';
              };
            }
          | {
              readonly key: 'budget';
              readonly day?: number;
              readonly values: { readonly budgetTetri: number; readonly costTetri: number };
            }
          | {
              readonly key: 'minutes';
              readonly day?: number;
              readonly values: {
                readonly meal: DishType;
                readonly dish: number;
                readonly minutes: number;
                readonly limit: number;
              };
            }
          | {
              readonly key: 'repeats';
              readonly day?: number;
              readonly values: { readonly dish: number; readonly times: number; readonly limit: number };
            }
          | {
              readonly key: 'tag';
              readonly day?: number;
              readonly values: {
                readonly tag: string;
                readonly min?: number;
                readonly max?: number;
                readonly times: number;
              };
            }
          | {
              readonly key: 'health';
              readonly day?: number;
              readonly values: {
                readonly eater: string;
                readonly of: 'fibre' | 'vegetables' | 'saturatedFat' | 'salt';
                readonly isLow: boolean;
                readonly amount: number | null;
                readonly limit: number | null;
                readonly unknown: number;
              };
            }
          | {
              readonly key: 'energy';
              readonly day?: number;
              readonly values: {
                readonly eater: string;
                readonly isLow: boolean;
                readonly amount: number | null;
                readonly limit: number | null;
              };
            }
          | {
              readonly key: 'raised';
              readonly day?: number;
              readonly values: {
                readonly eater: string;
                readonly isMinor: boolean;
                readonly target: number;
                readonly limit: number | null;
              };
            }
          | {
              readonly key: 'fish';
              readonly day?: number;
              readonly values: { readonly times: number; readonly min: number };
            }
          | {
              readonly key: 'rulesOut';
              readonly day?: number;
              readonly values: {
                readonly eater: string;
                readonly meal: DishType;
                readonly allergens: readonly string[];
                readonly diet: readonly string[];
                readonly dishes: number;
                readonly took: number;
              };
            }
          | {
              readonly key: 'unknownFigures';
              readonly day?: number;
              readonly values: { readonly dishes: readonly number[] };
            }
          | {
              readonly key: 'unknownCost';
              readonly day?: number;
              readonly values: { readonly dishes: readonly number[] };
            }
        )[];
        readonly saved: readonly {
          readonly key: string;
          readonly Name: string;
          readonly product: {
            readonly id: number;
            readonly Name: string;
            readonly NameKa?: string | null;
          } | null;
          readonly expiresOn: string;
          readonly until: number;
          readonly amount: number | null;
          readonly unit: Unit | null;
          readonly day: number;
          readonly meal: DishType;
          readonly dish: number;
          readonly taken: number | null;
        }[];
        readonly score: number;
        readonly bound?: number;
        readonly isCutOff: boolean;
        readonly toBuyTetri: number;
        readonly staysTetri: number;
        readonly toBuyUnknown: number;
      };
    };
  };
  'POST mealplans/propose/others': {
    body: {
      readonly days: number;
      readonly meals: readonly DishType[];
      readonly eaters: readonly {
        readonly Name: string;
        readonly factor: number;
        readonly targets?: {
          readonly calories?: number | null;
          readonly fats?: number | null;
          readonly carbs?: number | null;
          readonly prots?: number | null;
          readonly costTetriPerDay?: number | null;
        } | null;
        readonly diet?: readonly DietaryFlag[] | null;
        readonly allergens?: readonly Allergen[] | null;
        readonly byFactor?: boolean | null;
        readonly user?: number | null;
        readonly birthYear?: number | null;
      }[];
      readonly from: readonly (number | 'public' | 'mine' | 'saved')[];
      readonly wishes?: {
        readonly budgetTetri?: number | null;
        readonly weekdayMinutes?: number | null;
        readonly weekendMinutes?: number | null;
        readonly repeats?: number | null;
        readonly leftovers?: readonly DishType[] | null;
        readonly tags?:
          | readonly {
              readonly tag: string;
              readonly min?: number | null;
              readonly max?: number | null;
              readonly weekdays?: readonly number[] | null;
            }[]
          | null;
        readonly fasting?: boolean | null;
        readonly unknown?: boolean | null;
        readonly health?: {
          readonly energy?: boolean | null;
          readonly fibre?: boolean | null;
          readonly vegetables?: boolean | null;
          readonly saturatedFat?: boolean | null;
          readonly salt?: boolean | null;
          readonly fish?: boolean | null;
        } | null;
        readonly fastingFish?: boolean | null;
        readonly fastingNoOil?: boolean | null;
      } | null;
      readonly startDate?: string | null;
      readonly plan: readonly {
        readonly day: number;
        readonly meals: readonly {
          readonly type: DishType;
          readonly entries: readonly {
            readonly kind: 'dish' | 'leftovers';
            readonly dish: number;
            readonly servings: number;
            readonly shares?: readonly number[] | null;
            readonly of?: { readonly day: number; readonly meal: DishType } | null;
          }[];
        }[];
        readonly figures?: unknown | null;
      }[];
      readonly slot: { readonly day: number; readonly meal: DishType };
    };
    answer: {
      readonly data: {
        readonly others: readonly {
          readonly dish: number;
          readonly servings: number;
          readonly shares: readonly number[];
          readonly difference: {
            readonly calories: number;
            readonly fats: number;
            readonly carbs: number;
            readonly prots: number;
            readonly costTetri: number;
          };
          readonly score: number;
        }[];
      };
    };
  };
  'POST orders/quote': {
    body: {
      readonly lines?: readonly { readonly product: number; readonly amount: number; readonly unit: Unit }[];
      readonly zone?: string | null;
    };
    answer: {
      readonly data: {
        readonly lines: readonly {
          readonly product: number;
          readonly priceTetri: number | null;
          readonly isAvailable: boolean;
          readonly fault: 'notSold' | 'unitUnknown' | null;
          readonly left: number | null;
        }[];
        readonly goodsTetri: number;
        readonly feeTetri: number;
        readonly totalTetri: number;
        readonly minimumTetri: number;
      };
    };
  };
  'POST pantry-items/change': {
    body:
      | {
          readonly op: 'add';
          readonly key: string;
          readonly product?: number | null;
          readonly Name?: string;
          readonly unit?: Unit | null;
          readonly place?: string | null;
          readonly expiresOn?: string | null;
          readonly openedOn?: string | null;
          readonly staple?: { readonly minimum?: number | null } | null;
          readonly food?: number;
          readonly amount?: number | null;
          readonly level?: 'some' | 'low' | 'gone' | null;
          readonly move?: string | null;
          readonly reason?: 'bought' | 'ordered' | 'cooked' | 'counted' | 'thrown' | null;
        }
      | {
          readonly op: 'set';
          readonly key: string;
          readonly product?: number | null;
          readonly Name?: string;
          readonly unit?: Unit | null;
          readonly place?: string | null;
          readonly expiresOn?: string | null;
          readonly openedOn?: string | null;
          readonly staple?: { readonly minimum?: number | null } | null;
          readonly amount?: number | null;
          readonly level?: 'some' | 'low' | 'gone' | null;
          readonly move?: string | null;
          readonly reason?: 'bought' | 'ordered' | 'cooked' | 'counted' | 'thrown' | null;
        }
      | {
          readonly op: 'move';
          readonly key: string;
          readonly move: string;
          readonly delta: number;
          readonly reason: 'bought' | 'ordered' | 'cooked' | 'counted' | 'thrown';
        }
      | { readonly op: 'undo'; readonly key: string; readonly move: string; readonly undoes: string }
      | { readonly op: 'remove'; readonly key: string };
    answer: { readonly data: PantryItem | null };
  };
  'POST pantry-items/undo': {
    body: { readonly cause: string };
    answer: { readonly data: { readonly undone: number } };
  };
  'POST prices/budget': {
    body: { readonly tetri: number | null };
    answer: { readonly data: { readonly budgetTetri: number | null } };
  };
  'POST products/import': {
    body: { readonly rows: readonly ProductWrite[] };
    answer: { readonly data: { readonly created: number; readonly updated: number } };
  };
  'POST products/match': {
    body: { readonly names: readonly string[] };
    answer: {
      readonly data: readonly {
        readonly name: string;
        readonly product: Product | null;
        readonly food: Food | null;
        readonly proposals: readonly {
          readonly product: Product | null;
          readonly food: Food | null;
          readonly loses: Loss;
        }[];
      }[];
    };
  };
  'POST products/of-food': { body: { readonly food: number }; answer: { readonly data: Product } };
  'POST shoplists/from-plan': {
    body: {
      readonly mealplan: number;
      readonly from: string;
      readonly to: string;
      readonly list?: number | null;
      readonly Name?: string;
      readonly members?: readonly number[];
      readonly language?: Language;
    };
    answer: { readonly data: Shoplist };
  };
  'POST shoplists/staples': {
    body: { readonly product: number; readonly isStaple: boolean };
    answer: {
      readonly data: {
        readonly usual: readonly {
          readonly Name: string;
          readonly category: Category | null;
          readonly product: Product | null;
        }[];
        readonly staples: readonly Product[];
      };
    };
  };
  'POST stocks/arrivals': {
    body: {
      readonly lines: readonly {
        readonly product: number;
        readonly amount: number;
        readonly unit: 'gr' | 'ml' | 'Piece';
        readonly place?: string | null;
        readonly expiresOn?: string | null;
      }[];
      readonly note?: string | null;
    };
    answer: { readonly data: readonly Stock[] };
  };
  'POST upload': { answer: readonly Media[] };
  'POST users/me/expenditure/undo': {
    body?: None;
    answer: {
      readonly data: {
        readonly state: 'off' | 'noBirthYear' | 'minor' | 'notYet' | 'known';
        readonly days: number;
        readonly daysNeeded: number;
        readonly expenditure: number | null;
        readonly low: number | null;
        readonly high: number | null;
        readonly target: number | null;
        readonly was: number | null;
        readonly movedOn: string | null;
        readonly reasons: readonly (
          'keep' | 'lose' | 'gain' | 'limit' | 'floor' | 'underweight' | 'reached' | 'unlikely' | 'noTarget'
        )[];
        readonly canUndo: boolean;
        readonly week: readonly number[] | null;
      };
    };
  };
  'POST users/me/feed': {
    body?: { readonly kinds?: readonly ('mealplans' | 'exercises' | 'supplements' | 'appointments')[] };
    answer: {
      readonly data: {
        readonly url: string | null;
        readonly kinds: readonly ('mealplans' | 'exercises' | 'supplements' | 'appointments')[];
      };
    };
  };
  'POST users/me/feed/reset': {
    body?: None;
    answer: {
      readonly data: {
        readonly url: string | null;
        readonly kinds: readonly ('mealplans' | 'exercises' | 'supplements' | 'appointments')[];
      };
    };
  };
  'POST users/me/reminders/devices': {
    body: {
      readonly endpoint: string;
      readonly keys: { readonly p256dh: string; readonly auth: string };
      readonly language: Language;
      readonly instead?: string | null;
    };
    answer: {
      readonly data: {
        readonly kinds: readonly ('order' | 'supplement' | 'ahead' | 'expiring' | 'invitation')[];
        readonly quiet: { readonly from: string; readonly to: string } | null;
        readonly devices: readonly {
          readonly mark: string;
          readonly agent: string;
          readonly language: Language;
          readonly createdAt: string;
        }[];
        readonly publicKey: string;
      };
    };
  };
  'POST users/me/tags': {
    body: { readonly from: readonly string[]; readonly to?: string | null };
    answer: { readonly data: readonly { readonly name: string; readonly count: number }[] };
  };
  'PUT users/me/planning': {
    body: {
      readonly days?: number | null;
      readonly meals?: readonly DishType[] | null;
      readonly eaters?:
        | readonly {
            readonly Name: string;
            readonly factor: number;
            readonly targets?: {
              readonly calories?: number | null;
              readonly fats?: number | null;
              readonly carbs?: number | null;
              readonly prots?: number | null;
              readonly costTetriPerDay?: number | null;
            } | null;
            readonly diet?: readonly DietaryFlag[] | null;
            readonly allergens?: readonly Allergen[] | null;
            readonly byFactor?: boolean | null;
            readonly user?: number | null;
            readonly birthYear?: number | null;
          }[]
        | null;
      readonly from?: readonly (number | 'public' | 'mine' | 'saved')[] | null;
      readonly wishes?: {
        readonly budgetTetri?: number | null;
        readonly weekdayMinutes?: number | null;
        readonly weekendMinutes?: number | null;
        readonly repeats?: number | null;
        readonly leftovers?: readonly DishType[] | null;
        readonly tags?:
          | readonly {
              readonly tag: string;
              readonly min?: number | null;
              readonly max?: number | null;
              readonly weekdays?: readonly number[] | null;
            }[]
          | null;
        readonly fasting?: boolean | null;
        readonly unknown?: boolean | null;
        readonly health?: {
          readonly energy?: boolean | null;
          readonly fibre?: boolean | null;
          readonly vegetables?: boolean | null;
          readonly saturatedFat?: boolean | null;
          readonly salt?: boolean | null;
          readonly fish?: boolean | null;
        } | null;
        readonly fastingFish?: boolean | null;
        readonly fastingNoOil?: boolean | null;
      } | null;
    };
    answer: {
      readonly data: {
        readonly days?: number | null;
        readonly meals?: readonly DishType[] | null;
        readonly eaters?:
          | readonly {
              readonly Name: string;
              readonly factor: number;
              readonly targets?: {
                readonly calories?: number | null;
                readonly fats?: number | null;
                readonly carbs?: number | null;
                readonly prots?: number | null;
                readonly costTetriPerDay?: number | null;
              } | null;
              readonly diet?: readonly DietaryFlag[] | null;
              readonly allergens?: readonly Allergen[] | null;
              readonly byFactor?: boolean | null;
              readonly user?: number | null;
              readonly birthYear?: number | null;
            }[]
          | null;
        readonly from?: readonly (number | 'public' | 'mine' | 'saved')[] | null;
        readonly wishes?: {
          readonly budgetTetri?: number | null;
          readonly weekdayMinutes?: number | null;
          readonly weekendMinutes?: number | null;
          readonly repeats?: number | null;
          readonly leftovers?: readonly DishType[] | null;
          readonly tags?:
            | readonly {
                readonly tag: string;
                readonly min?: number | null;
                readonly max?: number | null;
                readonly weekdays?: readonly number[] | null;
              }[]
            | null;
          readonly fasting?: boolean | null;
          readonly unknown?: boolean | null;
          readonly health?: {
            readonly energy?: boolean | null;
            readonly fibre?: boolean | null;
            readonly vegetables?: boolean | null;
            readonly saturatedFat?: boolean | null;
            readonly salt?: boolean | null;
            readonly fish?: boolean | null;
          } | null;
          readonly fastingFish?: boolean | null;
          readonly fastingNoOil?: boolean | null;
        } | null;
      } | null;
    };
  };
  'PUT users/me/reminders': {
    body: {
      readonly kinds?: readonly ('order' | 'supplement' | 'ahead' | 'expiring' | 'invitation')[];
      readonly quiet?: { readonly from: string; readonly to: string } | null;
    };
    answer: {
      readonly data: {
        readonly kinds: readonly ('order' | 'supplement' | 'ahead' | 'expiring' | 'invitation')[];
        readonly quiet: { readonly from: string; readonly to: string } | null;
        readonly devices: readonly {
          readonly mark: string;
          readonly agent: string;
          readonly language: Language;
          readonly createdAt: string;
        }[];
        readonly publicKey: string;
      };
    };
  };
}
