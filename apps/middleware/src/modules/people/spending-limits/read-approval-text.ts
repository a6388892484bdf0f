import type { OverLimit } from '@tessera/domain/sales/over-limit'
import { askApprovalText } from '@tessera/domain/sales/over-limit-text'
import type { Queryable } from '@tessera/server/database'
import { listApprovers } from './approvers.ts'

/** Tells the buyer that an order above this limit waits, and who approves it. */
export const readApprovalText = async (db: Queryable, accountID: string, overLimit: OverLimit): Promise<string> =>
  askApprovalText(
    overLimit,
    (await listApprovers(db, accountID)).map(({ name }) => name),
  )
