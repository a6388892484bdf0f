import { randomUUID } from 'node:crypto'
import type { OutboundAnswer } from '@tessera/server/outbound/outbound-answer'
import { createElevatedToken } from '../checkout/checkout-event.ts'
import type { CheckoutNeeds } from '../checkout/checkout-needs.ts'
import { authHeaderOf } from '../delivery/auth-header-of.ts'
import { postRecorded } from '../delivery/post-recorded.ts'
import { SignInRefusal } from '../identity/sign-in-refusal.ts'
import type { Connection, UserEvent } from './connection.ts'
import type { ProvenIdentity } from './provider.ts'

export interface UserEventRequest {
  connection: Connection
  event: UserEvent
  identity: ProvenIdentity
  existingUser: unknown
  /** The user that the receiver's token is issued for. */
  tokenUserKey: string | null
}

/** Sends a signed request to `createuser` or `syncuser`. No transaction may be open (OUT-3). */
async function callUserEvent(
  needs: CheckoutNeeds,
  path: 'createuser' | 'syncuser',
  { connection, event, identity, existingUser, tokenUserKey }: UserEventRequest,
): Promise<OutboundAnswer> {
  const { url, hashKey, configData } = event
  const source = { marketplace: connection.marketplace, kind: 'IntegrationEvent', sourceID: event.id } as const
  return postRecorded(
    needs,
    { ...source, subject: path, objectID: connection.id },
    {
      url: `${url.replace(/\/+$/, '')}/${path}`,
      body: {
        ExistingUser: existingUser,
        OpenIdConnect: connection.wire,
        TokenResponse: { id_token: identity.idToken, access_token: identity.accessToken },
        Environment: needs.environment,
        OrderCloudAccessToken: await createElevatedToken(needs, event, {
          clientID: connection.clientID,
          userKey: tokenUserKey,
          isGuest: false,
          orderID: '',
        }),
        ConfigData: configData,
      },
      eventID: randomUUID(),
      hashKey,
      authHeader: authHeaderOf(event),
    },
  )
}

/** Returns the name of the user that the receiver has created or chosen. */
export async function askForUser(needs: CheckoutNeeds, request: UserEventRequest): Promise<string> {
  const { Username: username } = accepted(await callUserEvent(needs, 'createuser', request))
  if (typeof username !== 'string' || username === '' || username.includes('\0'))
    throw new SignInRefusal('IntegrationEvent.BadRequest')
  return username
}

export async function announceLogIn(needs: CheckoutNeeds, request: UserEventRequest): Promise<void> {
  accepted(await callUserEvent(needs, 'syncuser', request))
}

/** A receiver refuses a log-in by an `ErrorMessage`, which is shown to the person. */
function accepted({ ok, body }: OutboundAnswer): Record<string, unknown> {
  const answer = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {}
  const { ErrorMessage: message } = answer
  if (typeof message === 'string' && message !== '')
    throw new SignInRefusal('IntegrationEvent.BadRequest', { message: message.slice(0, 1000) })
  if (!ok) throw new SignInRefusal('IntegrationEvent.BadRequest')
  return answer
}
