import { sessionCalls } from '@tessera/contract/middleware/session/operations'
import { customerOf } from '../../../kit/customer-of.ts'
import { handle } from '../../../kit/http/handle.ts'
import { audit, auditActorOf } from '../accounts/audit.ts'
import { endFamily } from '../session/end-sessions.ts'
import type { AuthNeeds } from './auth-needs.ts'

/** Ends this session; sessions on other devices continue. */
export const signOutHandler = ({ database }: AuthNeeds) =>
  handle(sessionCalls.signOut, async (call) => {
    const { sessionID, personID } = customerOf(call)
    await database.transaction(async (db) => {
      await endFamily(db, sessionID)
      await audit(db, auditActorOf(call), { action: 'session.end', object: personID })
    })
    return undefined
  })
