import { signReceiverToken } from '../identity/receiver-token.ts'
import type { WaitingDelivery } from './delivery-lanes.ts'
import type { DeliveryNeeds } from './delivery-needs.ts'
import { deliveryTargets } from './delivery-targets.ts'
import { findReceiver } from './find-receiver.ts'
import type { DeliveryToken } from './queue-deliveries.ts'
import { failFinally, type SendOutcome } from './send-outcome.ts'

export interface AttemptResult extends SendOutcome {
  delivery: WaitingDelivery
  at: Date
  milliseconds: number
}

/** Sends one message once. No transaction is open meanwhile (OUT-3). */
export async function sendDelivery(needs: DeliveryNeeds, delivery: WaitingDelivery): Promise<AttemptResult> {
  const at = needs.now()
  const start = performance.now()
  const outcome = await trySending(needs, delivery)
  return { ...outcome, delivery, at, milliseconds: Math.round(performance.now() - start) }
}

async function trySending(needs: DeliveryNeeds, delivery: WaitingDelivery): Promise<SendOutcome> {
  const { id, marketplace, kind, subject, target, objectID, created, message, token } = delivery
  const { send, refusal, onlyKind } = deliveryTargets[target] ?? { refusal: `Tessera cannot deliver to ${target}.` }
  if (!send) return failFinally(refusal)
  if (onlyKind && kind !== onlyKind) return failFinally(`${target} takes the messages of message senders only.`)
  const { config, problem } = await findReceiver(needs.database, delivery)
  if (!config) return failFinally(problem)
  const body = { ...message, ...(token && { [token.property]: await signToken(needs, token) }) }
  return send(needs.ports, config, { id, marketplace, kind, subject, objectID, date: created, body })
}

/** Signed for each attempt, because a message may wait for a day. */
const tokenMinutes = 10

export const signToken = (
  needs: Pick<DeliveryNeeds, 'database' | 'tokens'>,
  token: Omit<DeliveryToken, 'property'>,
): Promise<string | null> => signReceiverToken(needs, { ...token, minutes: tokenMinutes })
