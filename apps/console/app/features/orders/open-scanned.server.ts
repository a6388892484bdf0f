import { ShopApiError } from '@tessera/client/shop/shop-api-error'
import { redirect } from 'react-router'
import { isOrderNumber } from '../../generic/order-number.ts'
import { getEnvironment } from '../../http/environment.server.ts'
import { describeFailure } from '../../session/read-staff-call.server.ts'
import type { Staff } from '../../session/staff.server.ts'

/** Opens the packing of a scanned order. A scan that opens nothing leaves the page as it is, and these words say why. */
export async function openScanned({ token }: Staff, scanned: string): Promise<string | undefined> {
  if (!scanned) return undefined
  if (!isOrderNumber(scanned)) return `“${scanned}” isn’t an order number. Scan the code of an order on its pick list.`
  try {
    await getEnvironment().shop.Operator.GetOrder({ number: scanned }, { accessToken: token })
  } catch (error) {
    if (error instanceof ShopApiError && error.status === 404) return `There’s no order ${scanned}.`
    return `${describeFailure(error).message} Then scan ${scanned} again.`
  }
  throw redirect(`/orders/${scanned}/ship`)
}
