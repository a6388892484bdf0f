import { randomBytes } from 'node:crypto'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { getSealKey } from '../../../kit/sealing/get-seal-key.ts'
import { refuse } from '../../../kit/shop-error.ts'
import { openPayout, sealPayout, type VendorPayout } from './seal-payout.ts'

/** Uses up the invitation; a second use of the same link is refused. */
export async function useInvitation(db: Queryable, id: string): Promise<string> {
  const used = await db.find<{ email: string }>(sql`
    update vendor_invitations set used_at = now() where id = ${id} and used_at is null returning email`)
  return used?.email ?? refuse('Form.LinkUsed')
}

export interface VendorContact {
  company: string
  contactName: string
  phone: string | null
}

interface NewVendorPayment extends VendorContact {
  reference: string
  invitationId: string
  payout: VendorPayout
}

export async function saveVendorPayment(db: Queryable, sending: NewVendorPayment): Promise<void> {
  const { reference, invitationId, company, contactName, phone, payout } = sending
  const key = await getSealKey(db, 'vendor_keys')
  const nonce = randomBytes(12)
  await db.rows(sql`
    insert into vendor_payments (reference, invitation_id, company, contact_name, phone, key_id, nonce, sealed)
    values (${reference}, ${invitationId}, ${company}, ${contactName}, ${phone}, ${key.id}, ${nonce},
      ${sealPayout(payout, key, reference, nonce)})`)
}

/** For the people who pay vendors, after they said why (0151). */
export async function readPayout(db: Queryable, reference: string): Promise<VendorPayout> {
  const row = await db.find<{ id: string; key: Buffer; nonce: Buffer; sealed: Buffer }>(sql`
    select k.id, k.key, p.nonce, p.sealed from vendor_payments p join vendor_keys k on k.id = p.key_id
    where p.reference = ${reference}`)
  return row ? openPayout(row.sealed, row, reference, row.nonce) : refuse('NotFound')
}
