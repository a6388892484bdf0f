import type { CartStepInput } from '@tessera/client/platform/types.gen'
import type { ChosenAddressInput } from '@tessera/client/shop/types.gen'
import { asVisitor } from '../../../kit/as-visitor.ts'
import { invalid, refuse } from '../../../kit/shop-error.ts'
import type { Visitor } from '../../../kit/visitor.ts'
import { requireValidAddress } from '../../people/addresses/check-address.ts'
import { placeView, toPlatformAddress } from '../../people/addresses/place-view.ts'
import type { CartNeeds } from './cart-needs.ts'
import { type CartContext, type ChangedCart, changeCart } from './change-cart.ts'
import { billTo, estimateShipping, nameGuest, shipTo } from './steps.ts'

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
): Promise<ChangedCart> {
  const named = emailSteps(visitor, body.email)
  const address = toPlatformAddress(await findChosenAddress(context, visitor, body))
  const billed = body.sameAsShipping ? [billTo(address)] : []
  const changed = await changeCart(context, visitor, [...named, shipTo(address), ...billed, estimateShipping])
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
