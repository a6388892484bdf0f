import type { AddressInput, OrderWorksheet } from '@tessera/client/platform/types.gen'
import type { Commerce } from '../../../kit/commerce.ts'
import { createLine, estimateShipping, shipTo } from '../cart/steps.ts'

interface ShippedQuantity {
  sku: string
  quantity: number
}

/** True if an external service calculates delivery at checkout instead of the platform. */
export async function hasService({ client, storefrontClientID, backOffice }: Commerce): Promise<boolean> {
  const { OrderCheckoutIntegrationEventID } = await client.ApiClients.Get(storefrontClientID, await backOffice())
  return Boolean(OrderCheckoutIntegrationEventID)
}

/** Estimates through an external service. It only knows carts, so a temporary guest cart is created and deleted. */
export async function estimateByService(
  commerce: Commerce,
  goods: readonly ShippedQuantity[],
  address: AddressInput,
): Promise<OrderWorksheet['ShipEstimateResponse']> {
  const { client, storefrontClientID } = commerce
  const { access_token: accessToken } = await client.Auth.Anonymous(storefrontClientID, ['Shopper'])
  const lines = goods.map(({ sku, quantity }) => createLine({ ProductID: sku, Quantity: quantity }))
  try {
    const Steps = [...lines, shipTo(address), estimateShipping]
    const { Worksheet } = await client.Cart.TakeSteps({ Steps }, { accessToken })
    return Worksheet?.ShipEstimateResponse ?? null
  } finally {
    await client.Cart.Delete({ accessToken }).catch(() => {})
  }
}
