import { sql } from '@tessera/server/sql'

/** An email that one process sends now. */
export interface ClaimedEmail {
  id: string
  to: string
  subject: string
  text: string
  html: string | null
  replyTo: string | null
  leaveUrl: string | null
  attempts: number
}

export const claimedColumns = sql`id, recipient as "to", subject, body as text, html, reply_to as "replyTo",
  leave_url as "leaveUrl", attempts`
