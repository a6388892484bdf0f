import type { ShopErrorCode } from '@tessera/contract/middleware/errors'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { refuse } from '../../../kit/shop-error.ts'
import { hashOf, newSecret } from '../session/secret.ts'

export type SecretPurpose = 'activation' | 'invitation' | 'reset'

/** Creates a secret for an email. It replaces the previous one. */
export async function newOneTimeSecret(db: Queryable, personID: string, purpose: SecretPurpose): Promise<string> {
  const secret = newSecret()
  await db.rows(sql`
    insert into one_time_secrets (person_id, purpose, hash, expires_at)
    values (${personID}, ${purpose}, ${hashOf(secret)}, now() + interval '2 hours')
    on conflict (person_id, purpose) do update set hash = excluded.hash, created_at = now(),
      expires_at = excluded.expires_at, claimed_until = null, spent_at = null`)
  return secret
}

export interface ClaimedSecret {
  personID: string
  purpose: SecretPurpose
}

/**
 * Claims a secret for 30 seconds, so that two concurrent requests can't both use it. The caller releases it on failure:
 * a rejected password must not use up the link.
 */
export async function claimSecret(
  db: Queryable,
  secret: string,
  purposes: readonly SecretPurpose[],
): Promise<ClaimedSecret> {
  const claimed = await db.find<ClaimedSecret>(sql`
    update one_time_secrets set claimed_until = now() + interval '30 seconds'
    where hash = ${hashOf(secret)} and purpose = any(${purposes}) and spent_at is null and expires_at > now()
      and (claimed_until is null or claimed_until < now())
    returning person_id as "personID", purpose`)
  return claimed ?? refuse(await refusalCode(db, secret, purposes))
}

export async function spendSecret(db: Queryable, secret: string): Promise<void> {
  await db.rows(sql`update one_time_secrets set spent_at = now() where hash = ${hashOf(secret)}`)
}

export async function releaseSecret(db: Queryable, secret: string): Promise<void> {
  await db.rows(sql`update one_time_secrets set claimed_until = null where hash = ${hashOf(secret)}`)
}

/** Invalidates all links of a person who was locked or deleted. */
export async function deleteSecrets(db: Queryable, personID: string): Promise<void> {
  await db.rows(sql`delete from one_time_secrets where person_id = ${personID}`)
}

export interface SecretState {
  purpose: SecretPurpose
  email: string
  expiresAt: Date
  isUsed: boolean
  isOver: boolean
}

/** The secret was sent by email, so its holder may see what it is for. */
export const findSecret = (db: Queryable, secret: string): Promise<SecretState | undefined> =>
  db.find<SecretState>(sql`
    select s.purpose, p.email, s.expires_at as "expiresAt", s.spent_at is not null as "isUsed",
      s.expires_at <= now() as "isOver"
    from one_time_secrets s join people p on p.id = s.person_id
    where s.hash = ${hashOf(secret)}`)

async function refusalCode(db: Queryable, secret: string, purposes: readonly SecretPurpose[]): Promise<ShopErrorCode> {
  const found = await findSecret(db, secret)
  if (!found || !purposes.includes(found.purpose)) return 'Auth.LinkInvalid'
  if (found.isUsed) return 'Auth.LinkUsed'
  return found.isOver ? 'Auth.LinkExpired' : 'Request.Conflict'
}
