import { randomBytes } from 'node:crypto'
import { paymentCalls } from '@tessera/contract/middleware/payments/operations'
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
    const { requestId, expiresAt, tokenizeUrl, merchantId } = opened
    await database.rows(sql`
      insert into payment_requests (id, owner, expires_at) values (${requestId}, ${ownerOf(bearerOf(actor))}, ${expiresAt})`)
    return { requestId, expiresAt, tokenizeUrl, merchantId }
  })

export const tokenizeHandler = ({ database, provider }: PaymentNeeds) =>
  handle(paymentCalls.getTokenize, async ({ actor, body }) => {
    const owner = ownerOf(bearerOf(actor))
    const request = await database.find<{ isUsed: boolean }>(sql`
      select used_at is not null as "isUsed" from payment_requests
      where id = ${body.requestId} and owner = ${owner} and expires_at > now()`)
    if (!request) return refuse('Payment.RequestUnknown')
    if (request.isUsed) return refuse('Payment.RequestUsed')
    const found = await provider.tokenDetails(body.providerToken)
    if (found.outcome === 'none') return refuse('Payment.CardUnknown')
    if (found.outcome !== 'found') return refuse('Payment.ProviderDown')
    const { card } = found
    // the token was made under another request
    if (card.requestId !== body.requestId) return refuse('Payment.CardUnknown')
    const token = `card_${randomBytes(18).toString('base64url')}`
    await database.transaction(async (db) => {
      const used = await db.find(sql`
        update payment_requests set used_at = now() where id = ${body.requestId} and used_at is null returning true`)
      if (!used) refuse('Payment.RequestUsed')
      await db.rows(sql`
        insert into card_tokens (token, owner, request_id, provider_token, brand, last4, expires, holder)
        values (${token}, ${owner}, ${card.requestId}, ${card.token}, ${card.brand}, ${card.last4}, ${card.expires},
          ${card.holder})`)
    })
    return { token, brand: card.brand, last4: card.last4, expires: card.expires, holder: card.holder }
  })
