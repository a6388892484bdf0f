import type { JsonObject } from '@tessera/domain/order-model/order-state'
import type { ReturnInput, ReturnItemInput } from '@tessera/domain/order-returns/change-return'
import type { ReturnState } from '@tessera/domain/order-returns/return-state'
import type { RequestBody } from '@tessera/server/call'
import { mergeXp } from '../orders/merge-xp.ts'
import { readAmount } from '../orders/read-amount.ts'

/** Only what the request names. Lists are replaced as a whole, xp is merged into the stored one. */
export const readReturnInput = (body: RequestBody, before?: ReturnState): ReturnInput => ({
  ...(body.RefundAmount !== undefined && { refundAmount: readAmount(body, 'RefundAmount') }),
  ...(body.Comments !== undefined && { comments: body.Comments as string | null }),
  ...(body.xp !== undefined && { xp: mergeXp(body.xp as JsonObject | null, before?.xp) }),
  ...(body.ItemsToReturn !== undefined && { items: ((body.ItemsToReturn ?? []) as RequestBody[]).map(readItem) }),
})

/** Everything; what is missing falls back to null. */
export const readFullReturnInput = (body: RequestBody): ReturnInput =>
  readReturnInput({ RefundAmount: null, Comments: null, xp: null, ItemsToReturn: [], ...body })

const readItem = (item: RequestBody): ReturnItemInput => ({
  lineItemID: String(item.LineItemID),
  quantity: Number(item.Quantity ?? 0),
  ...(item.RefundAmount !== undefined && { refundAmount: readAmount(item, 'RefundAmount') }),
  comments: (item.Comments ?? null) as string | null,
})
