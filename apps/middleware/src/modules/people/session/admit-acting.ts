import type { ShopOperation } from '@tessera/contract/middleware/kit'
import { ownerOnlyCalls } from '@tessera/contract/middleware/owner-only-calls'
import { isRead } from '@tessera/contract/middleware/reading-calls'
import { sessionCalls } from '@tessera/contract/middleware/session/operations'
import type { Queryable } from '@tessera/server/database'
import type { FastifyRequest } from 'fastify'
import { refuse } from '../../../kit/shop-error.ts'
import type { Visitor } from '../../../kit/visitor.ts'
import { audit, auditActorOf } from '../accounts/audit.ts'

/**
 * Refuses what only the customer may do, and everything but looking to staff who came to look. Each write is recorded
 * with both names before it is done.
 */
export async function admitActing(
  db: Queryable,
  operation: ShopOperation,
  visitor: Visitor,
  { id: requestID, ip, query }: FastifyRequest,
): Promise<void> {
  const { id, access } = operation
  const acting = visitor.customer?.acting
  if (!acting) return
  if (ownerOnlyCalls.has(id)) refuse('Acting.NotForOthers')
  // public calls change nothing of a customer, and ending is always allowed
  if (isRead(operation, query as object) || access === 'anyone' || id === sessionCalls.signOut.id) return
  if (acting.mode === 'look') refuse('Acting.LookOnly')
  await audit(db, auditActorOf({ actor: visitor, requestID, from: ip }), { action: 'acting.call', object: id })
}
