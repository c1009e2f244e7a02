import { Form, Formik } from 'formik';
import { useTranslation } from 'next-i18next/pages';
import { useMemo } from 'react';
import { FormErrors } from '@/components/forms/FormErrors';
import { SelectField } from '@/components/forms/SelectField';
import { TextField } from '@/components/forms/TextField';
import { useProfileCalls, type Person } from '@/context/data/users';
import { useLanguage } from '@/context/LanguageContext';
import { cleanPhone } from '@/lib/domain/text/phone';
import { DEFAULT_TIME_ZONE } from '@/lib/format/moment';
import { timeZoneLabel, timeZones } from '@/lib/format/timeZones';
import { useFormSubmit } from '@/lib/hooks/useFormSubmit';
import { lazySchema } from '@/lib/validation/lazy';
import { AvatarField } from './AvatarField';
import { SaveButton } from './SaveButton';

const profileSchema = lazySchema(() =>
  import('@/lib/validation/account').then((module) => module.profileSchema),
);

interface PanelProps {
  readonly me: Person;
  readonly onSaved: (me: Person) => void;
}

/** Name, phone, time zone and picture. */
export function ProfilePanel({ me, onSaved }: PanelProps) {
  const { t } = useTranslation(['account', 'common']);
  const { language } = useLanguage();
  const { save } = useProfileCalls(me.id);
  const zone = me.timeZone ?? DEFAULT_TIME_ZONE;
  const initial = { Name: me.Name, phone: me.phone ?? '', timeZone: zone };
  const submit = useFormSubmit(async (values: typeof initial) => {
    const phone = values.phone.trim() ? cleanPhone(values.phone) : null;
    onSaved(await save('profile', { Name: values.Name.trim(), phone, timeZone: values.timeZone }));
  });
  // four hundred zones, whose offsets the browser works out one by one
  const zones = useMemo(
    () => timeZones(zone).map((name) => ({ value: name, label: timeZoneLabel(name, language) })),
    [zone, language],
  );
  return (
    <section className="panel" aria-labelledby="settings-profile">
      <h2 id="settings-profile">{t('settings.profile')}</h2>
      <AvatarField me={me} onSaved={onSaved} />
      <Formik initialValues={initial} validationSchema={profileSchema} onSubmit={submit}>
        <Form noValidate>
          <FormErrors />
          <div className="field-row">
            <TextField name="Name" label={t('settings.name')} autoComplete="name" isRequired />
            <TextField
              name="phone"
              label={t('settings.phone')}
              help={t('field.phoneHelp')}
              type="tel"
              autoComplete="tel"
            />
          </div>
          <SelectField name="timeZone" label={t('settings.timeZone')} options={zones} />
          {me.email && (
            <p className="text-body-secondary">
              {t('settings.email')}: <strong>{me.email}</strong>
            </p>
          )}
          <SaveButton of={t('settings.profile')} />
        </Form>
      </Formik>
    </section>
  );
}
