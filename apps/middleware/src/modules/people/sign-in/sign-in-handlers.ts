import { authCalls } from '@tessera/contract/middleware/auth/operations'
import { type QueryParameters, queryValue } from '@tessera/server/call'
import { StatusReply } from '@tessera/server/status-reply'
import { handle } from '../../../kit/http/handle.ts'
import { invalid, refuse } from '../../../kit/shop-error.ts'
import type { Visitor } from '../../../kit/visitor.ts'
import { audit, auditActorOf } from '../accounts/audit.ts'
import { openEnvelope } from '../credentials/envelopes.ts'
import { verifyCredentials } from '../credentials/verify-credentials.ts'
import { sessionUserOf } from '../session/session-user.ts'
import type { AuthNeeds } from './auth-needs.ts'
import { takeQueryCredentials } from './query-sign-in.ts'
import { signIn } from './sign-in.ts'

/** Response headers that point to the call without passwords in the URL. */
const deprecationHeaders = { deprecation: 'true', link: '</api/auth/signIn>; rel="successor-version"' }

export const signInHandlers = (needs: AuthNeeds) => ({
  ...handle(authCalls.signIn, async (call) => {
    const { userName, password, envelope } = call.body
    return signIn(needs, {
      userName,
      password: password || (await readEnvelopePassword(needs, call.actor, envelope)),
      guestToken: await findGuestToken(needs, call),
      visitor: call.actor,
      auditActor: auditActorOf(call),
    })
  }),
  ...handle(authCalls.querySignIn, async (call) => {
    const session = await signIn(needs, {
      ...readCredentials(needs, call),
      guestToken: call.actor.bearer?.isGuest ? call.actor.bearer.token : undefined,
      visitor: call.actor,
      auditActor: auditActorOf(call),
    })
    return new StatusReply(200, session, deprecationHeaders)
  }),
  ...handle(authCalls.getAuthToken, async (call) => {
    const tried = { ...readCredentials(needs, call), from: call.from }
    const { customer, grant } = await verifyCredentials(needs, tried)
    await audit(
      needs.database,
      { ...auditActorOf(call), personID: customer.personID, accountID: customer.account.id },
      {
        action: 'token.issue',
        object: customer.personID,
      },
    )
    const session = {
      auth_token: grant.access_token,
      refresh_token: grant.refresh_token ?? null,
      tessera_auth_token: '',
      tessera_refresh_token: null,
      expiresIn: grant.expires_in ?? 0,
      user: sessionUserOf(customer),
      joinedLines: 0,
      notice: null,
    }
    return new StatusReply(200, session, deprecationHeaders)
  }),
})

function readCredentials({ querySignIn }: AuthNeeds, { query }: { query: QueryParameters }) {
  const found = querySignIn ? takeQueryCredentials(query) : undefined
  return found ?? refuse('NotFound', { message: 'There is no such address.' })
}

const readEnvelopePassword = (
  needs: AuthNeeds,
  { customer }: Visitor,
  envelope: string | null | undefined,
): Promise<string> => {
  if (!envelope) return invalid('password', 'Enter your password.')
  return openEnvelope(needs.database, envelope, { session: customer?.sessionID ?? '', purpose: 'sign-in' })
}

/** The bearer token if it is a guest's, else a guest token in the query. */
async function findGuestToken(
  { commerce }: AuthNeeds,
  call: { actor: Visitor; query: QueryParameters },
): Promise<string | undefined> {
  if (call.actor.bearer?.isGuest) return call.actor.bearer.token
  const token = queryValue(call, 'token')
  // an unverifiable token is no reason to refuse the sign-in
  const bearer = token ? await commerce.findBearer(token).catch(() => undefined) : undefined
  return bearer?.isGuest ? token : undefined
}
