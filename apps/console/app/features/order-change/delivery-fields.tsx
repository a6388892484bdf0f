import type { StaffOrder } from '@tessera/client/shop/types.gen'
import { Disclosure } from '@tessera/ui/disclosure'
import { TextField } from '@tessera/ui/field'
import { ScreenPart } from '../../generic/screen-part.tsx'

interface Props {
  order: StaffOrder
  start: Readonly<Record<string, string>>
}

const addressFields = [
  ['firstName', 'First name'],
  ['lastName', 'Last name'],
  ['company', 'Company'],
  ['street1', 'Street'],
  ['street2', 'Apartment or suite'],
  ['city', 'City'],
  ['state', 'State'],
  ['zip', 'ZIP code'],
  ['phone', 'Phone'],
] as const

/** Day, instructions and address; the shop allows another address in the area that freight was calculated for. */
export function DeliveryFields({ order, start }: Props) {
  return (
    <ScreenPart title={order.isPickUp ? 'Pickup' : 'Delivery'}>
      <div className="grid gap-3 tablet:grid-cols-2">
        <TextField
          label={order.isPickUp ? 'Pickup from' : 'Deliver from'}
          name="wantedOn"
          type="date"
          isOptional
          defaultValue={start.wantedOn}
        />
        {order.isPickUp ? (
          <TextField
            label="Picks up"
            name="pickUpPerson"
            maxLength={100}
            isOptional
            defaultValue={start.pickUpPerson}
          />
        ) : (
          <TextField
            label="Delivery instructions"
            name="instructions"
            maxLength={300}
            isOptional
            defaultValue={start.instructions}
          />
        )}
      </div>
      {order.shippingAddress && !order.isPickUp && (
        <Disclosure summary="Ship to another address">
          <div className="grid gap-3 tablet:grid-cols-2">
            {addressFields.map(([name, label]) => (
              <TextField
                key={name}
                label={label}
                name={`to-${name}`}
                maxLength={name === 'state' ? 2 : 100}
                autoComplete="off"
                defaultValue={start[`to-${name}`]}
              />
            ))}
          </div>
        </Disclosure>
      )}
    </ScreenPart>
  )
}
