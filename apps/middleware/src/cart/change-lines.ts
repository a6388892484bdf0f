import { type Query, queryValue } from '@tessera/server/call'
import { invalid, refuse } from '../shop-error.ts'
import type { Visitor } from '../visitor.ts'
import { mostUnits, recordFor } from './add-items.ts'
import { lineFacts } from './line-facts.ts'
import { asVisitor, type CartNeeds } from './needs.ts'

interface Asked {
  query: Query
  actor: Visitor
}

export const lineItemIdOf = (call: Asked): string =>
  queryValue(call, 'lineItemId') || invalid('lineItemId', 'Please say which line.')

export async function changeQuantity(needs: CartNeeds, call: Asked): Promise<void> {
  const id = lineItemIdOf(call)
  const text = queryValue(call, 'quantity') ?? ''
  const quantity = Number(text)
  if (!/^\d+$/.test(text) || quantity < 1 || quantity > mostUnits) refuse('Cart.Quantity')
  const options = asVisitor(call.actor)
  const { client } = needs.commerce
  const line = await client.Cart.GetLineItem(id, options)
  const { lotNo = null } = lineFacts(line.xp)
  if (needs.catalogue.find(line.ProductID)?.facts.kind === 'sample' && quantity > 1)
    refuse('Cart.Sample', { message: 'One piece of each sample, please.' })
  await client.Cart.PatchLineItem(
    id,
    { Quantity: quantity, ...recordFor(needs, { sku: line.ProductID, lotNo }, quantity) },
    options,
  )
}

export const removeLine = (needs: CartNeeds, call: Asked): Promise<void> =>
  needs.commerce.client.Cart.DeleteLineItem(lineItemIdOf(call), asVisitor(call.actor))

export async function removeAll({ commerce }: CartNeeds, visitor: Visitor): Promise<void> {
  const options = asVisitor(visitor)
  const ids: string[] = []
  for await (const { ID } of commerce.client.Cart.ListLineItems.each({ pageSize: 100 }, options)) ids.push(ID)
  for (const id of ids) await commerce.client.Cart.DeleteLineItem(id, options)
}
