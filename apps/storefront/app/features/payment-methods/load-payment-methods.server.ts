import { optional } from '../../http/or-not-found.server.ts'
import { takeNote } from '../../http/session/page-note.server.ts'
import type { Visitor } from '../../http/session/visitor.server.ts'
import { findSavedCards } from '../../kit/cards/saved-cards.server.ts'
import { addCard } from './add-card.server.ts'

/** Loads cards and terms independently; a failure shows in its own section. */
export async function loadPaymentMethods(visitor: Visitor, url: URL) {
  const { shop, profile: shown } = visitor
  const query = url.searchParams
  const refused = await addCard(visitor, query)
  const isAdding = query.has('add') || refused !== undefined
  const { saved, removed } = takeNote(visitor, url.pathname) ?? {}
  const [cards, billing, request] = await Promise.all([
    findSavedCards(visitor),
    shown.isPro ? optional(shop.MyBilling.GetBillingSummary()) : undefined,
    isAdding ? optional(shop.Payment.getrequestid()) : undefined,
  ])
  return {
    cards,
    billing: billing ?? null,
    request: request ?? null,
    refused,
    isAdding,
    canRemoveAll: shown.canCreateUser && (shown.isPro || (cards?.length ?? 0) > 0),
    company: shown.isPro ? (shown.customerName ?? 'the account') : null,
    saved: saved === undefined ? null : String(saved),
    removed: removed === undefined ? null : Number(removed),
    isUsualSet: query.has('usual'),
    shared: query.get('shared'),
    // a retail account has no other users to share with
    canShare: shown.isPro,
    today: visitor.today,
  }
}
