import { optional } from '../../http/or-not-found.server.ts'
import type { Visitor } from '../../http/session/visitor.server.ts'
import { findSavedCards } from '../../kit/cards/saved-cards.server.ts'
import { addCard } from './add-card.server.ts'

/** Loads cards and terms independently; a failure shows in its own section. */
export async function loadPaymentMethods(visitor: Visitor, url: URL) {
  const { shop, profile: shown } = visitor
  const query = url.searchParams
  const problem = await addCard(shop, query)
  const isAdding = query.has('add') || problem !== undefined
  const [cards, billing, request] = await Promise.all([
    findSavedCards(visitor),
    shown.isPro ? optional(shop.MyBilling.GetBillingSummary()) : undefined,
    isAdding ? optional(shop.Payment.getrequestid()) : undefined,
  ])
  return {
    cards,
    billing: billing ?? null,
    request: request ?? null,
    problem,
    isAdding,
    canRemoveAll: shown.canCreateUser && (shown.isPro || (cards?.length ?? 0) > 0),
    company: shown.isPro ? (shown.customerName ?? 'the account') : null,
    saved: query.get('saved')?.slice(0, 4) ?? null,
    removed: query.get('removed')?.slice(0, 4) ?? null,
    isUsualSet: query.has('usual'),
    shared: query.get('shared'),
    // a retail account has no other users to share with
    canShare: shown.isPro,
    today: new Date().toISOString().slice(0, 10),
  }
}
