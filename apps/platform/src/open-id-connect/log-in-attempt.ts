import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { hashSecret } from '../identity/secrets.ts'

/** Time for a person to sign in at the provider. */
export const attemptMinutes = 15

/** A log-in between leaving for the provider and coming back. */
export interface LogInAttempt {
  state: string
  nonce: string
  codeVerifier: string
  roles: string | undefined
  appStartPath: string | undefined
}

export interface StoredAttempt {
  marketplace: string
  connectID: string
  nonce: string
  codeVerifier: string
  roles: string | null
  appStartPath: string | null
}

/** In the database, so that any process can continue it. The cookie binds it to the browser that started it. */
export async function saveAttempt(
  db: Queryable,
  { marketplace, id }: { marketplace: string; id: string },
  { state, nonce, codeVerifier, roles, appStartPath }: LogInAttempt,
  cookie: string,
): Promise<void> {
  await db.rows(sql`
    insert into open_id_connect_attempts
      (state_hash, cookie_hash, marketplace_id, connect_id, nonce, code_verifier, roles, app_start_path, expires_at)
    values (${hashSecret(state)}, ${hashSecret(cookie)}, ${marketplace}, ${id}, ${nonce}, ${codeVerifier},
      ${roles ?? null}, ${appStartPath ?? null}, now() + make_interval(mins => ${attemptMinutes}::int))`)
}

/** Each attempt is taken once. A stranger who knows the state but has no cookie does not end it. */
export const takeAttempt = (db: Queryable, state: string, cookie: string): Promise<StoredAttempt | undefined> =>
  db.find<StoredAttempt>(sql`
    delete from open_id_connect_attempts
    where state_hash = ${hashSecret(state)} and cookie_hash = ${hashSecret(cookie)} and expires_at > now()
    returning marketplace_id as marketplace, connect_id as "connectID", nonce, code_verifier as "codeVerifier", roles,
      app_start_path as "appStartPath"`)
