import type { Store } from '@tessera/client/shop/types.gen'
import { Button } from '@tessera/ui/button'
import { RadioGroup } from '@tessera/ui/choice-field'
import { Disclosure } from '@tessera/ui/disclosure'
import { TextField } from '@tessera/ui/field'
import { Form } from 'react-router'

export interface PickUpStores {
  zip: string
  stores: readonly Store[]
  error: string | undefined
}

interface Props {
  near: PickUpStores
  chosen: string | null
  /** The address of a guest, who is emailed when the order is ready; null for customers, whose address is known. */
  email: string | null
  emailError: string | undefined
  isBusy: boolean
}

/** Pickup is free at one of the nearest stores, and another person may collect the order. */
export function PickUpForm({ near: { zip, stores, error }, chosen, email, emailError, isBusy }: Props) {
  const isSearched = zip !== '' || chosen !== null
  return (
    <Disclosure summary="Free store pickup" isOpen={isSearched || undefined}>
      <div className="grid gap-6">
        <Form id="pick-up" className="flex flex-wrap items-end gap-3" preventScrollReset>
          <TextField
            label="ZIP code"
            name="pickUpZip"
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={5}
            defaultValue={zip}
            error={error}
            required
            className="w-40"
          />
          <Button type="submit">Find stores</Button>
        </Form>
        {stores.length > 0 && (
          <PickUpStoreForm stores={stores} chosen={chosen} email={email} emailError={emailError} isBusy={isBusy} />
        )}
      </div>
    </Disclosure>
  )
}

type PickUpStoreProps = Omit<Props, 'near'> & Pick<PickUpStores, 'stores'>

function PickUpStoreForm({ stores, chosen, email, emailError, isBusy }: PickUpStoreProps) {
  return (
    <Form method="post" className="grid gap-4">
      <input type="hidden" name="intent" value="pick-up" />
      <RadioGroup
        legend="Store"
        name="storeId"
        isFramed
        defaultValue={chosen ?? stores[0]?.id}
        options={stores.map(({ id, name, street, city, state, openText, distanceMiles }) => ({
          value: id,
          label: name,
          hint: `${street}, ${city}, ${state}${distanceMiles === null ? '' : `, ${Math.round(distanceMiles)} miles`}. ${openText}.`,
        }))}
      />
      {email !== null && (
        <TextField
          label="Email"
          name="email"
          id="pick-up-email"
          type="email"
          autoComplete="email"
          hint="We’ll email you when it’s ready."
          defaultValue={email}
          error={emailError}
          required
        />
      )}
      <TextField
        label="Someone else picking up?"
        name="pickUpPersons"
        isOptional
        maxLength={300}
        hint="Names as shown on a photo ID. We’ll hold your order for 14 days."
      />
      <div>
        <Button type="submit" isBusy={isBusy}>
          Pick up here
        </Button>
      </div>
    </Form>
  )
}
