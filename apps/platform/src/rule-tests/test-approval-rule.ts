import type { ExpressionFacts } from '@tessera/domain/expression/facts'
import { failingParts } from '@tessera/domain/expression/failing-parts'
import { parseExpression } from '@tessera/domain/expression/parse'
import { fromUnits, zero } from '@tessera/domain/money'
import type { ReturnState } from '@tessera/domain/order-returns/return-state'
import { type ApprovalRule, newApprovals } from '@tessera/domain/orders/new-approvals'
import { fail, notFound } from '@tessera/server/api-error'
import type { RequestBody } from '@tessera/server/call'
import { and, type Sql, sql } from '@tessera/server/sql'
import type { PlatformCall, PlatformHandler } from '../actor.ts'
import { approvalRulesOf } from '../approvals/approval-rules-of.ts'
import { filterConditions } from '../engine/filter-conditions.ts'
import { requireExpression } from '../engine/require-expression.ts'
import { returnStateColumn } from '../order-returns/locked-return.ts'
import { sellerRulesOf } from '../order-returns/return-approvals.ts'
import { wireReturn } from '../order-returns/return-calculation.ts'
import { reachableReturns, returnTable } from '../order-returns/return-table.ts'
import { sentOrders } from '../orders/orders.ts'
import { promotionFacts } from '../orders/read-promotion-facts.ts'
import { readTestRequest, requireAll, type TestRequest } from './read-test-request.ts'
import { runInSlices } from './run-in-slices.ts'
import {
  beforeSubmission,
  keysOfOrder,
  readProductFacts,
  type TestedOrder,
  testedColumns,
  testedOrders,
  userName,
} from './tested-orders.ts'

/** An order, or a return with its order, and the stored rules of their company. */
interface TestedSubject extends TestedOrder {
  rules: ApprovalRule[] | null
  /** The one who submits is in the group of the draft. */
  hasSubmitter: boolean
  returned?: ReturnState & { dateCreated: string }
}

interface DraftRule {
  id: string
  groupID: string
  expression: string
}

/** Tries a draft on orders or returns by the function of the submission. Nothing is written, and no order is locked. */
export const testApprovalRule: PlatformHandler = async (call) => {
  const request = readTestRequest(call, 'IDs')
  const buyerID = typeof call.body.BuyerID === 'string' && call.body.BuyerID !== '' ? call.body.BuyerID : undefined
  const draft = readDraft(call, buyerID)
  if (buyerID) await requireBuyer(call, buyerID)
  const subjects = await (buyerID ? readOrders(call, request, draft, buyerID) : readReturns(call, request, draft))
  const idOf = ({ state, returned }: TestedSubject) => returned?.id ?? state.order.id
  requireAll(buyerID ? 'Order' : 'OrderReturn', request, new Set(subjects.map(idOf)))
  const catalog = await readProductFacts(call.db, call.actor.marketplace, subjects)
  const results = await runInSlices(subjects, (subject) => {
    const { marketplace, returned } = subject
    const state = returned ? subject.state : beforeSubmission(subject.state)
    const facts = promotionFacts({ marketplace, fromUser: subject.fromUser ?? {}, state, catalog, now: request.time })
    return resultOf(draft, subject, returned ? { ...facts, orderReturn: wireOf(subject, request.time) } : facts)
  })
  return {
    RequiredCount: results.filter(({ RequiresApproval }) => RequiresApproval).length,
    Approvers: await readApprovers(call, draft.groupID, buyerID),
    Results: results,
  }
}

function readDraft({ body }: PlatformCall, buyerID: string | undefined): DraftRule {
  const { ID, ApprovingGroupID, RuleExpression } = body.Rule as RequestBody
  if (typeof RuleExpression !== 'string' || RuleExpression === '')
    return fail('ValidationFailure', { Property: 'Rule.RuleExpression' }, 'Rule.RuleExpression is required.')
  requireExpression('RuleExpression', RuleExpression, buyerID ? 'approval' : 'return-approval')
  return { id: String(ID ?? ''), groupID: String(ApprovingGroupID ?? ''), expression: RuleExpression }
}

async function requireBuyer({ db, actor }: PlatformCall, id: string): Promise<void> {
  const found = await db.find(sql`select from buyers where marketplace_id = ${actor.marketplace} and id = ${id}`)
  if (!found) throw notFound('Buyer', id)
}

/** Other rules matter only to a rule that depends on approved ones. */
const rulesColumn = ({ expression }: DraftRule, rules: Sql): Sql =>
  /approved/i.test(expression) ? rules : sql`null::json`

