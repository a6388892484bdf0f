import type { QuoteDetail } from '@tessera/client/shop/types.gen'
import { TextAreaField, TextField } from '@tessera/ui/field'
import type { FormRefusal } from '../../http/form-refusal.ts'
import { AddressFields } from '../../kit/forms/address-fields.tsx'
import type { ScopedField } from '../../kit/plans/scoped-form.tsx'

interface Props {
  quote: Pick<QuoteDetail, 'shippingAddress' | 'storeName'>
  refusal: FormRefusal | undefined
  field: ScopedField
}

/** Where the order goes, when, and whom the carrier or the store calls. */
export const DeliveryFields = ({ quote: { shippingAddress, storeName }, refusal, field }: Props) =>
  shippingAddress ? (
    <fieldset className="grid gap-4">
      <legend className="mb-1 font-bold">Deliver to</legend>
      <p className="text-sm text-stone">
        Freight and tax are for ZIP codes that start with {shippingAddress.zip.slice(0, 3)}. To ship elsewhere, ask for
        a change below.
      </p>
      <AddressFields
        section="shipping"
        scope="accept"
        known={shippingAddress}
        typed={refusal?.typed}
        errors={refusal?.fields}
        isFreight
      />
      <div className="grid gap-4 tablet:grid-cols-2">
        <DayField label="Deliver after" {...field('wantedOn')} />
        <TextAreaField
          label="Driver instructions"
          hint="Gate, dock, person to call."
          isOptional
          rows={2}
          maxLength={300}
          {...field('instructions')}
        />
      </div>
    </fieldset>
  ) : (
    <fieldset className="grid gap-4">
      <legend className="mb-1 font-bold">Pick up at {storeName ?? 'your store'}</legend>
      <div className="grid gap-4 tablet:grid-cols-2">
        <TextField
          label="Pickup contact name"
          hint="They’ll need a photo ID at pickup."
          maxLength={100}
          required
          {...field('pickUpPerson')}
        />
        <DayField label="Pick up on or after" {...field('wantedOn')} />
      </div>
    </fieldset>
  )

const DayField = (props: { label: string } & ReturnType<ScopedField>) => (
  <TextField type="date" hint="We can hold your order for up to 45 days." isOptional {...props} />
)
