import { randomBytes } from 'node:crypto'
import { paymentCalls } from '@tessera/contract/middleware/payments/operations'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { bearerOf } from '../../../kit/bearer-of.ts'
import { handle } from '../../../kit/http/handle.ts'
import { refuse } from '../../../kit/shop-error.ts'
import { ownerOf } from '../methods/owner.ts'
import { recentCards } from '../methods/recent-cards.ts'
import type { PaymentNeeds } from './payment-needs.ts'

/** Opens a request for entering a card: bound to this visitor, usable once, and free of secrets of the shop. */
export const requestIdHandler = ({ provider }: PaymentNeeds) =>
  handle(paymentCalls.getRequestId, async ({ actor }) => {
    const opened = await provider.openRequest(ownerOf(bearerOf(actor)))
    if (opened.outcome !== 'opened') return refuse('Payment.ProviderDown')
    const { requestId, expiresAt, tokenizeUrl, merchantId, testCards } = opened
    return { requestId, expiresAt, tokenizeUrl, merchantId, testCards: [...testCards] }
  })

export const tokenizeHandler = ({ database, provider }: PaymentNeeds) =>
  handle(paymentCalls.getTokenize, async ({ actor, body }) => {
    const owner = ownerOf(bearerOf(actor))
    const { requestId } = body
    const request = provider.readRequest(requestId, owner)
    if (!request) return refuse('Payment.RequestUnknown')
    const found = await provider.tokenDetails(body.providerToken)
    // a token that was made under another request is no card of this one
    const card = found.outcome === 'found' && found.card.requestId === requestId ? found.card : undefined
    if (!card) {
      if (await isUsedRequest(database, requestId)) return refuse('Payment.RequestUsed')
      return refuse(
        found.outcome === 'found' || found.outcome === 'none' ? 'Payment.CardUnknown' : 'Payment.ProviderDown',
      )
    }
    const token = `card_${randomBytes(18).toString('base64url')}`
    const used = await database.find(sql`
      with used as (
        insert into payment_requests (id, owner, expires_at, used_at)
        select ${requestId}, ${owner}, ${request.expiresAt}, now() where ${request.expiresAt}::timestamptz > now()
        on conflict do nothing
        returning id)
      insert into card_tokens (token, owner, request_id, provider_token, brand, last4, expires, holder)
      select ${token}, ${owner}, id, ${card.token}, ${card.brand}, ${card.last4}, ${card.expires}, ${card.holder} from used
      returning true`)
    if (!used) {
      const isUsed = await isUsedRequest(database, requestId)
      return refuse(isUsed ? 'Payment.RequestUsed' : 'Payment.RequestUnknown')
    }
    recentCards.keep(token, { owner, providerToken: card.token, brand: card.brand, last4: card.last4 })
    return { token, brand: card.brand, last4: card.last4, expires: card.expires, holder: card.holder }
  })

/** Only a refusal asks. */
const isUsedRequest = async (db: Queryable, requestId: string): Promise<boolean> =>
  (await db.find(sql`select from payment_requests where id = ${requestId}`)) !== undefined
