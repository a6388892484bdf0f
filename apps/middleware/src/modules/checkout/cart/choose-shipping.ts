import type { CartStepInput, OrderWorksheet } from '@tessera/client/platform/types.gen'
import type { FulfilmentInput } from '@tessera/client/shop/types.gen'
import { pickUp } from '@tessera/domain/checkout/pick-up'
import { refuse } from '../../../kit/shop-error.ts'
import type { Visitor } from '../../../kit/visitor.ts'
import { requireValidAddress } from '../../people/addresses/check-address.ts'
import { toPlatformAddress } from '../../people/addresses/place-view.ts'
import { getStore } from '../../site/stores/store-records.ts'
import { usualOrigin } from '../../site/stores/stores.ts'
import type { CartNeeds } from './cart-needs.ts'
import { type CartContext, type ChangedCart, changeCart, changeLatestCart } from './change-cart.ts'
import { calculateTotals, estimateShipping, noteFacts, patchLine, selectMethods, shipTo } from './steps.ts'

/**
 * Chooses a shipping method or a store for pick-up. Pick-up is taxed at the store, so its address becomes the shipping
 * address.
 */
export async function chooseShipping(
  context: CartContext,
  visitor: Visitor,
  body: FulfilmentInput,
): Promise<ChangedCart> {
  const moving = await destinationSteps(context, body)
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
      ...(body.storeId ? {} : { pickUpStore: '', pickUpPersons: '' }),
    })
    const chosen = optionId ? selectOptionSteps(after.worksheet, optionId) : []
    return changeCart(context, visitor, [noted, ...chosen], { seen: after.worksheet })
  })
}

async function destinationSteps(needs: CartNeeds, body: FulfilmentInput): Promise<CartStepInput[]> {
  if (body.storeId) return pickUpSteps(needs, body.storeId, body.pickUpPersons ?? '')
  if (!body.address) return []
  return [shipTo(toPlatformAddress(await requireValidAddress(needs.database, body.address, false, 'address.')))]
}

/** Pickup is taxed at the store, and the platform takes the place of tax from where the lines ship. */
const originSteps = ({ LineItems }: OrderWorksheet, ShipFromAddressID: string): CartStepInput[] =>
  (LineItems ?? [])
    .filter((line) => line.ShipFromAddressID !== ShipFromAddressID)
    .map(({ ID }) => patchLine(ID, { ShipFromAddressID }))

function selectOptionSteps({ ShipEstimateResponse }: OrderWorksheet, optionId: string): CartStepInput[] {
  const estimates = ShipEstimateResponse?.ShipEstimates ?? []
  if (estimates.length === 0) refuse('Shipping.NeedsAddress')
  const isOffered = estimates.every(({ ShipMethods }) => ShipMethods?.some(({ ID }) => ID === optionId))
  if (!isOffered) refuse('Shipping.NoSuchOption')
  const ShipMethodSelections = estimates.map(({ ID }) => ({ ShipEstimateID: ID, ShipMethodID: optionId }))
  // from here on customers see the full price, tax included
  return [selectMethods({ ShipMethodSelections }), calculateTotals]
}

async function pickUpSteps(needs: CartNeeds, storeId: string, persons: string): Promise<CartStepInput[]> {
  const store = await getStore(needs.database, storeId)
  const address = {
    CompanyName: `Tessera ${store.name}`,
    Street1: store.street,
    City: store.city,
    State: store.state,
    Zip: store.zip,
    Country: 'US',
    Phone: store.phone,
  }
  return [shipTo(address), noteFacts({ pickUpStore: store.id, pickUpPersons: persons })]
}
