import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { normalizeEmail } from '../../../kit/check-email.ts'
import { findPhone } from '../../../kit/phone.ts'

/** Details a person gives about their in-store account. */
export interface AccountClaim {
  number: string
  phone: string
  email: string
}

/** An account opened in a store, with phone and email as the store recorded them. */
export interface InStoreAccount {
  id: string
  phone: string | null
  email: string | null
  /** True if the account has an online user. */
  isTaken: boolean
}

export type LinkResult = 'fits' | 'number' | 'phone' | 'email' | 'taken'

/** All three must match. Which one doesn't is only revealed by email, never in the response. */
export function compareClaim(account: InStoreAccount | undefined, { phone, email }: AccountClaim): LinkResult {
  if (!account) return 'number'
  if (!account.phone || findPhone(account.phone) !== findPhone(phone)) return 'phone'
  if (!account.email || normalizeEmail(account.email) !== normalizeEmail(email)) return 'email'
  return account.isTaken ? 'taken' : 'fits'
}

export const linkMessages: Record<LinkResult, string> = {
  fits: 'Your in-store purchases are linked to it.',
  number: 'We couldn’t find that customer number, so your in-store purchases aren’t linked yet.',
  phone: 'The phone number doesn’t match that customer number, so your in-store purchases aren’t linked yet.',
  email: 'The email address doesn’t match that customer number, so your in-store purchases aren’t linked yet.',
  taken: 'This customer number already has an online account. Ask a manager of that account to invite you.',
}

/** Locks the row, so that two people with the same number can't both become the first user. */
export const findInStoreAccount = (db: Queryable, number: string): Promise<InStoreAccount | undefined> =>
  db.find<InStoreAccount>(sql`
    select id, details ->> 'phone' as phone, details ->> 'email' as email,
      exists (select from people p where p.account_id = a.id and p.status <> 'deleted') as "isTaken"
    from accounts a
    where number = ${number} and status <> 'closed'
    for update of a`)
