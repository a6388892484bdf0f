import { randomUUID } from 'node:crypto'
import { cookieKeys } from '@tessera/contract/shop/constants'
import { redirect } from 'react-router'
import { optional } from '../../http/or-not-found.server.ts'
import type { Visitor } from '../../http/session/visitor.server.ts'
import { findEnteredCard, rememberCard } from '../../kit/cards/entered-card.server.ts'
import { type RefusedCard, readCard } from '../../kit/cards/read-card.server.ts'
import { payCookiePath, payLinkCookie, payPath } from './link-cookie.ts'

/** The amount and the card form; null without a link. A refused link throws. */
export async function loadPayLink(visitor: Visitor, query: URLSearchParams) {
  const token = visitor.cookies.get(payLinkCookie)
  if (!token) return null
  const link = await visitor.shop.PayLinks.OpenPayLink({ token })
  // a card form belongs to a visitor with a token of their own, which the first button brings
  const hasToken = visitor.get(cookieKeys.authToken) !== undefined
  if (link.status !== 'open' || !hasToken) return { link, card: null, request: null, refused: undefined, formKey: '' }
  const refused = await takeCard(visitor, query)
  const card = await findEnteredCard(visitor)
  return {
    link,
    card: card && { brand: card.brand, last4: card.last4 },
    request: (await optional(visitor.shop.Payment.getrequestid())) ?? null,
    refused,
    formKey: randomUUID(),
  }
}

async function takeCard(visitor: Visitor, query: URLSearchParams): Promise<RefusedCard | undefined> {
  const read = await readCard(visitor.shop, query)
  if (!read) return undefined
  if ('refused' in read) return read.refused
  rememberCard(visitor, payCookiePath, read.requestId)
  throw redirect(payPath)
}
