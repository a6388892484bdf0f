import type { RequestBody } from '@tessera/server/call'
import type { DeliveryPorts } from './delivery-needs.ts'
import type { SendOutcome } from './send-outcome.ts'

/** A message as its target sees it. */
export interface OutgoingMessage {
  /** The same for every attempt, so that receivers can detect repeats. */
  id: string
  marketplace: string
  kind: string
  /** The operation or the message type. */
  subject: string
  objectID: string | null
  date: Date
  body: RequestBody
}

/** Sends a message with the target's settings. Every failure is an outcome, never an exception. */
export type SendMessage = (ports: DeliveryPorts, config: RequestBody, message: OutgoingMessage) => Promise<SendOutcome>
