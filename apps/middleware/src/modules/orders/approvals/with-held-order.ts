import type { Queryable } from '@tessera/server/database'
import { waitUntilFree } from '../../../kit/http/wait-until-free.ts'
import { expireHold, holdOrder, releaseOrder } from '../records/hold-order.ts'
import { isClearRefusal } from '../records/is-clear-refusal.ts'
import type { ApprovalNeeds } from './approval-needs.ts'

interface Hold {
  id: string
  now: Date
  /** Runs in the transaction of the hold, after it, and may refuse. */
  take?: (db: Queryable) => Promise<void>
}

/**
 * Runs the work while no cancellation or other answer can touch an order without a payment. After a lost reply a
 * job asks the platform and ends the hold.
 */
export async function withHeldOrder<T>(
  { database }: ApprovalNeeds,
  { id, now, take }: Hold,
  work: () => Promise<T>,
): Promise<T> {
  await waitUntilFree(() =>
    database.transaction(async (db) => {
      if (!(await holdOrder(db, id, now))) return undefined
      await take?.(db)
      return true
    }),
  )
  try {
    const done = await work()
    await releaseOrder(database, id, now)
    return done
  } catch (error) {
    const letOthers = isClearRefusal(error) ? releaseOrder : expireHold
    await letOthers(database, id, now)
    throw error
  }
}
