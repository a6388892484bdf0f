import { createHash, randomBytes } from 'node:crypto'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { seal, unseal } from '../../../kit/sealing/seal.ts'
import type { ActingStaff } from '../../../kit/visitor.ts'
import { hashOf, newSecret } from './secret.ts'

const codeSeconds = 60
const nonceLength = 12

/** The code is the key: without it the stored token opens nothing. */
const keyOf = (code: string) => ({ id: 'acting', key: createHash('sha256').update(`acting ${code}`).digest() })

/** Stores the platform's token under a new code, which opens it once within a minute. */
export async function saveActingCode(
  db: Queryable,
  personID: string,
  acting: ActingStaff,
  token: string,
): Promise<string> {
  const code = newSecret()
  const nonce = randomBytes(nonceLength)
  const sealed = Buffer.concat([nonce, seal(Buffer.from(token), keyOf(code), personID, nonce)])
  await db.rows(sql`
    with old as (delete from acting_codes where ends_at < now())
    insert into acting_codes (code_hash, person_id, acting, sealed_token, ends_at)
    values (${hashOf(code)}, ${personID}, ${JSON.stringify(acting)}::jsonb, ${sealed},
      now() + make_interval(secs => ${codeSeconds}::int))`)
  return code
}

interface SpentCode {
  personID: string
  acting: ActingStaff
  token: string
}

/** Undefined for a code that was spent, is too old or never was. */
export async function spendActingCode(db: Queryable, code: string): Promise<SpentCode | undefined> {
  const found = await db.find<{ personID: string; acting: ActingStaff; sealed: Buffer; isOver: boolean }>(sql`
    delete from acting_codes where code_hash = ${hashOf(code)}
    returning person_id as "personID", acting, sealed_token as sealed, ends_at < now() as "isOver"`)
  if (!found || found.isOver) return undefined
  const { personID, acting, sealed } = found
  const token = unseal(sealed.subarray(nonceLength), keyOf(code), personID, sealed.subarray(0, nonceLength))
  return { personID, acting, token: token.toString() }
}
