import { randomBytes } from 'node:crypto'
import { paymentCalls } from '@tessera/contract/middleware/payments/operations'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { bearerOf } from '../../../kit/bearer-of.ts'
import { handle } from '../../../kit/http/handle.ts'
import { refuse } from '../../../kit/shop-error.ts'
import { ownerOf } from '../methods/owner.ts'
import type { PaymentNeeds } from './payment-needs.ts'

/** Opens a request for entering a card: bound to this visitor, usable once, and free of secrets of the shop. */
export const requestIdHandler = ({ database, provider }: PaymentNeeds) =>
  handle(paymentCalls.getRequestId, async ({ actor }) => {
    const opened = await provider.openRequest()
    if (opened.outcome !== 'opened') return refuse('Payment.ProviderDown')
    const { requestId, expiresAt, tokenizeUrl, merchantId, testCards } = opened
    await database.rows(sql`
      insert into payment_requests (id, owner, expires_at) values (${requestId}, ${ownerOf(bearerOf(actor))}, ${expiresAt})`)
    return { requestId, expiresAt, tokenizeUrl, merchantId, testCards: [...testCards] }
  })

export const tokenizeHandler = ({ database, provider }: PaymentNeeds) =>
  handle(paymentCalls.getTokenize, async ({ actor, body }) => {
    const owner = ownerOf(bearerOf(actor))
    const { requestId } = body
    const found = await provider.tokenDetails(body.providerToken)
    // a token that was made under another request is no card of this one
    const card = found.outcome === 'found' && found.card.requestId === requestId ? found.card : undefined
    if (!card) {
      await checkRequest(database, requestId, owner)
      return refuse(
        found.outcome === 'found' || found.outcome === 'none' ? 'Payment.CardUnknown' : 'Payment.ProviderDown',
      )
    }
    const token = `card_${randomBytes(18).toString('base64url')}`
    const used = await database.find(sql`
      with used as (
        update payment_requests set used_at = now()
        where id = ${requestId} and owner = ${owner} and expires_at > now() and used_at is null
        returning id)
      insert into card_tokens (token, owner, request_id, provider_token, brand, last4, expires, holder)
      select ${token}, ${owner}, id, ${card.token}, ${card.brand}, ${card.last4}, ${card.expires}, ${card.holder} from used
      returning true`)
    if (!used) {
      await checkRequest(database, requestId, owner)
      return refuse('Payment.RequestUsed')
    }
    return { token, brand: card.brand, last4: card.last4, expires: card.expires, holder: card.holder }
  })

/** Says what is wrong with a request; only a refusal reads it. */
async function checkRequest(db: Queryable, requestId: string, owner: string): Promise<void> {
  const request = await db.find<{ isUsed: boolean }>(sql`
    select used_at is not null as "isUsed" from payment_requests
    where id = ${requestId} and owner = ${owner} and expires_at > now()`)
  if (!request) refuse('Payment.RequestUnknown')
  if (request.isUsed) refuse('Payment.RequestUsed')
}
