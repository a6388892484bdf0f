import type { EstimateWithItems } from '@tessera/domain/checkout/estimate'
import type { OrderState } from '@tessera/domain/order-model/order-state'
import type { Sql } from '@tessera/server/sql'
import type { PlatformCall } from '../actor.ts'
import type { DeferWrite, LockedOrder, ProductScope } from '../orders/locked-order.ts'
import type { OrderRecord } from '../orders/order-record.ts'
import { orderStateCache } from '../orders/order-state-cache.ts'
import type { OrderTarget } from '../orders/order-target.ts'
import type { ShownWrite } from '../orders/shown-write.ts'
import { type WriteOptions, type WrittenOrder, writeAndReturnVersion } from '../orders/write-order-state.ts'

export interface OrderBatchOptions {
  target: OrderTarget
  /** The products of all steps. */
  products: ProductScope
  /** Throws if the locked order is not the version the caller expects. */
  check(locked: LockedOrder): void
}

/** An order that several steps change: locked and read once, written only when a step needs it in the database. */
export interface OrderBatch {
  target: OrderTarget
  /** Writes the pending state, and with it another statement. Returns the order, if there is one. */
  flush(call: PlatformCall, also?: Sql, shown?: ShownWrite): Promise<LockedOrder | undefined>
  /** The reply of the write, if it was the only one and had something to show. */
  findShown(): Promise<string> | undefined
  /** The order state before the first step. */
  before(): OrderState | undefined
  /** The ship estimates after the steps so far; undefined if there are none or they were outdated by a step. */
  findEstimates(): readonly EstimateWithItems[] | undefined
  /** Called by the step that made new ones or chose from them. */
  setEstimates(estimates: readonly EstimateWithItems[]): void
  /** Caches the state as written last, for the next request. */
  cacheState(call: PlatformCall): Promise<void>
}

interface PendingWrite {
  state: OrderState
  extraColumns: NonNullable<WriteOptions['extraColumns']>
}

export function createOrderBatch({ target, products, check }: OrderBatchOptions): OrderBatch {
  let locked: LockedOrder | undefined
  let pending: PendingWrite | undefined
  let before: OrderState | undefined
  let written: Promise<WrittenOrder> | undefined
  let estimates: readonly EstimateWithItems[] | undefined
  let shownText: Promise<string> | undefined
  const flush: OrderBatch['flush'] = async (call, also, shown) => {
    shownText = undefined
    if (!locked || !pending) {
      if (also) await call.db.send(also)
      return locked
    }
    const { state } = pending
    const { isNew: _, ...record } = locked.record
    const isWhole = isWholeChange(locked.record, before, state)
    written = writePending(call, locked, pending, also, isWhole ? shown : undefined)
    shownText = isWhole && shown ? written.then(({ json }) => json ?? 'null') : undefined
    // the write is sent now and awaited at the end, where its failure is reported
    for (const sent of [written, shownText]) sent?.catch(() => undefined)
    locked = { ...locked, record: { ...record, state } }
    pending = undefined
    return locked
  }
  const deferWrite: DeferWrite = async (call, state, { extraColumns = {} }) => {
    // the second write of a column depends on the first, so the first must be in the database
    if (Object.keys(extraColumns).some((column) => pending?.extraColumns[column])) await flush(call)
    pending = { state, extraColumns: { ...stillTrue(pending, state), ...extraColumns } }
    locked = locked && { ...locked, state }
    // promotions query the database
    if (hasPromotions(state)) await flush(call)
  }
  const lockOnce = (lock: OrderTarget['lock']): OrderTarget['lock'] => {
    return async (call) => {
      if (locked) return locked
      const found = await lock(call, products)
      check(found)
      before = found.record.state
      locked = { ...found, deferWrite }
      return locked
    }
  }
  const cacheState: OrderBatch['cacheState'] = async ({ actor }) => {
    const last = await written
    if (!locked || !last) return
    orderStateCache.keep(actor, { ...locked, written: last })
  }
  const batchTarget = { ...target, lock: lockOnce(target.lock), lockOrCreate: lockOnce(target.lockOrCreate) }
  const findEstimates = () =>
    locked?.state.order.hasShipEstimates ? (estimates ?? locked.record.shipEstimates ?? []) : undefined
  const setEstimates = (made: readonly EstimateWithItems[]) => {
    estimates = made
  }
  const findShown = () => shownText
  return { target: batchTarget, flush, findShown, before: () => before, findEstimates, setEstimates, cacheState }
}

const writePending = (
  { db }: PlatformCall,
  { record, catalog }: LockedOrder,
  { state, extraColumns }: PendingWrite,
  also: Sql | undefined,
  shown: ShownWrite | undefined,
): Promise<WrittenOrder> =>
  writeAndReturnVersion(db, record, state, catalog, { extraColumns, ...(also && { also: [also] }) }, shown)

/**
 * One write makes the whole change, and returns it. Addresses named by a new order are looked up by a function that does
 * not see it yet, and changed promotions are not visible to the statement that changes them.
 */
const isWholeChange = ({ isNew, state }: OrderRecord, before: OrderState | undefined, after: OrderState): boolean =>
  state === before && !hasPromotions(state) && !hasPromotions(after) && !(isNew && namesAddress(after))

const namesAddress = ({ order, lines }: OrderState): boolean =>
  order.billingAddressID !== null || lines.some(({ shippingAddressID }) => shippingAddressID !== null)

const hasPromotions = ({ promotions }: OrderState): boolean => promotions.length > 0

/** Drops pending calculation and estimate responses that no longer match the order. */
function stillTrue(pending: PendingWrite | undefined, { order }: OrderState): PendingWrite['extraColumns'] {
  const {
    order_calculate_response: calculated,
    ship_estimate_response: estimated,
    ...others
  } = pending?.extraColumns ?? {}
  return {
    ...others,
    ...(calculated && order.isCalculated && { order_calculate_response: calculated }),
    ...(estimated && order.hasShipEstimates && { ship_estimate_response: estimated }),
  }
}
