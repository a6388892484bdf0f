import { claimsOf } from '@tessera/client/claims'
import { authCalls } from '@tessera/contract/middleware/auth/operations'
import { customerOf } from '../../../kit/customer-of.ts'
import { handle } from '../../../kit/http/handle.ts'
import { refuse } from '../../../kit/shop-error.ts'
import type { Visitor } from '../../../kit/visitor.ts'
import type { AuthNeeds } from '../sign-in/auth-needs.ts'
import { openEnvelope, sealEnvelope } from './envelopes.ts'

const minutes = 5

/** Neither call can reach a stored password: passwords are stored only as hashes on the platform. */
export const envelopeHandlers = (needs: AuthNeeds) => ({
  ...handle(authCalls.getEncryptPassword, async (call) => {
    const { password, purpose } = call.body
    const endsAt = new Date(call.now.getTime() + minutes * 60_000)
    const binding = { session: customerOf(call).sessionID, purpose }
    return { envelope: await sealEnvelope(needs.database, password, binding, endsAt), expiresAt: endsAt.toISOString() }
  }),
  ...handle(authCalls.getDecryptedPassword, async (call) => {
    if (needs.openEnvelopes === 'confidential' && !isConfidential(needs, call.actor)) refuse('Session.NotYours')
    const binding = { session: customerOf(call).sessionID, purpose: call.body.purpose }
    return { password: await openEnvelope(needs.database, call.body.envelope, binding) }
  }),
})

/**
 * The storefront's API client is public; a client with a secret runs on a server. The platform has verified the token.
 */
const isConfidential = ({ commerce }: AuthNeeds, { bearer }: Visitor): boolean =>
  bearer !== undefined && claimsOf(bearer.token).cid?.toLowerCase() !== commerce.storefrontClientID.toLowerCase()
