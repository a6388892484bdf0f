import type { StaffAccount } from '@tessera/client/shop/types.gen'
import { findRoles } from '@tessera/contract/middleware/operator/find-models'
import type { DocumentPrefix, PaymentTerms } from '@tessera/contract/shop/constants'
import { documentTypes, isCredit } from '@tessera/domain/billing/document-types'
import { mayUseStaffCall } from '@tessera/domain/identity/may-use-staff-call'
import type { Queryable } from '@tessera/server/database'
import { type Sql, sql } from '@tessera/server/sql'
import { buyerID } from '../../../kit/commerce.ts'
import { refuse } from '../../../kit/shop-error.ts'
import { utcText } from '../../../kit/utc-text.ts'
import { termsLabels } from '../../checkout/methods/terms-labels.ts'
import { usedCredit } from '../../checkout/methods/terms-method.ts'
import { isRestorable } from '../../people/accounts/deleted-people.ts'
import { listStaffOrders } from '../orders/list-staff-orders.ts'
import { accountColumns } from './account-columns.ts'
import { type AccountActionFact, describeAccountAction } from './describe-account-action.ts'

type Shown =
  | 'people'
  | 'deletedPeople'
  | 'quotes'
  | 'projects'
  | 'pendingName'
  | 'createdAt'
  | 'timeZone'
  | 'version'
  | 'number'
  | 'name'
  | 'type'
type Sums =
  | 'status'
  | 'priceGroup'
  | 'isOnHold'
  | 'creditLineCents'
  | 'openCents'
  | 'overdueCents'
  | 'storeName'
  | 'storeId'

interface Row extends Pick<StaffAccount, Shown | Sums> {
  id: string
  terms: PaymentTerms
  documents: (Omit<StaffAccount['documents'][number], 'label' | 'isCredit'> & { type: DocumentPrefix })[]
  actions: AccountActionFact[]
}

const maxOrders = 10
const dayText = (column: Sql): Sql => sql`to_char(${column}, 'YYYY-MM-DD')`

const people = sql`(
  select coalesce(json_agg(json_build_object('userID', p.platform_user_id, 'name', p.first_name || ' ' || p.last_name, 'email', p.email,
    'phone', p.phone, 'status', p.status, 'rights', p.rights, 'orderLimitCents', p.order_limit_cents,
    'monthLimitCents', p.month_limit_cents, 'lastSignInAt', ${utcText(sql`p.last_sign_in_at`)})
    order by p.status <> 'active', p.last_name, p.first_name, p.id), '[]')
  from (select * from people p where p.account_id = a.id and p.status <> 'deleted'
    order by p.status <> 'active', p.last_name, p.first_name, p.id limit 500) p)`

const deletedPeople = sql`(
  select coalesce(json_agg(json_build_object('userID', p.platform_user_id, 'name', p.first_name || ' ' || p.last_name,
    'email', p.email, 'deletedAt', ${utcText(sql`p.deleted_at`)}) order by p.deleted_at desc, p.id), '[]')
  from (select * from people p where p.account_id = a.id and ${isRestorable} order by p.deleted_at desc, p.id limit 50) p)`

const quotes = sql`(
  select coalesce(json_agg(json_build_object('quotationId', q.id, 'state', q.state, 'jobName', q.job_name,
    'totalCents', q.total_cents, 'requestedAt', ${utcText(sql`coalesce(q.requested_at, q.created_at)`)})
    order by q.created_at desc, q.id), '[]')
  from (select * from quotes q where q.account_id = a.id and q.state <> 'draft'
    order by q.created_at desc, q.id limit 10) q)`

const projects = sql`(
  select coalesce(json_agg(json_build_object('projectId', j.id, 'name', j.name, 'stage', j.stage, 'jobName', j.job_name,
    'poNumber', j.po_number, 'by', (select p.first_name || ' ' || p.last_name from people p where p.id = j.person_id),
    'changedAt', ${utcText(sql`j.updated_at`)}) order by j.updated_at desc, j.id desc), '[]')
  from (select * from projects j where j.account_id = a.id and j.saved_at is not null
    order by j.updated_at desc, j.id desc limit 10) j)`

const documents = sql`(
  select coalesce(json_agg(json_build_object('id', b.id, 'type', b.type, 'orderNumber', b.sales_document_id,
    'documentOn', ${dayText(sql`b.document_on`)}, 'dueOn', ${dayText(sql`b.due_on`)}, 'amountCents', b.amount_cents,
    'openCents', b.open_cents) order by b.open_cents > 0 desc, b.due_on, b.document_on desc, b.id), '[]')
  from (
    (select * from billing_documents b where b.account_id = a.id and b.open_cents > 0 order by b.due_on, b.id limit 20)
    union
    (select * from billing_documents b where b.account_id = a.id order by b.document_on desc, b.id desc limit 10)) b)`

const actions = sql`(
  select coalesce(json_agg(json_build_object('at', ${utcText(sql`r.at`)}, 'action', r.action, 'object', r.object,
    'before', r.before, 'after', r.after,
    'by', coalesce(regexp_replace(r.actor, ' \\([^)]*\\)$', ''), (
      select p.first_name || ' ' || p.last_name from people p where p.id = r.person_id))) order by r.id desc), '[]')
  from (select * from audit_records r where r.account_id = a.id order by r.id desc limit 30) r)`

const findAccount = (db: Queryable, number: string, now: Date): Promise<Row | undefined> =>
  db.find<Row>(sql`
    select a.id, ${accountColumns(now)}, a.terms, a.preferred_store as "storeId", a.pending_name as "pendingName",
      ${utcText(sql`a.created_at`)} as "createdAt", time_zone_of(a.id, null) as "timeZone", a.updated_at::text as version,
      ${people} as people, ${deletedPeople} as "deletedPeople", ${quotes} as quotes, ${projects} as projects, ${documents} as documents, ${actions} as actions
    from accounts a where a.number = ${number}`)

/** One customer: three statements, however much there is. Orders, quotes and documents only for roles that read them. */
export async function getStaffAccount(
  db: Queryable,
  number: string,
  roles: readonly string[],
  now: Date,
): Promise<StaffAccount> {
  const found =
    (await findAccount(db, number, now)) ?? refuse('NotFound', { message: 'We couldn’t find this customer.' })
  const { id, actions: done, ...account } = found
  const may = (kind: keyof typeof findRoles) => mayUseStaffCall(roles, { roles: findRoles[kind] })
  const query = { view: 'all', search: undefined, customerNumber: number, page: '1' }
  const [creditUsedCents, orders] = await Promise.all([
    usedCredit(db, id),
    may('order') ? listStaffOrders(db, query, now) : { items: [], totalCount: 0 },
  ])
  return {
    ...account,
    buyerID,
    termsText: termsLabels[account.terms],
    creditUsedCents,
    orderedCents: Math.max(0, creditUsedCents - account.openCents),
    creditFreeCents: Math.max(0, account.creditLineCents - creditUsedCents),
    people: may('person') ? account.people : [],
    deletedPeople: may('person') ? account.deletedPeople : [],
    orders: orders.items.slice(0, maxOrders),
    orderCount: orders.totalCount,
    quotes: may('quote') ? account.quotes : [],
    projects: may('order') ? account.projects : [],
    documents: may('invoice') ? account.documents.map(documentView) : [],
    activity: done.map(({ at, by, ...action }) => ({ at, by, text: describeAccountAction(action) })),
  }
}

const documentView = ({ type, ...document }: Row['documents'][number]): StaffAccount['documents'][number] => ({
  ...document,
  label: `${documentTypes[type].text} ${document.id}`,
  isCredit: isCredit(type),
})
