import { TextField } from '@tessera/ui/field'
import { type FormRefusal, fieldsOf } from '../../http/form-refusal.ts'
import { EmailField } from '../../kit/forms/email-field.tsx'
import { NewPasswordField } from '../../kit/forms/new-password-field.tsx'

interface Props {
  refusal: FormRefusal | undefined
  /** Linking a store account needs the phone number that the store has on file. */
  isPhoneNeeded?: boolean
}

/** Name, email and phone, the same for both account types. */
export function PersonFields({ refusal, isPhoneNeeded = false }: Props) {
  const field = fieldsOf(refusal)
  return (
    <div className="grid gap-4 tablet:grid-cols-2">
      <TextField label="First name" {...field('firstName')} autoComplete="given-name" maxLength={100} required />
      <TextField label="Last name" {...field('lastName')} autoComplete="family-name" maxLength={100} required />
      <EmailField {...field('email')} className="tablet:col-span-2" />
      <div className="tablet:col-span-2">
        <NewPasswordField error={refusal?.fields.password} />
      </div>
      <TextField
        label="Phone"
        {...field('phone')}
        type="tel"
        autoComplete="tel"
        maxLength={30}
        isOptional={!isPhoneNeeded}
        required={isPhoneNeeded}
        hint={isPhoneNeeded ? 'The number your store has on file.' : 'We only call about deliveries.'}
        className="tablet:col-span-2"
      />
    </div>
  )
}
