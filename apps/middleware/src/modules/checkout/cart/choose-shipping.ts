import type { CartStepInput, OrderWorksheet } from '@tessera/client/platform/types.gen'
import type { Cart, FulfilmentInput } from '@tessera/client/shop/types.gen'
import { pickUp } from '@tessera/domain/checkout/pick-up'
import { refuse } from '../../../kit/shop-error.ts'
import type { Visitor } from '../../../kit/visitor.ts'
import { requireValidAddress } from '../../people/addresses/check-address.ts'
import { toPlatformAddress } from '../../people/addresses/place-view.ts'
import { usualOrigin } from '../../site/stores/stores.ts'
import type { CartNeeds } from './cart-needs.ts'
import { type CartContext, type ChangedCart, changeCart, changeLatestCart } from './change-cart.ts'
import { requireFreightAddress } from './freight-address.ts'
import { noPickUp } from './no-pick-up.ts'
import { originSteps } from './origin-steps.ts'
import { pickUpSteps } from './pick-up-steps.ts'
import { cartViewOf } from './read-cart.ts'
import { calculateTotals, estimateShipping, noteFacts, selectMethods, shipTo } from './steps.ts'

/**
 * Chooses a shipping method or a store for pick-up. Pick-up is taxed at the store, so its address becomes the shipping
 * address.
 */
export async function chooseShipping(
  context: CartContext,
  visitor: Visitor,
  body: FulfilmentInput,
  now: Date,
): Promise<ChangedCart> {
  const moving = await destinationSteps(context, visitor, body)
  const optionId = body.storeId ? pickUp.id : body.optionId
  const origin = body.storeId ?? (optionId === pickUp.id ? undefined : usualOrigin)
  return changeLatestCart(context, visitor, async (seen) => {
    const first = [...moving, ...(origin === undefined ? [] : originSteps(seen, origin))]
    // another destination or origin has other shipping methods
    const after =
      first.length > 0
        ? await changeCart(context, visitor, [...first, estimateShipping], { seen })
        : { worksheet: seen }
    const noted = noteFacts({
      instructions: body.instructions ?? '',
      ...(body.storeId ? {} : noPickUp),
    })
    const chosen = optionId ? selectOptionSteps(after.worksheet, optionId) : []
    if (optionId) checkFreight(cartViewOf(context, visitor, after.worksheet, now), optionId)
    return changeCart(context, visitor, [noted, ...chosen], { seen: after.worksheet })
  })
}

/** The cart may have become freight after its address was set. */
function checkFreight({ shippingOptions, shippingAddress }: Cart, optionId: string): void {
  const isFreight = shippingOptions.some(({ id, kind }) => id === optionId && kind === 'freight')
  if (isFreight && shippingAddress) requireFreightAddress(shippingAddress)
}

async function destinationSteps(needs: CartNeeds, visitor: Visitor, body: FulfilmentInput): Promise<CartStepInput[]> {
  if (body.storeId) return pickUpSteps(needs, visitor, body, body.storeId)
  if (!body.address) return []
  return [shipTo(toPlatformAddress(await requireValidAddress(needs.database, body.address, 'address.')))]
}

function selectOptionSteps({ ShipEstimateResponse }: OrderWorksheet, optionId: string): CartStepInput[] {
  const estimates = ShipEstimateResponse?.ShipEstimates ?? []
  if (estimates.length === 0) refuse('Shipping.NeedsAddress')
  const isOffered = estimates.every(({ ShipMethods }) => ShipMethods?.some(({ ID }) => ID === optionId))
  if (!isOffered) refuse('Shipping.NoSuchOption')
  const ShipMethodSelections = estimates.map(({ ID }) => ({ ShipEstimateID: ID, ShipMethodID: optionId }))
  // from here on customers see the full price, tax included
  return [selectMethods({ ShipMethodSelections }), calculateTotals]
}
