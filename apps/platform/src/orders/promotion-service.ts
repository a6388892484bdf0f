import type { ErrorCode } from '@tessera/contract/errors'
import type { PromotionAmount } from '@tessera/domain/promotions/promotion-terms'
import type { Queryable } from '@tessera/server/database'
import type { OrderRecord } from './order-record.ts'
import type { WirePromotion } from './read-promotions.ts'

/** Amounts by promotion, given by the promotion service for the promotions that it prices. */
export type ServicePrices = ReadonlyMap<string, readonly PromotionAmount[]>

export interface ServiceAnswer {
  prices: ServicePrices
  /** Why the promotions are not granted, if the service failed. */
  failure?: ErrorCode | undefined
}

/** The marketplace's promotion service, as a write of an order needs it. */
export interface PromotionService {
  /** The answer about the change of this version of the order; undefined if it was not asked. */
  find(record: OrderRecord): ServiceAnswer | undefined
  /**
   * The order is written as it would be. Throws a question about it, which rolls the transaction back; the write runs
   * again with the answer. Returns if the marketplace has no such service.
   */
  ask(db: Queryable, record: OrderRecord, requested: readonly WirePromotion[]): Promise<void>
}
