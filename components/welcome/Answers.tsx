import { Target, Users, WheatOff, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useState, type ReactNode } from 'react';
import { Icon } from '@/components/ui/Icon';
import { Button } from '@/components/ui/inputs/Button';
import { LinkButton } from '@/components/ui/inputs/LinkButton';
import { useAuth } from '@/context/AuthContext';
import { useLanguage } from '@/context/LanguageContext';
import { useMe } from '@/context/account/users';
import { usePersonName } from '@/context/people/usePersonName';
import { countsOf, type HouseholdEater } from '@/lib/domain/mealplan/household';
import { formatNumber } from '@/lib/format/number';
import css from './Answers.module.scss';
import { LazyAnswerDialog } from './AnswerDialog.lazy';

/** Number of a question whose answer changes the suggestions. */
type QuestionNumber = 0 | 1;
const NOBODY: readonly HouseholdEater[] = [];

function useAnswers() {
  const { t } = useTranslation(['welcome', 'common']);
  const { language } = useLanguage();
  const { person } = useAuth();
  const nameOf = usePersonName();
  const { remote } = useMe();
  const household = remote.status === 'ready' ? (remote.data.household ?? NOBODY) : NOBODY;
  const { adults, children } = countsOf(household);
  const names = household.map(({ Name, factor }) => (factor < 1 ? `${nameOf(Name)} ½` : nameOf(Name)));
  const diets = (person?.diet ?? []).map((one) => t(`common:diet.${one as 'Vegan'}`));
  const allergens = (person?.allergens ?? []).map((one) => t(`common:allergen.${one as 'nuts'}`));
  const list = allergens.join(', ').toLocaleLowerCase(language);
  const without = allergens.length > 0 ? [t('answers.without', { what: list })] : [];
  const kcal = person?.targets?.calories;
  return {
    household,
    who: names.length > 0 ? names.join(', ') : nameOf(person?.Name ?? ''),
    count: adults + children,
    not: [...diets, ...without],
    kcal: kcal ? t('answers.kcal', { value: formatNumber(kcal, language, { digits: 0 }) }) : undefined,
  };
}

/** Lists the answers, each with a button that changes it. */
export function Answers() {
  const { t } = useTranslation(['welcome', 'common']);
  const { household, who, not, kcal } = useAnswers();
  const [asked, setAsked] = useState<QuestionNumber>();
  const change = (question: QuestionNumber) => (
    <Button tone="link" onClick={() => setAsked(question)}>
      {t('answers.change')}
      <span className="visually-hidden">: {t(`answers.${question === 0 ? 'who' : 'not'}`)}</span>
    </Button>
  );
  return (
    <section className={css.answers} aria-labelledby="answers">
      <h2 id="answers">{t('answers.title')}</h2>
      <p>{t('answers.text')}</p>
      <ul>
        <Row icon={Users} name={t('answers.who')} value={who}>
          {change(0)}
        </Row>
        <Row icon={WheatOff} name={t('answers.not')} value={not.join(' · ') || t('answers.nothing')}>
          {change(1)}
        </Row>
        <Row icon={Target} name={t('answers.much')} value={kcal ?? t('answers.unset')}>
          <LinkButton href="/settings#settings-targets" tone="link">
            {t(kcal ? 'answers.change' : 'answers.work')}
            {kcal && <span className="visually-hidden">: {t('answers.much')}</span>}
          </LinkButton>
        </Row>
      </ul>
      {asked !== undefined && (
        <LazyAnswerDialog question={asked} household={household} onClose={() => setAsked(undefined)} />
      )}
    </section>
  );
}

interface RowProps {
  readonly icon: LucideIcon;
  readonly name: string;
  readonly value: string;
  readonly children: ReactNode;
}
const Row = ({ icon, name, value, children }: RowProps) => (
  <li>
    <span className={css.sign}>
      <Icon of={icon} />
    </span>
    <span className={css.answer}>
      <b>{name}</b>
      <small>{value}</small>
    </span>
    {children}
  </li>
);

/** Shows the answers in one line, above the week suggested from them. */
export function AnswersLine() {
  const { t } = useTranslation('welcome');
  const { household, count, not } = useAnswers();
  const [asked, setAsked] = useState<QuestionNumber>();
  const answers = [t('answers.people', { count }), ...(not.length > 0 ? not : [t('answers.nothing')])];
  const next = () => setAsked((now) => (now === 0 ? 1 : undefined));
  return (
    <div className={css.line}>
      <div>
        <h2>{t('answers.title')}</h2>
        <p>{answers.join(' · ')}</p>
      </div>
      <Button tone="link" onClick={() => setAsked(0)}>
        {t('answers.change')}
        <span className="visually-hidden">: {answers.join(' · ')}</span>
      </Button>
      {asked !== undefined && (
        <LazyAnswerDialog
          key={asked}
          question={asked}
          household={household}
          onAnswered={next}
          onClose={() => setAsked(undefined)}
        />
      )}
    </div>
  );
}
