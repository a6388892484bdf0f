import type { CounterOrder } from '@tessera/client/shop/types.gen'
import { usStates } from '@tessera/contract/shop/us-states'
import { RadioGroup } from '@tessera/ui/choice-field'
import { SelectField, TextField } from '@tessera/ui/field'
import { formatMoney } from '@tessera/ui/format'
import { useState } from 'react'
import { formatDay } from '../../generic/format-days.ts'
import type { CounterForm } from './counter-form.ts'

interface Props {
  form: CounterForm
  /** Undefined before the first save. */
  order: CounterOrder | undefined
  stores: readonly { id: string; label: string }[]
}

const kinds = [
  { value: 'pick-up', label: 'Pickup at a store' },
  { value: 'delivery', label: 'Delivery' },
]

/** Where the order goes. Without script the half of the other choice comes with the next answer. */
export function CounterDelivery({ form, order, stores }: Props) {
  const [kind, setKind] = useState<string>()
  const isShown = (half: string) => (kind ?? form.kind) === half
  return (
    <div className="grid gap-4">
      <RadioGroup legend="How it leaves" name="kind" options={kinds} defaultValue={form.kind} onChange={setKind} />
      <div hidden={!isShown('pick-up')}>
        <SelectField label="Store" name="storeId" defaultValue={form.storeId}>
          <option value="">Choose a store</option>
          {stores.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </SelectField>
      </div>
      <div hidden={!isShown('delivery')} className="grid gap-4">
        <DeliveryAddress form={form} order={order} />
        {order && order.delivery.kind === 'delivery' && order.shippingOptions.length > 0 && (
          <RadioGroup
            legend="Shipping method"
            name="optionId"
            defaultValue={form.optionId}
            options={order.shippingOptions.map(({ id, name, costCents, arrivesOn }) => ({
              value: id,
              label: `${name}, ${costCents === 0 ? 'free' : formatMoney(costCents)}`,
              hint: arrivesOn ? `About ${formatDay(arrivesOn)}` : undefined,
            }))}
          />
        )}
        <TextField
          label="Delivery instructions"
          name="instructions"
          maxLength={300}
          isOptional
          defaultValue={form.instructions}
        />
      </div>
    </div>
  )
}

function DeliveryAddress({ form, order }: Pick<Props, 'form' | 'order'>) {
  const [placeId, setPlaceId] = useState<string>()
  const places = order?.places ?? []
  const isTyped = (placeId ?? form.placeId) === ''
  return (
    <>
      {places.length > 0 && (
        <SelectField
          label="Ship to"
          name="placeId"
          defaultValue={form.placeId}
          onChange={(event) => setPlaceId(event.currentTarget.value)}
        >
          <option value="">Another address</option>
          {places.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </SelectField>
      )}
      <div hidden={!isTyped} className="grid gap-3 tablet:grid-cols-2">
        <AddressFields form={form} />
      </div>
    </>
  )
}

const AddressFields = ({ form: { address } }: Pick<Props, 'form'>) => (
  <>
    <TextField label="First name" name="address.firstName" isOptional defaultValue={address.firstName} />
    <TextField label="Last name" name="address.lastName" isOptional defaultValue={address.lastName} />
    <TextField label="Street" name="address.street1" defaultValue={address.street1} />
    <TextField label="Suite or unit" name="address.street2" isOptional defaultValue={address.street2} />
    <TextField label="City" name="address.city" defaultValue={address.city} />
    <div className="grid grid-cols-[minmax(0,1fr)_7rem] gap-3">
      <SelectField label="State" name="address.state" defaultValue={address.state}>
        <option value="">Choose</option>
        {usStates.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextField label="ZIP code" name="address.zip" inputMode="numeric" defaultValue={address.zip} />
    </div>
    <TextField label="Company" name="address.company" isOptional defaultValue={address.company} />
    <TextField label="Phone" name="address.phone" type="tel" isOptional defaultValue={address.phone} />
  </>
)
