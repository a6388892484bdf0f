import { RadioGroup } from '@tessera/ui/choice-field'
import { SelectField, TextAreaField, TextField } from '@tessera/ui/field'
import { type FormRefusal, fieldsOf } from '../../http/form-refusal.ts'
import { EmailField } from '../../kit/forms/email-field.tsx'
import { GuardedForm } from '../../kit/forms/guarded-form.tsx'
import { SlotPicker } from './slot-picker.tsx'
import { useSupport } from './use-support.ts'
import { WithoutScript } from './without-script.tsx'

interface Props {
  action: string
  storeId: string
  slots: Parameters<typeof SlotPicker>[0]['slots']
  topics: readonly { value: string; label: string }[]
  email: string | null
  refusal: FormRefusal | undefined
}

/** Time slot and contact in one form, so that the typed values stay if the slot was taken meanwhile. */
export function BookingForm({ action, storeId, slots, topics, email, refusal }: Props) {
  const { phone } = useSupport()
  const field = fieldsOf(refusal, { email })
  return (
    <GuardedForm
      action={action}
      submit="Book consultation"
      refusal={refusal}
      hasTrap
      withoutScript={<WithoutScript phone={phone} />}
    >
      <input type="hidden" name="storeId" value={storeId} />
      <h2 className="text-2xl">2. Choose a time</h2>
      <SlotPicker slots={slots} chosen={refusal?.typed.slot} error={refusal?.fields.slot} />
      <RadioGroup
        legend="How would you like to meet?"
        name="way"
        defaultValue={refusal?.typed.way ?? 'store'}
        options={[
          { value: 'store', label: 'At the store' },
          { value: 'video', label: 'By video', hint: 'We’ll send you a link.' },
        ]}
      />
      <h2 className="text-2xl">3. About you</h2>
      <TextField label="Name" {...field('name')} autoComplete="name" maxLength={100} required />
      <EmailField {...field('email')} hint="For the confirmation, with a link to cancel." />
      <TextField label="Phone" {...field('phone')} type="tel" autoComplete="tel" maxLength={30} isOptional />
      <SelectField label="What are you tiling?" {...field('topic')} isOptional>
        <option value="">Not sure yet</option>
        {topics.map(({ value, label }) => (
          <option key={value} value={label}>
            {label}
          </option>
        ))}
      </SelectField>
      <TextAreaField
        label="Anything we should know?"
        {...field('notes')}
        rows={4}
        maxLength={2000}
        hint="Room size, budget, a tile you like."
        isOptional
      />
    </GuardedForm>
  )
}
