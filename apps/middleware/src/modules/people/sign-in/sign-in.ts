import type { ValueOf } from '@tessera/contract/kit/model'
import type { Session } from '@tessera/contract/middleware/auth/models'
import type { Customer, Visitor } from '../../../kit/visitor.ts'
import { type AuditActor, audit } from '../accounts/audit.ts'
import { type VerifiedCustomer, verifyCredentials } from '../credentials/verify-credentials.ts'
import { joinGuestCart } from '../guest-carts/join-guest-cart.ts'
import { deviceOf } from '../session/device-of.ts'
import { endFamily } from '../session/end-sessions.ts'
import { openSession } from '../session/open-session.ts'
import { tokenSeconds } from '../session/session-tokens.ts'
import { sessionUserOf } from '../session/session-user.ts'
import type { AuthNeeds } from './auth-needs.ts'

export type SessionAnswer = ValueOf<typeof Session>

export interface SignIn {
  userName: string
  password: string
  /** Token of the guest whose cart is merged. */
  guestToken: string | undefined
  visitor: Visitor
  auditActor: AuditActor
}

/** Shared by all sign-in calls. */
export async function signIn(
  needs: AuthNeeds,
  { userName, password, guestToken, visitor, auditActor }: SignIn,
): Promise<SessionAnswer> {
  const verified = await verifyCredentials(needs, { userName, password, from: auditActor.from })
  const answer = await startSession(needs, verified, auditActor)
  // a new sign-in replaces the previous session
  if (visitor.customer) await endFamily(needs.database, visitor.customer.sessionID)
  const joinedLines = await joinGuestCart(needs, {
    personID: verified.customer.personID,
    customerToken: verified.grant.access_token,
    guestToken,
  })
  return { ...answer, joinedLines, notice: noticeOf(joinedLines) }
}

export async function startSession(
  needs: AuthNeeds,
  { customer, grant }: VerifiedCustomer,
  auditActor: AuditActor,
): Promise<SessionAnswer> {
  const tokens = await needs.database.transaction(async (db) => {
    const made = await openSession(db, customer.personID, grant.refresh_token ?? '', deviceOf(auditActor.agent))
    await audit(
      db,
      { ...auditActor, personID: customer.personID, accountID: customer.account.id },
      {
        action: 'session.open',
        object: customer.personID,
      },
    )
    return made
  })
  return sessionAnswer(customer, grant.access_token, tokens)
}

export const sessionAnswer = (
  customer: Customer,
  authToken: string,
  { token, refresh }: { token: string; refresh: string },
): SessionAnswer => ({
  auth_token: authToken,
  refresh_token: null,
  tessera_auth_token: token,
  tessera_refresh_token: refresh,
  expiresIn: tokenSeconds,
  user: sessionUserOf(customer),
  joinedLines: 0,
  notice: null,
})

function noticeOf(lines: number): string | null {
  if (lines === 0) return null
  return lines === 1
    ? '1 item from this device was added to your cart.'
    : `${lines} items from this device were added to your cart.`
}
