import { FormikProvider, useFormik } from 'formik';
import { createContext, use, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { resolved, type ConflictField } from '@/lib/forms/dish/conflict';
import type { Dish } from '@/lib/domain/dish/record';
import { blankDish, changesOf, openFigures, valuesOf, type DishValues } from '@/lib/forms/dish/values';
import type { Sides } from '@/lib/forms/versions/fields';
import { dishDrafts } from '@/lib/stored/drafts';
import { useDraft } from '@/lib/hooks/useDraft';
import { newKey } from '@/lib/newKey';
import { validateDish } from '@/lib/forms/dish/schema';
import { useAuth } from '@/context/AuthContext';
import { useLanguage } from '@/context/LanguageContext';
import { useWhenBackOnline } from '@/lib/hooks/useWhenBackOnline';
import { usePictureList } from './usePictureList';
import type { InFlight } from './usePictures';
import { useRecipeSave, type DishConflict, type DishOrigin } from './useRecipeSave';

type Choice = Sides<ConflictField>;

interface RecipeForm {
  /** Saved recipe being edited; null for a new one. */
  readonly dish: Dish | null;
  /** Original values, for "revert". */
  readonly originalName: string;
  readonly originalDescription: string;
  readonly originalNote: string;
  /** True if leaving the form would lose something. */
  readonly isDirty: boolean;
  /** Time when the draft was saved that the form was opened with. */
  readonly draftedAt: string | null;
  readonly discardDraft: () => void;
  /** True if the CMS cannot be reached; the form saves as soon as it can. */
  readonly isWaiting: boolean;
  readonly conflict: DishConflict | null;
  readonly resolveConflict: (choice: Choice) => void;
  readonly postponeConflict: () => void;
  readonly pictures: ReturnType<typeof usePictureList>;
  readonly inFlight: InFlight;
}

const RecipeFormContext = createContext<RecipeForm | null>(null);

interface RecipeFormProviderProps {
  readonly dish: Dish | null;
  /** Receives the saved recipe, or null if nothing had changed. */
  readonly onSaved: (dish: Dish | null) => void;
  readonly children: ReactNode;
}

/** Provides the recipe form's state, in the specification's names: Formik holds the values, this context the rest. */
export function RecipeFormProvider({ dish, onSaved, children }: RecipeFormProviderProps) {
  const { language } = useLanguage();
  const { person } = useAuth();
  const [key] = useState(() => dishDrafts.keyOf(person?.id ?? 0, dish?.id));
  const [draft, setDraft] = useState(() => dishDrafts.read(key));
  const [origin, setOrigin] = useState<DishOrigin>(() => draft ?? originOf(dish, language));
  const [saved, setSaved] = useState<{ dish: Dish | null }>();
  const saving = useRecipeSave(useCallback((kept: Dish | null) => setSaved({ dish: kept }), []));

  const inFlight = useRef(new Set<Promise<boolean>>());
  const formik = useFormik<DishValues>({
    initialValues: draft?.values ?? origin.base,
    validate: (typed) => validateDish(typed, openFigures(dish)),
    onSubmit: async (_sent, helpers) => {
      const arrived = await Promise.all(inFlight.current);
      const isWhole = arrived.every(Boolean) && !pictures.uploads.some(({ fault }) => fault);
      if (!isWhole) return helpers.setStatus({ keys: ['recipe:pictures.unfinished'] });
      // pictures uploaded during the wait are missing in the values Formik submitted
      await saving.save(latest.current, origin, helpers);
    },
  });
  const { values, setFieldValue, setValues, setErrors, setStatus } = formik;
  const latest = useRef(values);
  useEffect(() => {
    latest.current = values;
  }, [values]);
  const pictures = usePictureList(
    values.DishImages,
    (all) => void setFieldValue('DishImages', all),
    inFlight,
  );

  const isDirty =
    !saved && (Object.keys(changesOf(origin.base, values)).length > 0 || pictures.uploads.length > 0);
  const forgetDraft = useDraft(dishDrafts, key, isDirty ? { ...origin, values } : null);
  useWhenBackOnline(saving.isWaiting, formik.submitForm);
  useEffect(() => {
    if (!saved) return;
    forgetDraft();
    onSaved(saved.dish);
    // once, as soon as everything below knows that nothing is left to lose
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [saved]);

  const discardDraft = useCallback(() => {
    forgetDraft();
    setDraft(null);
    const fresh = originOf(dish, language);
    setOrigin(fresh);
    setValues(fresh.base, false);
  }, [dish, forgetDraft, language, setValues]);
  const resolveConflict = useCallback(
    async (choice: Choice) => {
      if (!saving.conflict) return;
      const { mine, theirs, kept } = saving.conflict;
      const next = { base: theirs, dish: kept.id, updatedAt: kept.updatedAt };
      const chosen = resolved(mine, theirs, choice);
      saving.endConflict();
      setOrigin(next);
      await setValues(chosen, false);
      await saving.save(chosen, next, { setErrors, setStatus, setValues });
    },
    [saving, setErrors, setStatus, setValues],
  );

  const value = useMemo<RecipeForm>(
    () => ({
      dish,
      originalName: origin.base.Name,
      originalDescription: origin.base.Description,
      originalNote: origin.base.Note,
      isDirty,
      draftedAt: draft?.savedAt ?? null,
      discardDraft,
      isWaiting: saving.isWaiting,
      conflict: saving.conflict,
      resolveConflict,
      postponeConflict: saving.endConflict,
      pictures,
      inFlight,
    }),
    [dish, origin, isDirty, draft, discardDraft, saving, resolveConflict, pictures],
  );
  return (
    <FormikProvider value={formik}>
      <RecipeFormContext value={value}>{children}</RecipeFormContext>
    </FormikProvider>
  );
}

const originOf = (dish: Dish | null, language: 'en' | 'ka'): DishOrigin =>
  dish
    ? { base: valuesOf(dish, language), dish: dish.id, updatedAt: dish.updatedAt }
    : { base: blankDish(language, newKey) };

export function useRecipeForm(): RecipeForm {
  const value = use(RecipeFormContext);
  if (value === null) throw new Error('useRecipeForm needs a <RecipeFormProvider> above it');
  return value;
}
