import { randomInt } from 'node:crypto'
import type { Queryable } from '@tessera/server/database'
import { hit } from '@tessera/server/rate-limit'
import { sql } from '@tessera/server/sql'

const letters = {
  contact: 'C',
  'sign-up': 'N',
  unsubscribe: 'U',
  consultation: 'D',
  'vendor-invitation': 'V',
  'vendor-payment': 'P',
} as const
export type Form = keyof typeof letters

/** Without characters that look alike: 30 characters, 8 positions. */
const signs = '23456789ABCDEFGHJKMNPQRSTUVWXZ'

export const newReference = (form: Form, chance: (below: number) => number = randomInt): string =>
  `${letters[form]}-${Array.from({ length: 8 }, () => signs[chance(signs.length)]).join('')}`

/** Stored in the transaction of the form data. */
export async function saveReceipt(db: Queryable, form: Form, email: string, requestID: string): Promise<string> {
  const reference = newReference(form)
  await db.rows(sql`
    insert into form_receipts (reference, form, email, request_id)
    values (${reference}, ${form}, ${email}, ${requestID})`)
  return reference
}

/** Six emails an hour to one address, whoever requests them: enough for resends, too few to annoy. */
const perReader = { name: 'form-letters', hits: 6, seconds: 60 * 60 }

export const mayWriteTo = async (db: Queryable, email: string): Promise<boolean> =>
  (await hit(db, perReader, email)) === undefined
