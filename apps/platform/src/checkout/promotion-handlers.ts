import { metaOf } from '@tessera/domain/lists/meta'
import type { PromotionCandidate } from '@tessera/domain/promotions/promotion-terms'
import { fail } from '@tessera/server/api-error'
import { pathParameter, type Reply } from '@tessera/server/call'
import type { PlatformCall, PlatformHandler, PlatformHandlers } from '../actor.ts'
import { plainNames } from '../engine/list-page.ts'
import { pageOf } from '../engine/page-request.ts'
import { readAppliedCandidates } from '../orders/apply-promotions.ts'
import { type LockedOrder, openLockedOrder } from '../orders/locked-order.ts'
import {
  addByCode,
  applyAutomatic,
  byCode,
  listEligible,
  lockForPromotions,
  readAutomatic,
  refreshApplied,
} from '../orders/order-promotions.ts'
import { findOrderRecord, lookUpOrder } from '../orders/order-record.ts'
import type { OrderTarget } from '../orders/order-target.ts'
import type { ServicePrices } from '../orders/promotion-service.ts'
import { isUsablePromotion, readPromotions, type WirePromotion } from '../orders/read-promotions.ts'
import { recordEvent } from '../record-event.ts'
import { repeats } from '../repeats.ts'
import type { CheckoutNeeds } from './checkout-needs.ts'
import { askPrices, findPromotionService, noPrices } from './promotion-prices.ts'

type Candidates = (call: PlatformCall, read: LockedOrder) => Promise<PromotionCandidate<WirePromotion>[]>
type Work = (call: PlatformCall, locked: LockedOrder, prices: ServicePrices) => Promise<Reply>

const named: Candidates = async (call, { record, state }) => {
  const applied = await readAppliedCandidates(call.db, record, state)
  const added = await readPromotions(call.db, record, byCode(pathParameter(call, 'promoCode')))
  return [...applied, ...added.filter(({ promotion }) => !applied.some((one) => one.promotion.ID === promotion.ID))]
}

const appliedAndAutomatic: Candidates = async (call, { record, state }) => [
  ...(await readAppliedCandidates(call.db, record, state)),
  ...(await readAutomatic(call, record)),
]

/** Promotions whose amounts may come from the marketplace's promotion service. */
export const promotionHandlers = (needs: CheckoutNeeds, target: OrderTarget): PlatformHandlers => ({
  [target.operationID('Order', 'AddPromotion')]: withServicePrices(needs, target, named, addByCode),
  [target.operationID('Order', 'ApplyPromotions')]: withServicePrices(
    needs,
    target,
    appliedAndAutomatic,
    applyAutomatic,
  ),
  [target.operationID('Order', 'RefreshPromotions')]: withServicePrices(
    needs,
    target,
    appliedAndAutomatic,
    refreshApplied,
  ),
  [target.operationID('Order', 'ListEligiblePromotions')]: (call) => listPage(needs, target, call),
})

const attempts = 2

/** Read, ask, write: the service is asked without a transaction, and an order that changed meanwhile is asked again. */
function withServicePrices(
  needs: CheckoutNeeds,
  target: OrderTarget,
  candidates: Candidates,
  work: Work,
): PlatformHandler {
  return async (call) => {
    for (let attempt = 1; attempt <= attempts; attempt += 1) {
      const asked = await askFor(needs, target, { ...call, db: needs.database }, candidates)
      const reply = await needs.database.transaction((db) => writeOnce(target, { ...call, db }, work, asked))
      if (reply !== 'changed') return reply.reply
    }
    return fail('Order.ChangedMeanwhile', { OrderID: call.params.orderID ?? null })
  }
}

interface AskedPrices {
  prices: ServicePrices
  /** Undefined if nothing was asked. */
  lastUpdated?: string
}

async function askFor(
  needs: CheckoutNeeds,
  target: OrderTarget,
  call: PlatformCall,
  candidates: Candidates,
): Promise<AskedPrices> {
  const service = await findPromotionService(call.db, call.actor.marketplace)
  const read = service && (await readOrder(target, call))
  if (!read) return { prices: noPrices }
  const prices = await askPrices(needs, service, call, read, await candidates(call, read))
  return { prices, lastUpdated: read.record.state.order.lastUpdated }
}

async function readOrder(target: OrderTarget, call: PlatformCall): Promise<LockedOrder | undefined> {
  const record = await findOrderRecord(call.db, target.find(call))
  if (!record) return undefined
  const { epoch } = await lookUpOrder(call.db, record.marketplace)
  return openLockedOrder(call, record, epoch)
}

async function writeOnce(
  target: OrderTarget,
  call: PlatformCall,
  work: Work,
  { prices, lastUpdated }: AskedPrices,
): Promise<{ reply: Reply } | 'changed'> {
  const { key } = call
  const first = key === undefined ? undefined : await repeats.begin(call, key)
  if (first) return first
  const locked = await lockForPromotions(target, call)
  if (lastUpdated !== undefined && locked.record.state.order.lastUpdated !== lastUpdated) {
    // the key was claimed in this transaction; nothing else is written, so it is given up with it
    return key === undefined ? 'changed' : fail('Order.ChangedMeanwhile', { OrderID: locked.state.order.id })
  }
  const reply = await work(call, locked, prices)
  await recordEvent(call, reply)
  if (key !== undefined) await repeats.save(call, key, reply)
  return { reply }
}

/** Nothing is written: a missing cart is not created. */
async function listPage(needs: CheckoutNeeds, target: OrderTarget, call: PlatformCall): Promise<object> {
  const { page, size, skip } = pageOf(plainNames(call.query))
  const read = await readOrder(target, call)
  if (!read && !target.mayBeMissing) throw target.missing(call)
  const service = read && (await findPromotionService(call.db, call.actor.marketplace))
  const usable = service ? await readPromotions(call.db, read.record, isUsablePromotion(read.record)) : []
  const prices = service ? await askPrices(needs, service, call, read, usable) : noPrices
  const all = read ? await listEligible(call, read, prices) : []
  return { Meta: metaOf(page, size, all.length), Items: all.slice(skip, skip + size) }
}
