import type { CartStepInput } from '@tessera/client/platform/types.gen'
import type { ChosenAddressInput, PostalAddressInput } from '@tessera/client/shop/types.gen'
import { freightProblems } from '@tessera/domain/address/typed-address'
import { asVisitor } from '../../../kit/as-visitor.ts'
import { type FieldProblem, invalid, refuse } from '../../../kit/shop-error.ts'
import type { Visitor } from '../../../kit/visitor.ts'
import { inspectAddress } from '../../people/addresses/check-address.ts'
import { placeView, toPlatformAddress } from '../../people/addresses/place-view.ts'
import { usualOrigin } from '../../site/stores/stores.ts'
import type { CartNeeds } from './cart-needs.ts'
import { type CartContext, type ChangedCart, changeCart, changeLatestCart } from './change-cart.ts'
import { isFreightCart } from './freight-address.ts'
import { noPickUp } from './no-pick-up.ts'
import { originSteps } from './origin-steps.ts'
import { cartViewOf } from './read-cart.ts'
import { billTo, calculateTotals, estimateShipping, nameGuest, noteFacts, shipTo } from './steps.ts'

const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/

interface ChosenAddress {
  place: PostalAddressInput
  listProblems(isFreight: boolean): FieldProblem[]
}

/** The chosen address: a saved one or a typed one. ACC-3: only the visitor's own address book is read. */
async function findChosenAddress(needs: CartNeeds, visitor: Visitor, body: ChosenAddressInput): Promise<ChosenAddress> {
  if (body.addressId && visitor.customer) {
    const place = placeView(await needs.commerce.client.Me.GetAddress(body.addressId, asVisitor(visitor)))
    // a saved address has no fields on the page, only its choice
    return { place, listProblems: (isFreight) => (isFreight ? named(freightProblems(place), () => 'addressId') : []) }
  }
  if (!body.address) return refuse('Address.Invalid', { message: 'Enter an address.' })
  const { tidy, listProblems } = await inspectAddress(needs.database, body.address)
  return {
    place: tidy,
    listProblems: (isFreight) => named(listProblems(isFreight), (field) => `address.${field}`),
  }
}

const named = (problems: readonly FieldProblem[], nameField: (field: string) => string): FieldProblem[] =>
  problems.map(({ field, message }) => ({ field: nameField(field), message }))

/** Refuses with all problems at once, the email address among them. */
function requireNoProblems(
  visitor: Visitor,
  email: string | null | undefined,
  problems: readonly FieldProblem[],
): void {
  const emailProblem = visitor.customer ? undefined : findEmailProblem(email)
  if (problems.length === 0) return
  const first = emailProblem ? [{ field: 'email', message: emailProblem }] : []
  refuse('Address.Invalid', { fields: [...first, ...problems] })
}

/** Sets the address of every line; shipping methods and costs are known from then on. */
export async function setShippingAddress(
  context: CartContext,
  visitor: Visitor,
  body: ChosenAddressInput,
  now: Date,
): Promise<ChangedCart> {
  const { place, listProblems } = await findChosenAddress(context, visitor, body)
  const address = toPlatformAddress(place)
  const billed = body.sameAsShipping ? [billTo(address)] : []
  // the totals follow the suggested method, so that the price with tax is known at once
  const steps = [shipTo(address), ...billed, noteFacts(noPickUp)]
  const changed = await changeLatestCart(context, visitor, async (seen) => {
    const cart = cartViewOf(context, visitor, seen, now)
    requireNoProblems(visitor, body.email, listProblems(isFreightCart(cart)))
    const moved = [...emailSteps(visitor, body.email), ...(cart.pickUp ? originSteps(seen, usualOrigin) : [])]
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
  const { place, listProblems } = await findChosenAddress(context, visitor, body)
  const problems = listProblems(false)
  if (problems.length > 0) refuse('Address.Invalid', { fields: problems })
  const address = toPlatformAddress(place)
  return changeCart(context, visitor, [billTo(address)])
}

/** A guest gets emails about the order; a customer's email address is known. */
export function emailSteps(visitor: Visitor, email: string | null | undefined): CartStepInput[] {
  if (!email || visitor.customer) return []
  const problem = findEmailProblem(email)
  if (problem) invalid('email', problem)
  return [nameGuest(email)]
}

function findEmailProblem(email: string | null | undefined): string | undefined {
  if (!email || (emailPattern.test(email) && email.length <= 100)) return undefined
  return email.includes('@') ? 'Check the email address.' : 'Enter an email address with an @.'
}
