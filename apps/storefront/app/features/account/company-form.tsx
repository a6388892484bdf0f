import type { CustomerData } from '@tessera/client/shop/types.gen'
import { Button } from '@tessera/ui/button'
import { SelectField, TextField } from '@tessera/ui/field'
import { Form } from 'react-router'
import { type FormRefusal, fieldsOf } from '../../http/form-refusal.ts'
import { AddressFields } from '../../kit/forms/address-fields.tsx'

interface Props {
  company: CustomerData
  /** The current user's name, used where the company has no contact yet. */
  contact: { firstName: string; lastName: string }
  stores: readonly { value: string; label: string }[]
  refusal: FormRefusal | undefined
  isBusy: boolean
}

export function CompanyForm({ company, contact, stores, refusal, isBusy }: Props) {
  const { name, pendingName, phone, website, preferredStore, address } = company
  const field = fieldsOf(refusal, { name: pendingName ?? name, phone, website, preferredStore })
  return (
    <Form method="post" className="grid gap-5">
      <input type="hidden" name="intent" value="company" />
      <input type="hidden" name="firstName" value={address?.firstName || contact.firstName} />
      <input type="hidden" name="lastName" value={address?.lastName || contact.lastName} />
      <TextField
        label="Company name"
        {...field('name')}
        autoComplete="organization"
        maxLength={200}
        hint="Your company name prints on invoices, so changes need approval. Other changes take effect immediately."
        required
      />
      <div className="grid gap-4 tablet:grid-cols-2">
        <TextField label="Company phone" {...field('phone')} type="tel" maxLength={30} isOptional />
        <TextField label="Website" {...field('website')} type="url" placeholder="https://" maxLength={200} isOptional />
      </div>
      <fieldset>
        <legend className="mb-3 text-sm font-bold">Company address</legend>
        <AddressFields known={address} typed={refusal?.typed} errors={refusal?.fields} isPlaceOnly />
      </fieldset>
      <SelectField
        label="Default store"
        {...field('preferredStore')}
        hint="Used for team members without a preferred store."
        options={[{ value: '', label: 'No change' }, ...stores]}
        isOptional
      />
      <div>
        <Button type="submit" kind="primary" isBusy={isBusy}>
          Save
        </Button>
      </div>
    </Form>
  )
}
