import type { FulfilmentInput } from '@tessera/client/shop/types.gen'
import { pickUp } from '@tessera/domain/checkout/pick-up'
import { goodAddress } from '../addresses/check-address.ts'
import { refuse } from '../shop-error.ts'
import { getStore } from '../stores/store-records.ts'
import { usualOrigin } from '../stores/stores.ts'
import type { Visitor } from '../visitor.ts'
import { saveFacts } from './facts.ts'
import { asVisitor, type CartNeeds } from './needs.ts'
import { toPlatformAddress } from './place-view.ts'
import { readWorksheet } from './read-cart.ts'

/** A way to ship, or a store to fetch it from. Pick-up is taxed where the store is, so its address is the one shipped to. */
export async function chooseShipping(needs: CartNeeds, visitor: Visitor, body: FulfilmentInput): Promise<void> {
  const { client } = needs.commerce
  const options = asVisitor(visitor)
  if (body.storeId) await shipToStore(needs, visitor, body.storeId, body.pickUpPersons ?? '')
  else if (body.address) {
    const place = await goodAddress(needs.database, body.address, false, 'address.')
    await client.Cart.SetShippingAddress(toPlatformAddress(place), options)
  }
  const optionId = body.storeId ? pickUp.id : body.optionId
  const origin = body.storeId ?? (optionId === pickUp.id ? undefined : usualOrigin)
  const isMoved = origin !== undefined && (await comeFrom(needs, visitor, origin))
  if (body.storeId || body.address || isMoved) await client.Cart.EstimateShipping(options)
  await saveFacts(needs, visitor, {
    instructions: body.instructions ?? '',
    ...(body.storeId ? {} : { pickUpStore: '', pickUpPersons: '' }),
  })
  if (optionId) await select(needs, visitor, optionId)
}

/** What is fetched is taxed where it is handed over, and the platform takes that from where the lines come from. */
async function comeFrom(needs: CartNeeds, visitor: Visitor, ShipFromAddressID: string): Promise<boolean> {
  const { LineItems } = await readWorksheet(needs, visitor)
  const others = (LineItems ?? []).filter((line) => line.ShipFromAddressID !== ShipFromAddressID)
  for (const { ID } of others)
    await needs.commerce.client.Cart.PatchLineItem(ID, { ShipFromAddressID }, asVisitor(visitor))
  return others.length > 0
}

async function select(needs: CartNeeds, visitor: Visitor, optionId: string): Promise<void> {
  const { client } = needs.commerce
  const options = asVisitor(visitor)
  const { ShipEstimateResponse } = await readWorksheet(needs, visitor)
  const estimates = ShipEstimateResponse?.ShipEstimates ?? []
  if (estimates.length === 0) refuse('Shipping.NeedsAddress')
  const isOffered = estimates.every(({ ShipMethods }) => ShipMethods?.some(({ ID }) => ID === optionId))
  if (!isOffered) refuse('Shipping.NoSuchOption')
  const ShipMethodSelections = estimates.map(({ ID }) => ({ ShipEstimateID: ID, ShipMethodID: optionId }))
  await client.Cart.SelectShipMethods({ ShipMethodSelections }, options)
  // from here on people see the whole price, tax included
  await client.Cart.Calculate(options)
}

async function shipToStore(needs: CartNeeds, visitor: Visitor, storeId: string, persons: string): Promise<void> {
  const store = await getStore(needs.database, storeId)
  await needs.commerce.client.Cart.SetShippingAddress(
    {
      CompanyName: `Tessera ${store.name}`,
      Street1: store.street,
      City: store.city,
      State: store.state,
      Zip: store.zip,
      Country: 'US',
      Phone: store.phone,
    },
    asVisitor(visitor),
  )
  await saveFacts(needs, visitor, { pickUpStore: store.id, pickUpPersons: persons })
}
