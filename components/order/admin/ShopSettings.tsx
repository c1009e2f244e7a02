import { FieldArray, Form, Formik } from 'formik';
import { Plus, Trash2 } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { CheckboxField } from '@/components/forms/CheckboxField';
import { FormErrors } from '@/components/forms/FormErrors';
import { focusNextOnEnter } from '@/components/forms/focusNext';
import { SubmitButton } from '@/components/forms/SubmitButton';
import { TextField } from '@/components/forms/TextField';
import { useConfirm } from '@/components/ui/dialogs/ConfirmProvider';
import { RemoteView } from '@/components/ui/feedback/RemoteView';
import { SkeletonRows } from '@/components/ui/feedback/Skeletons';
import { Button } from '@/components/ui/inputs/Button';
import { useOrderCalls } from '@/context/order/orders';
import { useShop } from '@/context/order/shop';
import { useLanguage } from '@/context/LanguageContext';
import type { Shop } from '@/lib/domain/order/shop';
import { SHOP_FIELDS, shopInput, shopValues, type ShopValues } from '@/lib/forms/order/shopValues';
import { addDays } from '@/lib/domain/time/day';
import { formatDate } from '@/lib/format/time';
import { useFormSubmit } from '@/lib/hooks/useFormSubmit';
import { newKey } from '@/lib/newKey';
import css from './ShopSettings.module.scss';

/** Form for the shop's fees, districts and hours. */
export function ShopSettings() {
  const { remote, reload } = useShop();
  return (
    <RemoteView of={remote} skeleton={<SkeletonRows count={8} />} onRetry={reload}>
      {(shop) => <ShopForm shop={shop} onSaved={reload} />}
    </RemoteView>
  );
}

function ShopForm({ shop, onSaved }: { shop: Shop; onSaved: () => Promise<void> }) {
  const { t } = useTranslation(['order', 'common']);
  const { language } = useLanguage();
  const calls = useOrderCalls();
  const confirm = useConfirm();
  const askToRemove = ({ Name, NameKa }: ShopValues['zones'][number]) => {
    const name = (language === 'ka' && NameKa) || Name || NameKa;
    const title = t('shop.removeZoneTitle', { name });
    return (
      !name || confirm({ title, body: t('shop.removeZoneText'), confirmLabel: t('common:action.remove') })
    );
  };
  const submit = useFormSubmit<ShopValues>(async (values) => {
    await calls.updateShop(shop.id, shopInput(values));
    await onSaved();
  });
  return (
    <Formik initialValues={shopValues(shop, language)} onSubmit={submit}>
      {({ values }) => (
        <Form noValidate className={css.settings} onKeyDown={focusNextOnEnter}>
          <FormErrors />
          <CheckboxField name="isTaking" label={t('shop.isTaking')} />
          <div className={css.two}>
            {SHOP_FIELDS.map((name) => (
              <TextField
                key={name}
                name={name}
                label={t(`shop.${name}`)}
                inputMode="decimal"
                autoComplete="off"
              />
            ))}
            <TextField name="phone" label={t('shop.phone')} type="tel" autoComplete="off" />
          </div>
          <section>
            <h2 className="h4">{t('shop.zones')}</h2>
            <FieldArray name="zones">
              {({ push, remove }) => (
                <>
                  {values.zones.map((zone, index) => (
                    <div key={zone.key} className={css.zone}>
                      <TextField
                        name={`zones.${index}.Name`}
                        label={t('shop.zoneName')}
                        autoComplete="off"
                        isRequired
                      />
                      <TextField
                        name={`zones.${index}.NameKa`}
                        label={t('shop.zoneNameKa')}
                        lang="ka"
                        autoComplete="off"
                      />
                      <TextField
                        name={`zones.${index}.feeTetri`}
                        label={t('shop.zoneFee')}
                        inputMode="decimal"
                        autoComplete="off"
                      />
                      <Button
                        icon={Trash2}
                        aria-label={t('shop.removeZone', { name: zone.Name })}
                        onClick={async () => {
                          if (await askToRemove(zone)) remove(index);
                        }}
                      />
                    </div>
                  ))}
                  <Button
                    icon={Plus}
                    onClick={() => push({ key: newKey(), Name: '', NameKa: '', feeTetri: '' })}
                  >
                    {t('shop.addZone')}
                  </Button>
                </>
              )}
            </FieldArray>
          </section>
          <Week />
          <div className={css.buttons}>
            <SubmitButton>{t('common:action.save')}</SubmitButton>
          </div>
        </Form>
      )}
    </Formik>
  );
}

/** Days of a week that begins on a Monday, used to name the weekdays. */
const WEEK = Array.from({ length: 7 }, (_, index) => addDays('2024-01-01', index));

function Week() {
  const { t } = useTranslation('order');
  const { language } = useLanguage();
  const names = WEEK.map((day) => formatDate(day, language, 'weekday').split(/[\s,]/)[0]);
  return (
    <section>
      <h2 className="h4">{t('shop.hours')}</h2>
      {names.map((day, index) => (
        <div key={day} className={css.two}>
          <TextField name={`week.${index}.from`} type="time" label={t('shop.from', { day })} />
          <TextField name={`week.${index}.to`} type="time" label={t('shop.to', { day })} />
        </div>
      ))}
    </section>
  );
}
