import { Checkbox } from '@tessera/ui/choice-field'
import { SelectField, TextField } from '@tessera/ui/field'
import { type FormRefusal, fieldsOf } from '../../http/form-refusal.ts'
import { AddressFields } from '../../kit/forms/address-fields.tsx'
import { CertificateField } from './certificate-field.tsx'

const volumes = ['Under $5,000', '$5,000 to $25,000', '$25,000 to $100,000', 'Over $100,000']

interface Props {
  refusal: FormRefusal | undefined
  trades: readonly { value: string; label: string }[]
}

/** The fields that only a Pro Account has: company, address and expected volume. */
export function CompanyFields({ refusal, trades }: Props) {
  const field = fieldsOf(refusal)
  return (
    <>
      <fieldset className="grid gap-4">
        <legend className="mb-4 font-display text-2xl">Your company</legend>
        <TextField label="Company" {...field('company')} autoComplete="organization" maxLength={100} required />
        <div className="grid gap-4 tablet:grid-cols-2">
          <SelectField label="Trade" {...field('trade')} required>
            <option value="">Choose</option>
            {trades.map(({ value, label }) => (
              <option key={value} value={label}>
                {label}
              </option>
            ))}
          </SelectField>
          <TextField
            label="Tax ID or license"
            {...field('taxId')}
            autoComplete="off"
            maxLength={30}
            placeholder="12-3456789"
            required
          />
        </div>
        <TextField
          label="Website"
          {...field('website')}
          type="url"
          autoComplete="url"
          maxLength={200}
          isOptional
          placeholder="https://"
        />
        <CertificateField storedId={refusal?.typed.certificate ?? ''} error={refusal?.fields.certificate} />
        <AddressFields isPlaceOnly typed={refusal?.typed} errors={refusal?.fields} />
      </fieldset>
      <BuyingFields refusal={refusal} />
    </>
  )
}

function BuyingFields({ refusal }: Pick<Props, 'refusal'>) {
  const field = fieldsOf(refusal)
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-4 font-display text-2xl">How you buy</legend>
      <SelectField label="Expected annual purchases" {...field('expectedVolume')} isOptional>
        <option value="">Not sure yet</option>
        {volumes.map((volume) => (
          <option key={volume}>{volume}</option>
        ))}
      </SelectField>
      <TextField
        label="Referred by"
        {...field('referredBy')}
        autoComplete="off"
        maxLength={40}
        hint="The customer number of the person who referred you."
        isOptional
      />
      <Checkbox
        label="Apply for net terms"
        name="wantsTerms"
        defaultChecked={refusal?.typed.wantsTerms === 'on'}
        hint="We’ll send the credit application with our decision."
      />
    </fieldset>
  )
}
