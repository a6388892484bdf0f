import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'

export interface MessageContext {
  /** The API client whose call caused the message; a token for the recipient is signed for it. */
  clientID?: string | null
  /** Messages about one object are sent in order. */
  objectID?: string
  logID?: string | null
  /** False: if no sender is assigned, no one is told. */
  isMailed?: boolean
}

/** Queues a message to a person in the transaction of the change it reports. The relay sends it. */
export async function queueMessage(
  db: Queryable,
  recipient: { uid: string },
  type: string,
  body: object,
  { clientID = null, objectID, logID = null, isMailed = true }: MessageContext = {},
): Promise<void> {
  await db.rows(sql`
    insert into messages (marketplace_id, message_type, recipient, payload, client_id, object_id, log_id, is_mailed)
    select marketplace_id, ${type}, uid, ${JSON.stringify(body)}::jsonb, ${clientID}, ${objectID ?? null}, ${logID}, ${isMailed}::boolean
    from users where uid = ${recipient.uid}`)
}
