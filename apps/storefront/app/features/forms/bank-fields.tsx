import { Checkbox, RadioGroup } from '@tessera/ui/choice-field'
import { TextField } from '@tessera/ui/field'
import { type FormRefusal, fieldsOf } from '../../http/form-refusal.ts'

interface Props {
  refusal: FormRefusal | undefined
}

/** The bank account of a vendor. Secret values are never sent back to a page. */
export function BankFields({ refusal }: Props) {
  return (
    <>
      <VendorFields refusal={refusal} />
      <AccountFields refusal={refusal} />
      <Checkbox
        label="I’m authorized to act for this company and agree to payments to this account."
        name="agrees"
        error={refusal?.fields.agrees}
        required
      />
    </>
  )
}

function VendorFields({ refusal }: Props) {
  const field = fieldsOf(refusal)
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-4 font-display text-2xl">Company</legend>
      <TextField label="Legal name" {...field('company')} autoComplete="organization" maxLength={100} required />
      <TextField
        label="Tax ID"
        {...secretField(refusal, 'taxId')}
        inputMode="numeric"
        maxLength={11}
        hint="Nine digits, such as 12-3456789."
      />
      <div className="grid gap-4 tablet:grid-cols-2">
        <TextField label="Contact name" {...field('contactName')} autoComplete="name" maxLength={100} required />
        <TextField label="Phone" {...field('phone')} type="tel" autoComplete="tel" maxLength={30} isOptional />
      </div>
    </fieldset>
  )
}

function AccountFields({ refusal }: Props) {
  const field = fieldsOf(refusal)
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-4 font-display text-2xl">Bank account</legend>
      <TextField label="Bank" {...field('bankName')} autoComplete="off" maxLength={100} required />
      <div className="grid gap-4 tablet:grid-cols-2">
        <TextField
          label="Routing number"
          {...secretField(refusal, 'routingNumber')}
          inputMode="numeric"
          maxLength={9}
          hint="Nine digits."
        />
        <TextField
          label="Account number"
          {...secretField(refusal, 'accountNumber')}
          inputMode="numeric"
          maxLength={20}
          hint="4 to 17 digits."
        />
      </div>
      <RadioGroup
        legend="Account type"
        name="accountType"
        defaultValue={refusal?.typed.accountType ?? 'checking'}
        error={refusal?.fields.accountType}
        options={[
          { value: 'checking', label: 'Checking' },
          { value: 'savings', label: 'Savings' },
        ]}
      />
    </fieldset>
  )
}

const secretField = (refusal: FormRefusal | undefined, name: string) => ({
  name,
  error: refusal?.fields[name],
  autoComplete: 'off',
  spellCheck: false,
  required: true,
})