const isInGroup = (submitter: Sql, { groupID }: DraftRule): Sql =>
  sql`exists (select from users m where m.uid = ${submitter} and is_member(m, ${groupID}))`

function readOrders(
  call: PlatformCall,
  request: TestRequest,
  draft: DraftRule,
  buyerID: string,
): Promise<TestedSubject[]> {
  const submitter = keysOfOrder.userKey
  const orders = testedOrders(call, request, { listed: sentOrders, within: sql`t.from_company_id = ${buyerID}` })
  return call.db.rows<TestedSubject>(sql`
    select o.*, ${rulesColumn(draft, approvalRulesOf(keysOfOrder, submitter))} as rules, ${isInGroup(submitter, draft)} as "hasSubmitter"
    from (${orders}) o`)
}

function readReturns(
  { db, actor }: PlatformCall,
  { ids, filters, size }: TestRequest,
  draft: DraftRule,
): Promise<TestedSubject[]> {
  const named = ids ? [sql`t.id = any(${ids}::text[])`] : filterConditions(returnTable, filters, new Set())
  const submitter = sql`(select max(a.submitter_uid) from order_return_approvals a where a.return_uid = r.uid)`
  return db.rows<TestedSubject>(sql`
    select ${testedColumns}, r.returned, ${rulesColumn(draft, sellerRulesOf(actor.marketplace, submitter))} as rules,
      ${isInGroup(submitter, draft)} as "hasSubmitter"
    from (
      select t.uid, t.order_uid, t.date_created, ${returnStateColumn} as returned
      from order_returns t
      where ${and([reachableReturns(actor), ...named])}
      order by t.date_created desc, t.uid desc
      limit ${size}::int) r
    join orders t on t.uid = r.order_uid
    left join users u on u.uid = t.from_user_uid
    order by r.date_created desc, r.uid desc`)
}

/** The return as it was when it was submitted. */
function wireOf({ returned, state }: TestedSubject, now: Date): Record<string, unknown> | undefined {
  return returned && wireReturn({ ...returned, status: 'Unsubmitted', dateSubmitted: null }, state.order.id, now)
}

function resultOf(draft: DraftRule, subject: TestedSubject, facts: ExpressionFacts) {
  const { state, returned, hasSubmitter, rules } = subject
  const others = (rules ?? []).filter(({ id }) => id !== draft.id)
  const made = newApprovals([...others, { ...draft, hasSubmitter }], [], facts)
  const request = made.find(({ ruleID }) => ruleID === draft.id)
  const approvedRules = made.filter(({ isApproved }) => isApproved).map(({ ruleID }) => ruleID)
  return {
    OrderID: state.order.id,
    OrderReturnID: returned?.id ?? null,
    FromCompanyID: state.order.fromCompanyID,
    FromUserID: state.order.fromUserID,
    FromUserName: userName(subject.fromUser),
    Status: returned?.status ?? state.order.status,
    DateCreated: returned?.dateCreated ?? state.order.dateCreated,
    Amount: fromUnits(returned ? (returned.refundAmount ?? zero) : state.order.total),
    RequiresApproval: request?.isApproved === false,
    IsApprovedAtOnce: request?.isApproved === true,
    Failures: request ? [] : failuresOf(draft, { ...facts, approvedRules }),
  }
}

function failuresOf({ expression }: DraftRule, facts: ExpressionFacts) {
  const parsed = parseExpression(expression)
  const parts = parsed.ok ? failingParts(parsed.tree, facts) : []
  return parts.map(({ position, text, message }) => ({
    Property: 'RuleExpression',
    Position: position,
    Text: text,
    Message: message,
    LineItemCount: 0,
  }))
}

const readApprovers = ({ db, actor }: PlatformCall, groupID: string, buyerID: string | undefined): Promise<object[]> =>
  db.rows(sql`
    select m.id as "ID", m.username as "Username", m.first_name as "FirstName", m.last_name as "LastName"
    from users m
    join user_group_assignments g on g.marketplace_id = m.marketplace_id and g.company_type = m.company_type
      and g.company_id = m.company_id and g.user_id = m.id and g.user_group_id = ${groupID}
    where m.marketplace_id = ${actor.marketplace} and m.company_type = ${buyerID ? 'buyer' : 'seller'}
      and m.company_id = ${buyerID ?? actor.marketplace} and m.active
    order by m.last_name, m.first_name, m.id
    limit 100`)
