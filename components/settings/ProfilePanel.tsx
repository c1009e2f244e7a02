import { useTranslation } from 'next-i18next/pages';
import { useMemo } from 'react';
import { CheckboxField } from '@/components/forms/CheckboxField';
import { SelectField } from '@/components/forms/SelectField';
import { TextField } from '@/components/forms/TextField';
import type { Profile } from '@/context/account/users';
import { useLanguage } from '@/context/LanguageContext';
import { cleanPhone } from '@/lib/domain/text/phone';
import { DEFAULT_TIME_ZONE } from '@/lib/format/moment';
import { timeZoneLabel, timeZones } from '@/lib/format/timeZones';
import { useZoneCities } from '@/lib/hooks/useZoneCities';
import { lazySchema } from '@/lib/forms/schema/lazy';
import { AutoForm } from './AutoForm';
import { AvatarField } from './AvatarField';

const profileSchema = lazySchema(() =>
  import('@/lib/forms/account/schema').then((module) => module.profileSchema),
);

interface PanelProps {
  readonly me: Profile;
  readonly onSaved: (me: Profile) => void;
}
interface Values {
  readonly Name: string;
  readonly phone: string;
  readonly timeZone: string;
  readonly listed: boolean;
}

/** Converts each field to the value that the CMS takes. */
const TAKEN = {
  Name: ({ Name }: Values) => ({ Name: Name.trim() }),
  phone: ({ phone }: Values) => ({ phone: phone.trim() ? cleanPhone(phone) : null }),
  timeZone: ({ timeZone }: Values) => ({ timeZone }),
  listed: ({ listed }: Values) => ({ listed }),
} as const;
const toInput = (values: Values, changed: readonly string[]) =>
  Object.assign({}, ...changed.map((name) => TAKEN[name as keyof Values](values)));

/** Settings for name, phone, time zone, picture and public page. */
export function ProfilePanel({ me, onSaved }: PanelProps) {
  const { t } = useTranslation(['account', 'common']);
  const { language } = useLanguage();
  const { cities } = useZoneCities(language);
  const zone = me.timeZone ?? DEFAULT_TIME_ZONE;
  const initial: Values = {
    Name: me.Name,
    phone: me.phone ?? '',
    timeZone: zone,
    listed: me.listed ?? false,
  };
  // memoised: the browser computes the offsets of four hundred zones one by one
  const zones = useMemo(
    () => timeZones(zone).map((name) => ({ value: name, label: timeZoneLabel(name, cities) })),
    [zone, cities],
  );
  return (
    <section className="panel" aria-labelledby="settings-profile">
      <h2 id="settings-profile">{t('settings.profile')}</h2>
      <AvatarField me={me} onSaved={onSaved} />
      <AutoForm title={t('settings.profile')} {...{ me, onSaved, initial, toInput }} schema={profileSchema}>
        {({ helpOf }) => (
          <>
            <div className="field-row">
              <TextField
                name="Name"
                label={t('settings.name')}
                help={helpOf('Name')}
                autoComplete="name"
                isRequired
              />
              <TextField
                name="phone"
                label={t('settings.phone')}
                help={helpOf('phone', t('field.phoneHelp'))}
                type="tel"
                autoComplete="tel"
              />
            </div>
            <SelectField
              name="timeZone"
              label={t('settings.timeZone')}
              help={helpOf('timeZone')}
              options={zones}
            />
            <CheckboxField
              name="listed"
              label={t('settings.listed')}
              help={helpOf('listed', t('settings.listedHelp'))}
            />
            {me.email && (
              <p className="text-body-secondary">
                {t('settings.email')}: <strong>{me.email}</strong>
              </p>
            )}
          </>
        )}
      </AutoForm>
    </section>
  );
}
