import type { SendMessage } from './outgoing-message.ts'
import { sendAzureBlob } from './targets/send-azure-blob.ts'
import { sendAzureTable } from './targets/send-azure-table.ts'
import { sendCosmosDb } from './targets/send-cosmos-db.ts'
import { sendHttp } from './targets/send-http.ts'
import { sendEventHub, sendKafka } from './targets/send-kafka.ts'
import { sendMail } from './targets/send-mail.ts'
import { sendMandrill } from './targets/send-mandrill.ts'

/** A target that can be served has a sender; any other a sentence that refuses it when it is saved. */
export type DeliveryTarget =
  | {
      send: SendMessage
      /** The only kind of message that the target can be used for. */
      onlyKind?: 'MessageSender'
      refusal?: undefined
    }
  | { send?: undefined; onlyKind?: undefined; refusal: string }

/** A target of these that cannot take messages of this kind. */
export const findUnfitTarget = (targets: Readonly<Record<string, unknown>>, kind?: string): string | undefined =>
  Object.keys(targets).find((target) => {
    const onlyKind = targets[target] ? deliveryTargets[target]?.onlyKind : undefined
    return onlyKind && onlyKind !== kind
  })

const refused = (name: string): DeliveryTarget => ({
  refusal: `Tessera cannot deliver to ${name}: its API is not public. Use the target Http.`,
})

/** The kinds of targets of a delivery configuration, and the built-in mail. */
export const deliveryTargets: Readonly<Record<string, DeliveryTarget>> = {
  Http: { send: sendHttp },
  MessageSender: { send: sendHttp },
  Mail: { send: sendMail },
  Kafka: { send: sendKafka },
  EventHub: { send: sendEventHub },
  AzureBlob: { send: sendAzureBlob },
  AzureTable: { send: sendAzureTable },
  CosmosDb: { send: sendCosmosDb },
  Mailchimp: { send: sendMandrill, onlyKind: 'MessageSender' },
  Mandrill: { send: sendMandrill, onlyKind: 'MessageSender' },
  SearchIngestion: refused('Search Ingestion'),
  SendEvent: refused('Send'),
  DiscoverEvent: refused('Discover'),
  ContentHub: refused('Content Hub'),
}
