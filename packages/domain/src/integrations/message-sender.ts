import type { ErrorCode } from '@tessera/contract/errors'

export interface MessageSenderTerms {
  DeliveryConfigID?: unknown
  URL?: unknown
  SharedKey?: unknown
}

/** New clients send a delivery configuration, older ones a URL and a key. */
export function findMessageSenderProblem(sender: MessageSenderTerms): ErrorCode | undefined {
  if (sender.DeliveryConfigID) return undefined
  if (!sender.URL) return 'MessageSenders.UrlRequired'
  // the built-in mail
  if (sender.URL === 'mail:') return undefined
  return sender.SharedKey ? undefined : 'MessageSenders.SharedKeyRequired'
}
