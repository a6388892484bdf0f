import type { AddressInput, OrderWorksheet } from '@tessera/client/platform/types.gen'
import type { Commerce } from '../../../kit/commerce.ts'
import { createLine, estimateShipping, shipTo } from '../cart/steps.ts'

interface Goods {
  sku: string
  quantity: number
}

/** Whether somebody's own service works out delivery at checkout, instead of the platform's calculator. */
export async function hasService({ client, storefrontClientID, backOffice }: Commerce): Promise<boolean> {
  const { OrderCheckoutIntegrationEventID } = await client.ApiClients.Get(storefrontClientID, await backOffice())
  return Boolean(OrderCheckoutIntegrationEventID)
}

/** Such a service knows carts only, so it is asked about one that is nobody's and that is gone afterwards. */
export async function estimateByService(
  commerce: Commerce,
  goods: readonly Goods[],
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
