import { userCalls } from '@tessera/contract/middleware/users/operations'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { asVisitor } from '../../../kit/as-visitor.ts'
import { todayOf } from '../../../kit/business-day.ts'
import { customerOf } from '../../../kit/customer-of.ts'
import { answerFile } from '../../../kit/http/answer-file.ts'
import { handle } from '../../../kit/http/handle.ts'
import { refuse } from '../../../kit/shop-error.ts'
import type { Customer } from '../../../kit/visitor.ts'
import { audit, auditActorOf } from '../accounts/audit.ts'
import type { AuthNeeds } from '../sign-in/auth-needs.ts'

/** Exports all data about one person and none about colleagues. */
export const exportMyDataHandler = (needs: AuthNeeds) =>
  handle(userCalls.exportMyData, async (call) => {
    const customer = customerOf(call)
    const addresses = await needs.commerce.client.Me.ListAddresses({ pageSize: 100 }, asVisitor(call.actor))
    const data = { ...(await readMine(needs.database, customer)), addresses: addresses.Items }
    await audit(needs.database, auditActorOf(call), { action: 'person.export', object: customer.personID })
    const bytes = Buffer.from(`${JSON.stringify(data, null, 2)}\n`)
    return answerFile({ name: `my-data-${todayOf(call)}.json`, bytes }, 'application/json')
  })

async function readMine(db: Queryable, { personID }: Customer): Promise<object> {
  const row = await db.find<{ data: object }>(sql`
    select json_build_object(
      'person', (select json_build_object('email', email, 'firstName', first_name, 'lastName', last_name, 'phone', phone,
          'rights', rights, 'orderLimitCents', order_limit_cents, 'monthLimitCents', month_limit_cents, 'newsletter', marketing_consent, 'unwantedLetters', muted_topics,
          'preferredStore', preferred_store, 'since', created_at, 'lastSignIn', last_sign_in_at)
        from people where id = ${personID}),
      'account', (select json_build_object('number', a.number, 'name', a.name, 'type', a.type, 'details', a.details)
        from accounts a join people p on p.account_id = a.id where p.id = ${personID}),
      'signIns', (select coalesce(json_agg(json_build_object('at', signed_in_at, 'ended', ended_at, 'device', device) order by signed_in_at),
          '[]') from sessions where person_id = ${personID}),
      'orders', (select coalesce(json_agg(json_build_object('number', d.id, 'placedAt', d.placed_at, 'status', d.status,
          'totalCents', d.total_cents, 'poNumber', d.po_number, 'job', d.job_name, 'shipTo', d.ship_to_place,
          'lines', (select json_agg(json_build_object('sku', l.sku, 'name', l.name, 'boxes', l.boxes,
            'totalCents', l.total_cents) order by l.line_no) from sales_lines l where l.document_id = d.id))
          order by d.placed_at), '[]') from sales_documents d where d.person_id = ${personID}),
      'messages', (select coalesce(json_agg(json_build_object('order', document_id, 'at', sent_at, 'text', body)
          order by sent_at), '[]') from sales_messages where person_id = ${personID}),
      'returns', (select coalesce(json_agg(json_build_object('number', id, 'order', document_id, 'reason', reason,
          'status', status, 'at', requested_at) order by requested_at), '[]')
        from sales_returns where person_id = ${personID}),
      'quotes', (select coalesce(json_agg(json_build_object('number', id, 'status', state, 'job', job_name, 'note', note,
          'totalCents', total_cents, 'at', created_at) order by created_at), '[]')
        from quotes where person_id = ${personID}),
      'projects', (select coalesce(json_agg(json_build_object('number', id, 'name', name, 'client', client_name,
          'place', place, 'notes', notes, 'at', created_at) order by created_at), '[]')
        from projects where person_id = ${personID}),
      'selectionSheets', (select coalesce(json_agg(json_build_object('number', id, 'name', name, 'client', client_name,
          'status', state) order by id), '[]') from selection_sheets where person_id = ${personID}),
      'favorites', (select coalesce(json_agg(sku order by added_at), '[]') from favorites where person_id = ${personID}),
      'savedFilters', (select coalesce(json_agg(json_build_object('list', list, 'name', name, 'query', query)), '[]')
        from saved_filters where person_id = ${personID}),
      'deeds', (select coalesce(json_agg(json_build_object('at', at, 'what', action, 'about', object) order by id), '[]')
        from audit_records where person_id = ${personID})) as data`)
  return row?.data ?? refuse('NotFound')
}
