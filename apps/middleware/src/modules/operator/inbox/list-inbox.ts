import type { InboxPage } from '@tessera/client/shop/types.gen'
import { inboxViews } from '@tessera/contract/middleware/operator/inbox-models'
import type { Queryable } from '@tessera/server/database'
import { and, type Sql, sql } from '@tessera/server/sql'
import { listPage } from '../../../kit/list-query.ts'
import { utcText } from '../../../kit/utc-text.ts'
import { readView } from '../lists/read-view.ts'
import { staffPageQuery } from '../lists/staff-page-query.ts'
import { searchPattern } from '../orders/search-words.ts'

type Row = InboxPage['items'][number]
type View = (typeof inboxViews)[number]

export interface InboxQuery {
  view: string | undefined
  search: string | undefined
  page: string | undefined
}

const isOpen = sql`t.done_at is null and c.cancelled_at is null`
const newestFirst = sql`f.created_at desc, f.reference`

/** Open forms come oldest first, consultations by their time. */
const views: Record<View, { where(userID: string, now: Date): Sql; orderBy: Sql }> = {
  waiting: { where: () => isOpen, orderBy: sql`f.created_at, f.reference` },
  mine: { where: (userID) => sql`${isOpen} and t.assignee_id = ${userID}`, orderBy: sql`f.created_at, f.reference` },
  consultations: {
    where: (_, now) => sql`c.cancelled_at is null and c.starts_at > ${now}::timestamptz - interval '1 day'`,
    orderBy: sql`c.starts_at, f.reference`,
  },
  vendors: { where: () => sql`f.form = 'vendor-payment'`, orderBy: newestFirst },
  done: { where: () => sql`t.done_at is not null`, orderBy: newestFirst },
  all: { where: () => sql`true`, orderBy: newestFirst },
}

/** The form, and its message, consultation or vendor. */
const forms = sql`form_receipts f left join form_tasks t on t.reference = f.reference
  left join contact_messages m on m.reference = f.reference left join consultations c on c.reference = f.reference
  left join vendor_payments v on v.reference = f.reference`

const columns = (userID: string): Sql => sql`f.reference,
  case f.form when 'vendor-payment' then 'vendor' else f.form end as kind, ${utcText(sql`f.created_at`)} as "sentAt",
  coalesce(m.name, c.name, v.contact_name) as name, f.email, coalesce(m.phone, c.phone, v.phone) as phone, v.company,
  coalesce(m.topic, c.topic) as topic, coalesce(m.message, c.notes) as message, m.order_number as "orderNumber",
  exists (select from contact_photos p where p.reference = f.reference) as "hasPhoto", s.name as "storeName",
  ${utcText(sql`c.starts_at`)} as "startsAt", s.time_zone as "timeZone", c.way,
  c.cancelled_at is not null as "isCanceled", t.assignee_name as "assigneeName",
  coalesce(t.assignee_id = ${userID}, false) as "isMine", t.done_at is not null as "isDone", t.done_by as "doneBy",
  (select coalesce(json_agg(json_build_object('author', w.author, 'text', w.body, 'at', ${utcText(sql`w.at`)})
    order by w.at), '[]') from form_answers w where w.reference = f.reference) as answers`

const words = sql`search_words(array[f.reference, f.email, m.name, c.name, v.contact_name, v.company, m.topic, c.topic,
  m.message, c.notes, m.order_number, phone_digits(coalesce(m.phone, c.phone, v.phone))])`

/** Messages, consultations and vendors in one list. */
export function listInbox(db: Queryable, given: InboxQuery, userID: string, now: Date): Promise<InboxPage> {
  const search = given.search?.trim() ?? ''
  const view = views[readView(inboxViews, given.view, 'waiting')]
  const conditions = [
    sql`f.form in ('contact', 'consultation', 'vendor-payment')`,
    view.where(userID, now),
    ...(search ? [sql`${words} like ${searchPattern(search)}`] : []),
  ]
  return listPage<Row>(
    db,
    {
      columns: columns(userID),
      from: forms,
      also: sql`left join stores s on s.id = coalesce(m.store_id, c.store_id)`,
      mine: sql`true`,
    },
    staffPageQuery({
      page: given.page,
      search,
      tie: sql`f.reference`,
      where: and(conditions),
      orderBy: view.orderBy,
    }),
  )
}
