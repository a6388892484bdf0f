import type { JsonObject, OrderHeader } from '@tessera/domain/order-model/order-state'
import type { OrderInput } from '@tessera/domain/orders/change-order'
import type { RequestBody } from '@tessera/server/call'
import { mergeXp } from './merge-xp.ts'
import { readAmount } from './read-amount.ts'

const plainFields = {
  ToCompanyID: 'toCompanyID',
  FromCompanyID: 'fromCompanyID',
  FromUserID: 'fromUserID',
  Comments: 'comments',
  BillingAddressID: 'billingAddressID',
  ShippingAddressID: 'shippingAddressID',
} as const

const costs = { ShippingCost: 'shippingCost', TaxCost: 'taxCost', Gratuity: 'gratuity' } as const

export function readOrderInput(body: RequestBody, merging?: OrderHeader): OrderInput {
  const { xp } = body
  const input = Object.entries(plainFields).filter(([name]) => body[name] !== undefined)
  const amounts = Object.entries(costs).filter(([name]) => body[name] !== undefined)
  return {
    ...Object.fromEntries(input.map(([name, own]) => [own, body[name]])),
    ...Object.fromEntries(amounts.map(([name, own]) => [own, readAmount(body, name)])),
    ...(xp !== undefined && { xp: mergeXp(xp as JsonObject | null, merging?.xp) }),
  }
}

/** PUT: omitted fields are reset, except for costs, which only a calculation or a role may change. */
export const readFullOrderInput = (body: RequestBody): OrderInput => ({
  comments: null,
  xp: null,
  ...readOrderInput(body),
})
