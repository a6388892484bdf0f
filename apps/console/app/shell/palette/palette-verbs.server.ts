import type { Operation } from '@tessera/contract/kit/operation'
import { contentCalls } from '@tessera/contract/middleware/operator/content-operations'
import { counterCalls } from '@tessera/contract/middleware/operator/counter-operations'
import { moneyCalls } from '@tessera/contract/middleware/operator/money-operations'
import { operatorCalls } from '@tessera/contract/middleware/operator/operations'
import { explainProduct } from '@tessera/contract/platform/additions/explain-product'
import { getOperation } from '@tessera/contract/platform/get-operation'
import { isAllowed } from '../../operations/read-operation.server.ts'
import { mayUse } from '../../session/read-staff-call.server.ts'
import type { Staff } from '../../session/staff.server.ts'
import type { PaletteVerb } from './palette-actions.ts'

const calls: readonly (readonly [verb: PaletteVerb, call: Operation])[] = [
  ['ship', operatorCalls.sendDelivery],
  ['change', operatorCalls.changeOrder],
  ['as', operatorCalls.openAsCustomer],
  ['order', counterCalls.saveCounterOrder],
  ['terms', operatorCalls.changeAccount],
  ['post', moneyCalls.postDocument],
  ['redirect', contentCalls.saveRedirect],
  ['synonym', contentCalls.saveSynonym],
]

/** The work that this person may start from the field that finds everything. */
export const paletteVerbsOf = (staff: Staff): PaletteVerb[] => [
  ...calls.filter(([, call]) => mayUse(staff, call)).map(([verb]) => verb),
  ...(isAllowed(staff.caller, getOperation('InventoryRecords.Patch'), { productID: '', inventoryRecordID: '' })
    ? (['count'] as const)
    : []),
  ...(isAllowed(staff.caller, explainProduct, { productID: '' }) ? (['why'] as const) : []),
]
