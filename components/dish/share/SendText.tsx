import { MessageSquareText } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { Button } from '@/components/ui/inputs/Button';
import { useAlerts } from '@/context/AlertContext';
import { ingredientLine } from '@/lib/domain/dish/jsonLd';
import { messengerLinks, recipeText } from '@/lib/domain/dish/recipeText';
import type { Dish } from '@/lib/domain/dish/record';
import { formatLineAmount } from '@/lib/format/line';
import { formatMinutes } from '@/lib/format/time';
import css from './ShareDialog.module.scss';

const MESSENGERS = ['whatsapp', 'telegram', 'viber'] as const;

/**
 * Sends a recipe as text: via the device's sharing, else copied, or directly to a messenger. Omits the address of a
 * private recipe.
 */
export function SendText({ dish, isPublic }: { dish: Dish; isPublic: boolean }) {
  const { t } = useTranslation('print');
  const { show } = useAlerts();
  const language = dish.language === 'ka' ? 'ka' : 'en';
  const address = isPublic ? `${window.location.origin}/dishes/${dish.id}` : '';
  const asWritten = { language, system: 'metric', servings: 1, original: 1 } as const;
  const text = recipeText(dish, {
    ingredient: (line) => ingredientLine(line, formatLineAmount(line, asWritten).amount, language),
    time: (minutes) => formatMinutes(minutes, language),
    address,
  }).replaceAll('\u00A0', ' ');
  const links = messengerLinks(text, dish.Name, address);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      show({ kind: 'success', keys: ['print:send.copied'] });
    } catch {
      show({ kind: 'info', text }); // Shows the text if copying is not allowed.
    }
  };
  const send = async () => {
    if (!navigator.share) return copy();
    try {
      await navigator.share({ title: dish.Name, text });
    } catch (cause) {
      if (!(cause instanceof Error) || cause.name !== 'AbortError') await copy();
    }
  };
  return (
    <section aria-labelledby="share-text">
      <h3 id="share-text" className={css.title}>
        {t('send.title')}
      </h3>
      <p className="text-body-secondary">{t('send.help')}</p>
      <div className={css.roads}>
        <Button tone="outline-primary" icon={MessageSquareText} onClick={send}>
          {t('send.send')}
        </Button>
        {MESSENGERS.map((name) => (
          <a
            key={name}
            href={links[name]}
            target="_blank"
            rel="noopener noreferrer"
            className="btn btn-outline-secondary"
          >
            {t(`send.${name}`)}
          </a>
        ))}
      </div>
      <p className="form-text">{t('send.viberHelp')}</p>
    </section>
  );
}
