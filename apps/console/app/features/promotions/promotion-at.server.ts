import { testPromotion } from '@tessera/contract/platform/additions/rule-tests'
import { Promotion } from '@tessera/contract/platform/orders/promotions'
import type { FormField } from '../../generic/form-field.ts'
import { findOperation } from '../../operations/find-operation.ts'
import { isAllowed, notHere } from '../../operations/read-operation.server.ts'
import type { Staff } from '../../session/staff.server.ts'

/** An operation of promotions by its name. */
export function promotionCall(name: string) {
  const operation = findOperation(`Promotions.${name}`)
  if (!operation) throw notHere()
  return operation
}

export const promotionModel = Promotion

const column = (name: string, label: string, isRequired: boolean): FormField => ({
  name,
  label,
  kind: 'text',
  isRequired,
  hint: undefined,
  options: [],
  limits: { maxLength: 100 },
  emptyLabel: null,
})

/** The customers that a promotion is for, as lines of the form. */
export const assignmentField: FormField = {
  ...column('Assignments', 'Only these', false),
  kind: 'rows',
  columns: [column('BuyerID', 'Company', true), column('UserGroupID', 'Customer group', false)],
}

/** The sentence instead of the bench; null for people who may use it. */
export function missingBench({ caller }: Staff): string | null {
  const orders = findOperation('Orders.List')
  if (!orders || !isAllowed(caller, orders, { direction: 'Incoming' }))
    return 'To test on orders you need permission to read them: OrderReader. An administrator can add it to your security profile.'
  return isAllowed(caller, testPromotion, {}) ? null : 'You don’t have permission to test promotions.'
}
