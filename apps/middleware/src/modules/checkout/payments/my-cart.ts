import { refuse } from '../../../kit/shop-error.ts'
import { toCents } from '../../../kit/to-cents.ts'
import type { BearerIdentity } from '../../../kit/visitor.ts'
import type { PaymentNeeds } from './payment-needs.ts'

export interface MyCart {
  orderId: string
  totalCents: number
}

/** The visitor's cart with the total calculated by the platform. */
export async function findMyCart({ commerce }: PaymentNeeds, { token }: BearerIdentity): Promise<MyCart | undefined> {
  const { ID, Total } = await commerce.client.Cart.Get({ accessToken: token })
  return ID ? { orderId: ID, totalCents: toCents(Total) } : undefined
}

export const getMyCart = async (needs: PaymentNeeds, bearer: BearerIdentity): Promise<MyCart> =>
  (await findMyCart(needs, bearer)) ?? refuse('Payment.NoCart')
