import type { Reply, RequestBody } from '@tessera/server/call'
import { DeferredReply } from '@tessera/server/deferred-reply'
import { JsonText } from '@tessera/server/json-text'

/** The record that a handler answered. */
export async function recordIn(reply: Reply): Promise<RequestBody | undefined> {
  const shown = reply instanceof DeferredReply ? await reply.json : reply
  return (shown instanceof JsonText ? JSON.parse(shown.text) : shown) as RequestBody | undefined
}
