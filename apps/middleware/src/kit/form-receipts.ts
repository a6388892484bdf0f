import { randomInt } from 'node:crypto'
import type { Queryable } from '@tessera/server/database'
import { recordHit } from '@tessera/server/rate-limit'
import { sql } from '@tessera/server/sql'

const referencePrefixes = {
  contact: 'C',
  'sign-up': 'N',
  unsubscribe: 'U',
  consultation: 'D',
  'vendor-invitation': 'V',
  'vendor-payment': 'P',
} as const
export type FormName = keyof typeof referencePrefixes

/** Without characters that look alike: 30 characters, 8 positions. */
const referenceCharacters = '23456789ABCDEFGHJKMNPQRSTUVWXZ'

export const newReference = (form: FormName, chance: (below: number) => number = randomInt): string =>
  `${referencePrefixes[form]}-${Array.from({ length: 8 }, () => referenceCharacters[chance(referenceCharacters.length)]).join('')}`

/** Stored in the transaction of the form data. */
export async function saveReceipt(db: Queryable, form: FormName, email: string, requestID: string): Promise<string> {
  const reference = newReference(form)
  await db.rows(sql`
    insert into form_receipts (reference, form, email, request_id)
    values (${reference}, ${form}, ${email}, ${requestID})`)
  return reference
}

/** Six emails an hour to one address, no matter who requests them: enough for resends, too few to annoy. */
const emailLimit = { name: 'form-letters', hits: 6, seconds: 60 * 60 }

export const mayEmail = async (db: Queryable, email: string): Promise<boolean> =>
  (await recordHit(db, emailLimit, email)) === undefined
