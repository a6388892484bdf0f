import type { PostalAddress } from '@tessera/client/shop/types.gen'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import type { QueueOptions } from '../../../kit/email/queue-email.ts'
import { getSecret } from '../../../kit/get-secret.ts'
import { orderStatusLink } from '../../../kit/order-status-link.ts'
import { describeHours } from '../../site/stores/describe-hours.ts'
import type { Store } from '../../site/stores/store.ts'

export interface EmailedLine {
  lineNo: number
  sku: string
  name: string
  unit: string
  isSample: boolean
  boxes: number
  sqft: number | null
  totalCents: number
  room: string | null
  lot: string | null
}

export interface EmailedStore {
  name: string
  street: string
  city: string
  state: string
  zip: string
  phone: string
  /** 'Mon–Fri: 8 AM–7 PM' */
  hours: readonly string[]
}

/** Everything an email about an order may say. */
export interface EmailedOrder {
  number: string
  status: string
  /** Address and first name of the person who placed it. */
  email: string
  firstName: string
  /** Page that shows the order to its reader. */
  url: string
  quoteId: string | null
  poNumber: string | null
  jobName: string | null
  shipKind: 'parcel' | 'freight' | 'pick-up'
  shipTo: PostalAddress | null
  store: EmailedStore | null
  expectedOn: string | null
  /** Days on the calendar of the account's store. */
  placedOn: string
  today: string
  pickUpPerson: string | null
  instructions: string | null
  subtotalCents: number
  discountCents: number
  shippingCents: number
  taxCents: number
  totalCents: number
  paymentWords: string | null
  lines: EmailedLine[]
}

type Row = Omit<EmailedOrder, 'store' | 'url'> & {
  isGuest: boolean
  store: (Omit<EmailedStore, 'hours'> & Pick<Store, 'timeZone' | 'hours' | 'holidayHours' | 'exceptions'>) | null
}

/** An order waits this long at the store, so these days' hours matter. */
const hoursAhead = 14

/** Where and when an email is written: in the transaction of the event it reports. */
export interface EmailContext extends QueueOptions {
  publicUrl: string
  now: Date
  /** Signs the links of guests; read if it is not given. */
  linkSecret?: Buffer
}

/** Undefined if no one can be written to: the person left, or the order was made at the counter. */
export async function findEmailedOrder(
  db: Queryable,
  number: string,
  { publicUrl, now, linkSecret: known }: EmailContext,
): Promise<EmailedOrder | undefined> {
  const row = await db.find<Row>(sql`
    select d.id as number, d.status, coalesce(p.email, a.email) as email,
      coalesce(p.first_name, d.ship_to_place ->> 'firstName', '') as "firstName", d.person_id is null as "isGuest",
      d.quote_id as "quoteId", d.po_number as "poNumber", d.job_name as "jobName", d.ship_kind as "shipKind",
      d.ship_to_place as "shipTo", d.expected_on::text as "expectedOn", 
      business_day(d.account_id, d.store_id, d.placed_at)::text as "placedOn",
      business_day(d.account_id, d.store_id, ${now}::timestamptz)::text as today,
      d.pick_up_person as "pickUpPerson", d.instructions, d.subtotal_cents::float8 as "subtotalCents",
      d.discount_cents::float8 as "discountCents", d.shipping_cents::float8 as "shippingCents",
      d.tax_cents::float8 as "taxCents", d.total_cents::float8 as "totalCents", d.payment_words as "paymentWords",
      (select json_build_object('name', s.name, 'street', s.street, 'city', s.city, 'state', s.state, 'zip', s.zip,
          'phone', s.phone, 'timeZone', s.time_zone, 'hours', s.hours, 'holidayHours', s.holiday_hours,
          'exceptions', s.exceptions)
        from stores s where s.id = d.store_id) as store,
      (select json_agg(json_build_object('lineNo', l.line_no, 'sku', l.sku, 'name', l.name, 'unit', l.unit,
          'isSample', l.is_sample, 'boxes', l.boxes, 'sqft', l.sqft, 'totalCents', l.total_cents, 'room', l.room,
          'lot', l.lot) order by l.line_no)
        from sales_lines l where l.document_id = d.id) as lines
    from sales_documents d
    left join people p on p.id = d.person_id and p.status = 'active'
    left join payment_attempts a on a.id = d.attempt_id
    where d.id = ${number} and (p.email is not null or (d.person_id is null and a.email is not null))`)
  if (!row) return undefined
  const { store, isGuest, ...order } = row
  return {
    ...order,
    url: isGuest
      ? orderStatusLink({ publicUrl, linkSecret: known ?? (await getSecret(db, 'form-link')) }, number, now)
      : `${publicUrl}/account/orders/${encodeURIComponent(number)}`,
    store: store && { ...store, hours: describeHours(store, now, hoursAhead) },
  }
}
