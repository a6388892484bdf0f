import type { Cart, PickUpStore } from '@tessera/client/shop/types.gen'
import { Button } from '@tessera/ui/button'
import { RadioGroup } from '@tessera/ui/choice-field'
import { TextField } from '@tessera/ui/field'
import { formatDay, formatMiles } from '@tessera/ui/format'
import { Form } from 'react-router'
import { type FormRefusal, fieldsOf } from '../../http/form-refusal.ts'
import { RefusalSummary } from '../../kit/forms/refusal-summary.tsx'

export interface PickUpStores {
  zip: string
  stores: readonly PickUpStore[]
  error: string | undefined
}

interface Props {
  near: PickUpStores
  cart: Cart
  /** A customer's email address is known. */
  isSignedIn: boolean
  refusal: FormRefusal | undefined
  isBusy: boolean
}

/** Pickup is free: a store, a name, an email address and the ZIP code of the card; no address is needed. */
export function PickUpForm({ near, cart, isSignedIn, refusal, isBusy }: Props) {
  return (
    <div className="grid gap-6">
      <Form className="flex flex-wrap items-end gap-3" preventScrollReset>
        <input type="hidden" name="how" value="pick-up" />
        <TextField
          label="ZIP code"
          name="pickUpZip"
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={5}
          defaultValue={near.zip}
          error={near.error}
          required
          className="w-40"
        />
        <Button type="submit" kind={near.stores.length > 0 ? 'secondary' : 'primary'}>
          Find stores
        </Button>
      </Form>
      {near.stores.length > 0 && <StoreForm {...{ cart, isSignedIn, refusal, isBusy }} stores={near.stores} />}
    </div>
  )
}

type StoreFormProps = Omit<Props, 'near'> & Pick<PickUpStores, 'stores'>

function StoreForm({ stores, cart, isSignedIn, refusal, isBusy }: StoreFormProps) {
  const { pickUp, email, billingAddress } = cart
  const field = fieldsOf(refusal, {
    firstName: pickUp?.firstName,
    lastName: pickUp?.lastName,
    email,
    phone: pickUp?.phone,
    billingZip: pickUp?.billingZip ?? billingAddress?.zip.slice(0, 5),
    pickUpPersons: pickUp?.persons,
  })
  const chosen = refusal?.typed.storeId ?? stores.find(({ store }) => store.id === pickUp?.storeId)?.store.id
  return (
    <Form method="post" className="grid gap-6">
      <input type="hidden" name="intent" value="pick-up" />
      <RefusalSummary refusal={refusal} />
      <RadioGroup
        legend="Store"
        name="storeId"
        isFramed
        defaultValue={chosen ?? stores[0]?.store.id}
        options={stores.map((one) => ({ value: one.store.id, label: one.store.name, hint: <StoreHint {...one} /> }))}
      />
      <ContactFields field={field} isSignedIn={isSignedIn} />
      <TextField
        {...field('pickUpPersons')}
        label="Someone else picking up?"
        isOptional
        maxLength={300}
        hint="Names as shown on a photo ID. We’ll hold your order for 14 days."
      />
      <div>
        <Button type="submit" kind="primary" size="Large" isBusy={isBusy}>
          Continue to payment
        </Button>
      </div>
    </Form>
  )
}

interface ContactProps {
  field: ReturnType<typeof fieldsOf>
  isSignedIn: boolean
}

const ContactFields = ({ field, isSignedIn }: ContactProps) => (
  <div className="grid gap-4 tablet:grid-cols-2">
    <TextField {...field('firstName')} label="First name" autoComplete="given-name" maxLength={100} required />
    <TextField {...field('lastName')} label="Last name" autoComplete="family-name" maxLength={100} required />
    {!isSignedIn && (
      <TextField
        {...field('email')}
        label="Email"
        type="email"
        autoComplete="email"
        hint="We’ll email you when it’s ready."
        className="tablet:col-span-2"
        required
      />
    )}
    <TextField {...field('phone')} label="Phone" type="tel" autoComplete="tel" maxLength={20} isOptional />
    <TextField
      {...field('billingZip')}
      label="Billing ZIP code"
      inputMode="numeric"
      autoComplete="billing postal-code"
      maxLength={10}
      required
    />
  </div>
)

function StoreHint({ store, stockedLines, lineCount, readyOn }: PickUpStore) {
  const { street, city, state, openText, distanceMiles } = store
  const miles = distanceMiles === null ? '' : `, ${formatMiles(distanceMiles)}`
  return (
    <>
      <span className="block">{`${street}, ${city}, ${state}${miles}. ${openText}.`}</span>
      <span className="block text-ink">
        {describeStock(stockedLines, lineCount)}
        {readyOn && ` Ready ${formatDay(readyOn)}.`}
      </span>
    </>
  )
}

function describeStock(stocked: number, lines: number): string {
  if (stocked === lines) return lines === 1 ? 'In stock here.' : `All ${lines} items in stock here.`
  if (stocked === 0) return 'Not in stock here; we’ll bring it in.'
  return `${stocked} of ${lines} items in stock here; we’ll bring in the rest.`
}
