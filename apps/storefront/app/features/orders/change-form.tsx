import type { OrderDetail } from '@tessera/client/shop/types.gen'
import { TextAreaField, TextField } from '@tessera/ui/field'
import { Form } from 'react-router'
import { type FormRefusal, fieldsOf } from '../../http/form-refusal.ts'
import { AddressFields } from '../../kit/forms/address-fields.tsx'
import { OrderPanel } from './order-panel.tsx'
import { PanelActions } from './panel-actions.tsx'

interface Props {
  order: OrderDetail
  back: string
  isBusy: boolean
  problem: string | undefined
  refusal: FormRefusal | undefined
}

/** Changes the address and date, or the person who picks up. */
export function ChangeForm({ order, back, isBusy, problem, refusal }: Props) {
  const { isPickUp, shippingAddress, wantedOn, pickUpPerson, instructions } = order
  const field = fieldsOf(refusal, { wantedOn, pickUpPerson, instructions })
  return (
    <OrderPanel title={isPickUp ? 'Pickup contact' : 'Change delivery'} problem={problem}>
      <Form method="post" className="grid gap-5">
        <input type="hidden" name="intent" value="change" />
        {isPickUp ? (
          <TextField
            label="Pickup contact name"
            hint="They’ll need a photo ID at pickup."
            {...field('pickUpPerson')}
            maxLength={100}
            className="max-w-md"
          />
        ) : (
          <>
            {shippingAddress && (
              <fieldset className="grid gap-4">
                <legend className="mb-1 font-bold">Delivery address</legend>
                <p className="text-sm text-stone">
                  Freight and tax are calculated for this area. To ship to a ZIP code that doesn’t start with{' '}
                  {shippingAddress.zip.slice(0, 3)}, please call your store.
                </p>
                <AddressFields
                  section="shipping"
                  known={shippingAddress}
                  typed={refusal?.typed}
                  errors={refusal?.fields}
                />
              </fieldset>
            )}
            <TextField
              type="date"
              label="Deliver after"
              hint="We can hold your order for up to 45 days."
              isOptional
              {...field('wantedOn')}
              className="max-w-64"
            />
            <TextAreaField
              label="Driver instructions"
              hint="Gate, dock, person to call."
              isOptional
              rows={2}
              maxLength={300}
              {...field('instructions')}
            />
          </>
        )}
        <PanelActions back={back} isBusy={isBusy}>
          Save changes
        </PanelActions>
      </Form>
    </OrderPanel>
  )
}
