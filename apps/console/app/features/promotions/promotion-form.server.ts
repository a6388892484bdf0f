import type { Promotion, PromotionAssignment } from '@tessera/client/platform/types.gen'
import { promotionState } from '@tessera/domain/promotions/promotion-state'
import { loadNew } from '../../generic/create-record.server.ts'
import { textOfValue } from '../../generic/field-text.ts'
import { loadChange } from '../../generic/load-edit.server.ts'
import type { ActionLink } from '../../generic/views.ts'
import { findWrite } from '../../operations/find-write.ts'
import { isAllowed, readOperation } from '../../operations/read-operation.server.ts'
import { tryRead } from '../../operations/try-read.server.ts'
import type { Staff } from '../../session/staff.server.ts'
import { loadAssignmentField } from './load-assignment-field.server.ts'
import { assignmentField, missingBench, promotionCall } from './promotion-at.server.ts'
import type { PromotionFormView } from './promotion-view.ts'

/** More are changed on a page of their own. */
const maxAssignments = 20

export interface Assignments {
  total: number
  list: Pick<PromotionAssignment, 'BuyerID' | 'UserGroupID'>[]
}

export async function readAssignments(staff: Staff, promotionID: string): Promise<Assignments | undefined> {
  const query = { promotionID, pageSize: String(maxAssignments) }
  const page = await tryRead<{ Meta: { TotalCount: number }; Items: PromotionAssignment[] }>(
    staff,
    'Promotions.ListAssignments',
    {},
    query,
  )
  return page && { total: page.Meta.TotalCount, list: page.Items }
}

/** Whether this person may change a promotion; the others read its record. */
export function mayChange({ caller }: Staff, promotionID: string): boolean {
  const write = findWrite('PATCH', promotionCall('Get'))
  return write !== undefined && isAllowed(caller, write, { promotionID })
}

/** The form of a new promotion; a duplicate starts with the values of another one. */
export async function loadNewPromotion(staff: Staff, from: string | null): Promise<PromotionFormView> {
  const view = await loadNew(staff, { operation: promotionCall('List'), params: {} }, from)
  const copied = from ? await readAssignments(staff, from) : undefined
  // two promotions cannot have one code
  const texts = from ? { ...view.texts, Code: '', Name: `${view.texts.Name} (copy)`.trim() } : view.texts
  return {
    ...view,
    title: from ? `Duplicate of ${from}` : 'New promotion',
    texts: { ...texts, Assignments: textOfValue(assignmentField, copied?.list ?? []) },
    id: '',
    state: null,
    used: 0,
    limit: null,
    assignments: await loadAssignmentField(staff),
    assignmentsHref: null,
    backHref: '/promotions',
    actions: [],
    missingBench: missingBench(staff),
    unassigned: [],
    isForNoOne: false,
  }
}

export async function loadPromotion(staff: Staff, id: string, query: URLSearchParams): Promise<PromotionFormView> {
  const found = { operation: promotionCall('Get'), params: { promotionID: id } }
  const [view, { data }, assigned] = await Promise.all([
    loadChange(staff, found),
    readOperation(staff, found.operation, { params: found.params }),
    readAssignments(staff, id),
  ])
  const promotion = data as Promotion
  const fits = assigned !== undefined && assigned.total <= maxAssignments
  return {
    ...view,
    texts: { ...view.texts, Assignments: textOfValue(assignmentField, assigned?.list ?? []) },
    id,
    state: promotionState(promotion, new Date()),
    used: promotion.RedemptionCount,
    limit: promotion.RedemptionLimit,
    assignments: fits ? await loadAssignmentField(staff) : null,
    assignmentsHref: assigned ? `/r/promotions/${encodeURIComponent(id)}/assignments` : null,
    backHref: '/promotions',
    actions: actionsOf(staff, id),
    missingBench: missingBench(staff),
    unassigned: query.getAll('unassigned'),
    isForNoOne: !promotion.AllowAllBuyers && assigned?.total === 0,
  }
}

function actionsOf({ caller }: Staff, id: string): ActionLink[] {
  const record = `/r/promotions/${encodeURIComponent(id)}`
  const duplicate = {
    label: 'Duplicate',
    href: `/promotions/new?${new URLSearchParams({ from: id })}`,
    isDanger: false,
  }
  const remove = findWrite('DELETE', promotionCall('Get'))
  return [
    ...(isAllowed(caller, promotionCall('Create'), {}) ? [duplicate] : []),
    { label: 'Record and history', href: record, isDanger: false },
    ...(remove && isAllowed(caller, remove, { promotionID: id })
      ? [{ label: 'Delete', href: `${record}?view=delete`, isDanger: true }]
      : []),
  ]
}
