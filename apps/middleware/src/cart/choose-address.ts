import type { ChosenAddressInput } from '@tessera/client/shop/types.gen'
import { goodAddress } from '../addresses/check-address.ts'
import { invalid, refuse } from '../shop-error.ts'
import type { Visitor } from '../visitor.ts'
import { asVisitor, type CartNeeds } from './needs.ts'
import { placeView, toPlatformAddress } from './place-view.ts'

const mailAddress = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/

/** The address that was meant: one of the book, or one that was typed. ACC-3: a book is only ever the visitor's own. */
async function chosen(needs: CartNeeds, visitor: Visitor, body: ChosenAddressInput) {
  if (body.addressId && visitor.customer)
    return placeView(await needs.commerce.client.Me.GetAddress(body.addressId, asVisitor(visitor)))
  if (!body.address) refuse('Address.Invalid', { message: 'Please enter an address.' })
  return goodAddress(needs.database, body.address, false, 'address.')
}

/** Where it goes: every line of the cart, and from then on ways and costs of shipping are known. */
export async function setShipping(needs: CartNeeds, visitor: Visitor, body: ChosenAddressInput): Promise<void> {
  const { client } = needs.commerce
  const options = asVisitor(visitor)
  await setEmail(needs, visitor, body.email)
  const address = toPlatformAddress(await chosen(needs, visitor, body))
  await client.Cart.SetShippingAddress(address, options)
  if (body.sameAsShipping) await client.Cart.SetBillingAddress(address, options)
  if (body.saveToBook && visitor.customer && !body.addressId)
    await client.Me.CreateAddress({ ...address, Shipping: true, Billing: body.sameAsShipping ?? false }, options)
  await client.Cart.EstimateShipping(options)
}

export async function setBilling(needs: CartNeeds, visitor: Visitor, body: ChosenAddressInput): Promise<void> {
  const address = toPlatformAddress(await chosen(needs, visitor, body))
  await needs.commerce.client.Cart.SetBillingAddress(address, asVisitor(visitor))
}

/** A guest's order is told about by mail; a customer's address is known. */
export async function setEmail(needs: CartNeeds, visitor: Visitor, email: string | null | undefined): Promise<void> {
  if (!email || visitor.customer) return
  if (!mailAddress.test(email) || email.length > 100)
    invalid('email', email.includes('@') ? 'Please check the e-mail address.' : 'An e-mail address has an @ in it.')
  await needs.commerce.client.Cart.PatchFromUser({ Email: email }, asVisitor(visitor))
}
