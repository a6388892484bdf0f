import type { CartStepInput, OrderWorksheet } from '@tessera/client/platform/types.gen'
import type { FulfilmentInput } from '@tessera/client/shop/types.gen'
import { pickUp } from '@tessera/domain/checkout/pick-up'
import { refuse } from '../../../kit/shop-error.ts'
import type { Visitor } from '../../../kit/visitor.ts'
import { goodAddress } from '../../people/addresses/check-address.ts'
import { toPlatformAddress } from '../../people/addresses/place-view.ts'
import { getStore } from '../../site/stores/store-records.ts'
import { usualOrigin } from '../../site/stores/stores.ts'
import type { CartNeeds } from './cart-needs.ts'
import { type CartDesk, type ChangedCart, changeCart, changeSeen } from './change-cart.ts'
import { calculate, estimateShipping, noteFacts, patchLine, selectMethods, shipTo } from './steps.ts'

/**
 * Chooses a shipping method or a store for pick-up. Pick-up is taxed at the store, so its address becomes the shipping
 * address.
 */
export async function chooseShipping(desk: CartDesk, visitor: Visitor, body: FulfilmentInput): Promise<ChangedCart> {
  const moving = await movingSteps(desk, body)
  const optionId = body.storeId ? pickUp.id : body.optionId
  const origin = body.storeId ?? (optionId === pickUp.id ? undefined : usualOrigin)
  return changeSeen(desk, visitor, async (seen) => {
    const first = [...moving, ...(origin === undefined ? [] : comingFrom(seen, origin))]
    // another destination or origin has other shipping methods
    const after =
      first.length > 0 ? await changeCart(desk, visitor, [...first, estimateShipping], { seen }) : { worksheet: seen }
    const noted = noteFacts({
      instructions: body.instructions ?? '',
      ...(body.storeId ? {} : { pickUpStore: '', pickUpPersons: '' }),
    })
    const chosen = optionId ? selecting(after.worksheet, optionId) : []
    return changeCart(desk, visitor, [noted, ...chosen], { seen: after.worksheet })
  })
}

async function movingSteps(needs: CartNeeds, body: FulfilmentInput): Promise<CartStepInput[]> {
  if (body.storeId) return shippingToStore(needs, body.storeId, body.pickUpPersons ?? '')
  if (!body.address) return []
  return [shipTo(toPlatformAddress(await goodAddress(needs.database, body.address, false, 'address.')))]
}

/** What is fetched is taxed where it is handed over, and the platform takes that from where the lines come from. */
const comingFrom = ({ LineItems }: OrderWorksheet, ShipFromAddressID: string): CartStepInput[] =>
  (LineItems ?? [])
    .filter((line) => line.ShipFromAddressID !== ShipFromAddressID)
    .map(({ ID }) => patchLine(ID, { ShipFromAddressID }))

function selecting({ ShipEstimateResponse }: OrderWorksheet, optionId: string): CartStepInput[] {
  const estimates = ShipEstimateResponse?.ShipEstimates ?? []
  if (estimates.length === 0) refuse('Shipping.NeedsAddress')
  const isOffered = estimates.every(({ ShipMethods }) => ShipMethods?.some(({ ID }) => ID === optionId))
  if (!isOffered) refuse('Shipping.NoSuchOption')
  const ShipMethodSelections = estimates.map(({ ID }) => ({ ShipEstimateID: ID, ShipMethodID: optionId }))
  // from here on customers see the full price, tax included
  return [selectMethods({ ShipMethodSelections }), calculate]
}

async function shippingToStore(needs: CartNeeds, storeId: string, persons: string): Promise<CartStepInput[]> {
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
