import { present } from '@/lib/domain/present';
import { FileUp, ListChecks, Users } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { Band } from '@/components/ui/Band';
import { Icon } from '@/components/ui/Icon';
import css from './Facts.module.scss';

/** In the order of the texts. */
const ICONS = [ListChecks, Users, FileUp];

/** Three facts, each with its proof in one line. */
export function Facts() {
  const { t } = useTranslation('landing');
  return (
    <Band labelledBy="landing-facts">
      <h2 id="landing-facts" className="visually-hidden">
        {t('facts.title')}
      </h2>
      <ul className={css.facts}>
        {t('facts.points', { returnObjects: true }).map(({ title, text, proof }, at) => {
          const icon = present(ICONS[at % ICONS.length]);
          return (
            <li key={title}>
              <Icon of={icon} size={24} />
              <h3>{title}</h3>
              <p>{text}</p>
              <small>{proof}</small>
            </li>
          );
        })}
      </ul>
    </Band>
  );
}
