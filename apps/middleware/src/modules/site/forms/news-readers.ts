import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'

export interface NewsRequest {
  email: string
  firstName: string | null
  zip: string | null
  interests: string[]
}

export async function saveNewsRequest(db: Queryable, reference: string, request: NewsRequest): Promise<string> {
  const { email, firstName, zip, interests } = request
  const [made] = await db.rows<{ id: string }>(sql`
    insert into news_requests (reference, email, first_name, zip, interests)
    values (${reference}, ${email}, ${firstName}, ${zip}, ${interests}) returning id`)
  return made?.id ?? ''
}

export const isReader = async (db: Queryable, email: string): Promise<boolean> =>
  (await db.find(
    sql`select from news_readers where email = ${email} and confirmed_at is not null and left_at is null`,
  )) !== undefined

export interface ConfirmedReader {
  reference: string
  email: string
  firstName: string | null
  /** Confirmed by this call. Following the link again changes nothing and does not resubscribe people who left. */
  isNew: boolean
}

export async function confirmRequest(db: Queryable, id: string): Promise<ConfirmedReader | undefined> {
  const [fresh] = await db.rows<Omit<ConfirmedReader, 'isNew'>>(sql`
    update news_requests set confirmed_at = now() where id = ${id} and confirmed_at is null
    returning reference, email, first_name as "firstName"`)
  if (!fresh) return findConfirmed(db, id)
  await db.rows(sql`
    insert into news_readers (email, first_name, zip, interests, confirmed_at)
    select email, first_name, zip, interests, now() from news_requests where id = ${id}
    on conflict (email) do update set first_name = coalesce(excluded.first_name, news_readers.first_name),
      zip = coalesce(excluded.zip, news_readers.zip), interests = excluded.interests,
      confirmed_at = excluded.confirmed_at, left_at = null, leave_reason = null`)
  return { ...fresh, isNew: true }
}

const findConfirmed = (db: Queryable, id: string): Promise<ConfirmedReader | undefined> =>
  db.find(sql`
    select n.reference, n.email, n.first_name as "firstName", false as "isNew"
    from news_requests n join news_readers r on r.email = n.email and r.left_at is null
    where n.id = ${id}`)

/** False if there is no such subscriber. */
export const saveTopics = async (db: Queryable, email: string, interests: string[]): Promise<boolean> =>
  (await db.find(sql`
    update news_readers set interests = ${interests}
    where email = ${email} and confirmed_at is not null and left_at is null returning email`)) !== undefined

/** Unsubscribes the address everywhere at once and deletes its unconfirmed requests. */
export async function unsubscribeReader(db: Queryable, email: string, reason: string | null): Promise<void> {
  await db.rows(sql`delete from news_requests where email = ${email} and confirmed_at is null`)
  await db.rows(sql`
    insert into news_readers (email, left_at, leave_reason) values (${email}, now(), ${reason})
    on conflict (email) do update set left_at = coalesce(news_readers.left_at, now()),
      leave_reason = coalesce(excluded.leave_reason, news_readers.leave_reason)`)
  await db.rows(sql`
    update people set marketing_consent = false, updated_at = now() where lower(email) = ${email} and marketing_consent`)
}
