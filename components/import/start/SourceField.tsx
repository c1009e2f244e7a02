import { FileText, Globe, Code } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useId } from 'react';
import { Icon } from '@/components/ui/Icon';
import { Button } from '@/components/ui/inputs/Button';
import { sourceText } from '@/lib/forms/import/source';
import { useFaultText } from '@/lib/hooks/useFaultText';
import css from './SourceField.module.scss';
import { useSource } from './useSource';

const ICONS = {
  url: <Icon of={Globe} size={16} />,
  html: <Icon of={Code} size={16} />,
  text: <Icon of={FileText} size={16} />,
} as const;

/** Field for an address, a page's source or a text; the detected kind shows below it. */
export function SourceField({ shared }: { shared: string }) {
  const { t } = useTranslation('import');
  const { said } = useFaultText();
  const id = useId();
  const { values, change, read, paste, fault, isBusy } = useSource(shared);
  const kind = sourceText(values.text);
  return (
    <form
      noValidate
      className={css.source}
      onSubmit={(event) => {
        event.preventDefault();
        void read();
      }}
    >
      <label htmlFor={id} className="form-label">
        {t('start.field')}
      </label>
      <textarea
        id={id}
        className="form-control"
        rows={kind === 'text' || kind === 'html' ? 10 : 3}
        placeholder={t('start.hint')}
        aria-describedby={`${id}-kind`}
        autoCapitalize="off"
        spellCheck={false}
        value={values.text}
        onChange={(event) => change({ text: event.target.value })}
        onPaste={(event) => {
          if (paste(event.clipboardData.getData('text'))) event.preventDefault();
        }}
      />
      <p id={`${id}-kind`} className="form-text" role="status">
        {kind && ICONS[kind]} {t(kind ? `start.is.${kind}` : 'start.help')}
      </p>
      {kind === 'html' && (
        <div className="field">
          <label htmlFor={`${id}-page`} className="form-label">
            {t('start.page')}
          </label>
          <input
            id={`${id}-page`}
            className="form-control"
            type="url"
            inputMode="url"
            autoComplete="off"
            placeholder="https://"
            value={values.page}
            onChange={(event) => change({ page: event.target.value })}
          />
        </div>
      )}
      <div role="alert">{fault && <p className={css.fault}>{said(fault)}</p>}</div>
      <Button type="submit" tone="primary" disabled={!kind} isBusy={isBusy}>
        {isBusy && <span className="spinner-border" aria-hidden />}
        {t('start.read')}
      </Button>
    </form>
  );
}
