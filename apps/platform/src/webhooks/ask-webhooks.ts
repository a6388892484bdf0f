import { randomUUID } from 'node:crypto'
import { type ApiError, refusal } from '@tessera/server/api-error'
import type { OutboundAnswer } from '@tessera/server/outbound/outbound-answer'
import type { PlatformCall } from '../actor.ts'
import { authHeaderOf } from '../delivery/auth-header-of.ts'
import type { DeliveryNeeds } from '../delivery/delivery-needs.ts'
import { postRecorded } from '../delivery/post-recorded.ts'
import { signToken } from '../delivery/send-delivery.ts'
import { outcomeOf } from '../delivery/send-outcome.ts'
import type { Webhook } from './webhook-cache.ts'
import { listensTo, type WebhookRequest, webhookMessage, webhookToken } from './webhook-message.ts'

export type AskingNeeds = Pick<DeliveryNeeds, 'database' | 'tokens'> & Pick<DeliveryNeeds['ports'], 'outbound'>

/** A request takes 15 seconds at most. */
const answerMilliseconds = 10_000

/**
 * Asks every webhook that decides before a request, all at the same time and before a transaction is open (OUT-3).
 * Throws unless all of them let it proceed; one that does not answer in time refuses.
 */
export async function askWebhooks(
  needs: AskingNeeds,
  call: Omit<PlatformCall, 'db'>,
  hooks: readonly Webhook[],
  requests: readonly WebhookRequest[],
): Promise<void> {
  const questions = hooks
    .filter(({ isBefore }) => isBefore)
    .flatMap((hook) =>
      requests
        .filter(({ operation }) => listensTo(hook, operation))
        .map((request) => askOne(needs, call, hook, request)),
    )
  const refused = (await Promise.all(questions)).find((problem) => problem !== undefined)
  if (refused) throw refused
}

async function askOne(
  needs: AskingNeeds,
  call: Omit<PlatformCall, 'db'>,
  hook: Webhook,
  request: WebhookRequest,
): Promise<ApiError | undefined> {
  const token = webhookToken(call.actor, hook)
  const source = { marketplace: call.actor.marketplace, kind: 'Webhook', sourceID: hook.id } as const
  const answer = await postRecorded(
    needs,
    { ...source, subject: request.operation.id, objectID: null },
    {
      url: hook.url ?? '',
      body: {
        ...webhookMessage(call, hook, request, null),
        UserToken: token ? await signToken(needs, token) : null,
      },
      eventID: randomUUID(),
      hashKey: hook.hashKey,
      authHeader: authHeaderOf(hook),
      totalMilliseconds: answerMilliseconds,
    },
  )
  return findRefusal(hook, answer)
}

/** Shops read both spellings of the hook's body. */
function findRefusal(hook: Webhook, answer: OutboundAnswer): ApiError | undefined {
  const { proceed, Proceed, body, Body } = (answer.body ?? {}) as Record<string, unknown>
  if (answer.ok && (proceed ?? Proceed) === true) return undefined
  const said = (answer.ok ? (body ?? Body) : null) ?? null
  const Problem = answer.ok ? null : outcomeOf(answer).problem
  return refusal('blocked by web hook', { WebhookName: hook.name, body: said, Body: said, Problem })
}
