import { authCalls } from '@tessera/contract/middleware/auth'
import { Answer } from '@tessera/server/answer'
import { type Query, queryValue } from '@tessera/server/call'
import { handle } from '../../../kit/http/handle.ts'
import { invalid, refuse } from '../../../kit/shop-error.ts'
import type { Visitor } from '../../../kit/visitor.ts'
import { audit, doerOf } from '../accounts/audit.ts'
import { openEnvelope } from '../credentials/envelopes.ts'
import { verifyCredentials } from '../credentials/verify-credentials.ts'
import { sessionUserOf } from '../session/session-user.ts'
import type { AuthNeeds } from './auth-needs.ts'
import { takeQueryCredentials } from './query-sign-in.ts'
import { signIn } from './sign-in.ts'

/** Response headers that point to the call without passwords in the URL. */
const old = { deprecation: 'true', link: '</api/auth/signIn>; rel="successor-version"' }

export const signInHandlers = (needs: AuthNeeds) => ({
  ...handle(authCalls.signIn, async (call) => {
    const { userName, password, envelope } = call.body
    return signIn(needs, {
      userName,
      password: password || (await opened(needs, call.actor, envelope)),
      guestToken: await findGuestToken(needs, call),
      visitor: call.actor,
      doer: doerOf(call),
    })
  }),
  ...handle(authCalls.querySignIn, async (call) => {
    const session = await signIn(needs, {
      ...credentials(needs, call),
      guestToken: call.actor.bearer?.isGuest ? call.actor.bearer.token : undefined,
      visitor: call.actor,
      doer: doerOf(call),
    })
    return new Answer(200, session, old)
  }),
  ...handle(authCalls.getAuthToken, async (call) => {
    const tried = { ...credentials(needs, call), from: call.from }
    const { customer, grant } = await verifyCredentials(needs, tried)
    await audit(
      needs.database,
      { ...doerOf(call), personID: customer.personID, accountID: customer.account.id },
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
    return new Answer(200, session, old)
  }),
})

function credentials({ querySignIn }: AuthNeeds, { query }: { query: Query }) {
  const given = querySignIn ? takeQueryCredentials(query) : undefined
  return given ?? refuse('NotFound', { message: 'There is no such address.' })
}

const opened = (needs: AuthNeeds, { customer }: Visitor, envelope: string | null | undefined): Promise<string> => {
  if (!envelope) return invalid('password', 'Enter your password.')
  return openEnvelope(needs.database, envelope, { session: customer?.sessionID ?? '', purpose: 'sign-in' })
}

/** The bearer token if it is a guest's, else a guest token in the query. */
async function findGuestToken(
  { commerce }: AuthNeeds,
  call: { actor: Visitor; query: Query },
): Promise<string | undefined> {
  if (call.actor.bearer?.isGuest) return call.actor.bearer.token
  const token = queryValue(call, 'token')
  // an unverifiable token is no reason to refuse the sign-in
  const bearer = token ? await commerce.findBearer(token).catch(() => undefined) : undefined
  return bearer?.isGuest ? token : undefined
}
