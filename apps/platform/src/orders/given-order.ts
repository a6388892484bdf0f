import type { GivenOrder } from '@tessera/domain/orders/change-order'
import type { Json, SheetOrder } from '@tessera/domain/orders/sheet'
import type { Body } from '@tessera/server/call'
import { givenAmount } from './given-amount.ts'
import { mergedXp } from './merged-xp.ts'

const plain = {
  ToCompanyID: 'toCompanyID',
  FromCompanyID: 'fromCompanyID',
  FromUserID: 'fromUserID',
  Comments: 'comments',
  BillingAddressID: 'billingAddressID',
  ShippingAddressID: 'shippingAddressID',
} as const

const costs = { ShippingCost: 'shippingCost', TaxCost: 'taxCost', Gratuity: 'gratuity' } as const

export function givenOrder(body: Body, merging?: SheetOrder): GivenOrder {
  const { xp } = body
  const given = Object.entries(plain).filter(([name]) => body[name] !== undefined)
  const amounts = Object.entries(costs).filter(([name]) => body[name] !== undefined)
  return {
    ...Object.fromEntries(given.map(([name, own]) => [own, body[name]])),
    ...Object.fromEntries(amounts.map(([name, own]) => [own, givenAmount(body, name)])),
    ...(xp !== undefined && { xp: mergedXp(xp as Json | null, merging?.xp) }),
  }
}

/** PUT: omitted fields are reset, except for costs, which only a calculation or a role may change. */
export const wholeOrder = (body: Body): GivenOrder => ({ comments: null, xp: null, ...givenOrder(body) })
