import type { CartStepInput } from '@tessera/client/platform/types.gen'
import type { ChosenAddressInput } from '@tessera/client/shop/types.gen'
import { asVisitor } from '../../../kit/as-visitor.ts'
import { invalid, refuse } from '../../../kit/shop-error.ts'
import type { Visitor } from '../../../kit/visitor.ts'
import { requireValidAddress } from '../../people/addresses/check-address.ts'
import { placeView, toPlatformAddress } from '../../people/addresses/place-view.ts'
import { usualOrigin } from '../../site/stores/stores.ts'
import type { CartNeeds } from './cart-needs.ts'
import { type CartContext, type ChangedCart, changeCart, changeLatestCart } from './change-cart.ts'
import { isFreightCart, requireFreightAddress } from './freight-address.ts'
import { noPickUp } from './no-pick-up.ts'
import { originSteps } from './origin-steps.ts'
import { cartViewOf } from './read-cart.ts'
import { billTo, calculateTotals, estimateShipping, nameGuest, noteFacts, shipTo } from './steps.ts'

const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/

/** The chosen address: a saved one or a typed one. ACC-3: only the visitor's own address book is read. */
async function findChosenAddress(needs: CartNeeds, visitor: Visitor, body: ChosenAddressInput) {
  if (body.addressId && visitor.customer)
    return placeView(await needs.commerce.client.Me.GetAddress(body.addressId, asVisitor(visitor)))
  if (!body.address) refuse('Address.Invalid', { message: 'Enter an address.' })
  return requireValidAddress(needs.database, body.address, false, 'address.')
}

/** Sets the address of every line; shipping methods and costs are known from then on. */
export async function setShippingAddress(
  context: CartContext,
  visitor: Visitor,
  body: ChosenAddressInput,
  now: Date,
): Promise<ChangedCart> {
  const named = emailSteps(visitor, body.email)
  const place = await findChosenAddress(context, visitor, body)
  const address = toPlatformAddress(place)
  // a saved address has no fields on the page, only its choice
  const nameField = (field: string) => (body.addressId ? 'addressId' : `address.${field}`)
  const billed = body.sameAsShipping ? [billTo(address)] : []
  // the totals follow the suggested method, so that the price with tax is known at once
  const steps = [...named, shipTo(address), ...billed, noteFacts(noPickUp)]
  const changed = await changeLatestCart(context, visitor, async (seen) => {
    const cart = cartViewOf(context, visitor, seen, now)
    if (isFreightCart(cart)) requireFreightAddress(place, nameField)
    const moved = cart.pickUp ? originSteps(seen, usualOrigin) : []
    return changeCart(context, visitor, [...moved, ...steps, estimateShipping, calculateTotals], { seen })
  })
  if (body.saveToBook && visitor.customer && !body.addressId) {
    const entry = { ...address, Shipping: true, Billing: body.sameAsShipping ?? false }
    await context.commerce.client.Me.CreateAddress(entry, asVisitor(visitor))
  }
  return changed
}

export async function setBillingAddress(
  context: CartContext,
  visitor: Visitor,
  body: ChosenAddressInput,
): Promise<ChangedCart> {
  const address = toPlatformAddress(await findChosenAddress(context, visitor, body))
  return changeCart(context, visitor, [billTo(address)])
}

/** A guest gets emails about the order; a customer's email address is known. */
export function emailSteps(visitor: Visitor, email: string | null | undefined): CartStepInput[] {
  if (!email || visitor.customer) return []
  if (!emailPattern.test(email) || email.length > 100)
    invalid('email', email.includes('@') ? 'Check the email address.' : 'Enter an email address with an @.')
  return [nameGuest(email)]
}
