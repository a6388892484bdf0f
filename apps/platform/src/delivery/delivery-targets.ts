import type { RequestBody } from '@tessera/server/call'
import type { DeliveryPorts } from './delivery-needs.ts'
import { sendHttp } from './send-http.ts'
import { sendMail } from './send-mail.ts'
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

/** A target that can be served has a sender; any other a sentence that refuses it when it is saved. */
export type DeliveryTarget = { send: SendMessage; refusal?: undefined } | { send?: undefined; refusal: string }

const refused = (name: string): DeliveryTarget => ({
  refusal: `Tessera cannot deliver to ${name}. Use the target Http, or MessageSender for messages.`,
})

/** The kinds of targets of a delivery configuration, and the built-in mail. */
export const deliveryTargets: Readonly<Record<string, DeliveryTarget>> = {
  Http: { send: sendHttp },
  MessageSender: { send: sendHttp },
  Mail: { send: sendMail },
  Kafka: refused('Kafka'),
  EventHub: refused('Event Hubs'),
  AzureBlob: refused('Azure Blob Storage'),
  AzureTable: refused('Azure Table Storage'),
  CosmosDb: refused('Cosmos DB'),
  SearchIngestion: refused('Search Ingestion'),
  SendEvent: refused('Send'),
  DiscoverEvent: refused('Discover'),
  Mailchimp: refused('Mailchimp'),
  Mandrill: refused('Mandrill'),
  ContentHub: refused('Content Hub'),
}
