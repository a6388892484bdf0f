import type { Buyer } from '@tessera/client/platform/types.gen'
import { createRecord, loadNew } from '../../generic/create-record.server.ts'
import type { EditOutcome, EditView } from '../../generic/edit-view.ts'
import { loadChange, requireWrite } from '../../generic/load-edit.server.ts'
import { saveChange } from '../../generic/save-change.server.ts'
import type { ActionLink } from '../../generic/views.ts'
import { findWrite } from '../../operations/find-write.ts'
import { hrefOf } from '../../operations/places.ts'
import { isAllowed } from '../../operations/read-operation.server.ts'
import { tryRead } from '../../operations/try-read.server.ts'
import type { Staff } from '../../session/staff.server.ts'
import { missingRuleBench, ruleCall, ruleHref } from './approval-calls.server.ts'
import type { ApprovalRuleView } from './approval-view.ts'

const backOf = (buyer: string): string => `/approvals${buyer && `?${new URLSearchParams({ buyer })}`}`

/** The form of a rule; a new one starts empty or with the values of another one. */
export async function loadApprovalRule(
  staff: Staff,
  { buyer, id, from }: { buyer: string; id: string | null; from: string | null },
): Promise<ApprovalRuleView> {
  const view: EditView =
    id === null
      ? await loadNew(staff, ruleCall(buyer, 'List'), from)
      : await loadChange(staff, ruleCall(buyer, 'Get', id))
  const kind = `${buyer ? 'order' : 'return'} rule`
  return {
    ...view,
    ...(id === null && { title: `New ${kind}`, submitLabel: `Create ${kind}` }),
    // the platform knows no other rules of the seller
    texts: { ...view.texts, ...(!buyer && { ApprovalType: 'OrderReturn' }) },
    id: id ?? '',
    buyer,
    company: buyer && ((await tryRead<Buyer>(staff, 'Buyers.Get', { buyerID: buyer }, {}))?.Name ?? buyer),
    backHref: backOf(buyer),
    actions: id === null ? [] : actionsOf(staff, buyer, id),
    missingBench: missingRuleBench(staff),
  }
}

/** The generic page, for people who may only read. */
export function findReadOnlyHref({ caller }: Staff, buyer: string, id: string): string | undefined {
  const found = ruleCall(buyer, 'Get', id)
  const write = findWrite('PATCH', found.operation)
  return write && isAllowed(caller, write, found.params) ? undefined : hrefOf(found.operation, found.params)
}

function actionsOf({ caller }: Staff, buyer: string, id: string): ActionLink[] {
  const { operation, params } = ruleCall(buyer, 'Get', id)
  const record = hrefOf(operation, params)
  const create = ruleCall(buyer, 'Create')
  const remove = findWrite('DELETE', operation)
  return [
    ...(isAllowed(caller, create.operation, create.params)
      ? [{ label: 'Duplicate', href: ruleHref(buyer, 'new', { from: id }), isDanger: false }]
      : []),
    { label: 'Record and history', href: record, isDanger: false },
    ...(remove && isAllowed(caller, remove, params)
      ? [{ label: 'Delete', href: `${record}?view=delete`, isDanger: true }]
      : []),
  ]
}

type Saved = { href: string } | { outcome: EditOutcome }

export async function saveApprovalRule(staff: Staff, buyer: string, id: string | null, form: FormData): Promise<Saved> {
  if (id === null) {
    const made = await createRecord(staff, ruleCall(buyer, 'List'), form)
    if ('outcome' in made) return made
    return { href: ruleHref(buyer, decodeURIComponent(made.href.split('/').at(-1) ?? ''), { done: 'created' }) }
  }
  const found = ruleCall(buyer, 'Get', id)
  const write = requireWrite(staff, findWrite('PATCH', found.operation), found.params)
  const saved = await saveChange(staff, write, found, form)
  if ('outcome' in saved) return saved
  const name = typeof saved.after?.ID === 'string' ? saved.after.ID : id
  return { href: ruleHref(buyer, name, { done: saved.isChanged ? 'changed' : 'same' }) }
}
