import { claimsOf } from '@tessera/client/claims'
import { authCalls } from '@tessera/contract/middleware/auth/operations'
import { sql } from '@tessera/server/sql'
import { handle } from '../../../kit/http/handle.ts'
import type { Visitor } from '../../../kit/visitor.ts'
import { findSecret } from '../credentials/one-time-secret.ts'
import { readSecret } from '../credentials/read-secret.ts'
import { findCustomer } from '../session/find-customer.ts'
import { hashOf } from '../session/secret.ts'
import { sessionUserOf } from '../session/session-user.ts'
import type { AuthNeeds } from './auth-needs.ts'

const invalidToken = { isValid: false, kind: null, expiresAt: null, email: null, user: null }
type TokenFacts = Omit<typeof invalidToken, 'user' | 'kind' | 'expiresAt' | 'email'> & {
  kind: string | null
  expiresAt: string | null
  email: string | null
  user: ReturnType<typeof sessionUserOf> | null
}

/** Describes a verified token of the shop; any other text is reported as invalid. */
export const tokenDataHandler = (needs: AuthNeeds) =>
  handle(authCalls.getTokenData, async (call): Promise<TokenFacts> => {
    const token = readSecret(call)
    if (!token) return invalidToken
    if (isReadable(token)) return readPlatformToken(needs, token)
    return (await findShopToken(needs, token, call.actor)) ?? (await findEmailedSecret(needs, token)) ?? invalidToken
  })

/** Looks like a platform token; the platform verifies it. */
function isReadable(token: string): boolean {
  try {
    return token.split('.').length === 3 && claimsOf(token) !== undefined
  } catch {
    return false
  }
}

/** A caller with only one of the two tokens learns that it is valid, but nothing about its owner (decision 0033). */
async function findShopToken(
  { database }: AuthNeeds,
  token: string,
  { bearer }: Visitor,
): Promise<TokenFacts | undefined> {
  const customer = await findCustomer(database, token)
  if (!customer) return undefined
  const row = await database.find<{ endsAt: Date }>(sql`
    select token_ends_at as "endsAt" from sessions where token_hash = ${hashOf(token)}`)
  const isOwn = bearer?.userID === customer.platformUserID
  return {
    isValid: true,
    kind: 'session',
    expiresAt: row?.endsAt.toISOString() ?? null,
    email: isOwn ? customer.email : null,
    user: isOwn ? sessionUserOf(customer) : null,
  }
}

async function findEmailedSecret({ database }: AuthNeeds, token: string): Promise<TokenFacts | undefined> {
  const secret = await findSecret(database, token)
  return (
    secret && {
      isValid: !secret.isUsed && !secret.isOver,
      kind: secret.purpose,
      expiresAt: secret.expiresAt.toISOString(),
      email: secret.email,
      user: null,
    }
  )
}

async function readPlatformToken({ commerce }: AuthNeeds, token: string): Promise<TokenFacts> {
  const bearer = await commerce.findBearer(token)
  if (!bearer) return invalidToken
  const { exp } = claimsOf(token)
  const expiresAt = exp ? new Date(exp * 1000).toISOString() : null
  return { ...invalidToken, isValid: true, kind: bearer.isGuest ? 'guest' : 'platform', expiresAt }
}
