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

type Call = readonly [verb: PaletteVerb, call: Operation]

/** They begin work on a record that the shop's search finds. */
const recordCalls: readonly Call[] = [
  ['ship', operatorCalls.sendDelivery],
  ['change', operatorCalls.changeOrder],
  ['as', operatorCalls.openAsCustomer],
  ['order', counterCalls.saveCounterOrder],
  ['terms', operatorCalls.changeAccount],
  ['post', moneyCalls.postDocument],
]

const textCalls: readonly Call[] = [
  ['redirect', contentCalls.saveRedirect],
  ['synonym', contentCalls.saveSynonym],
]

const inventory = { productID: '', inventoryRecordID: '' }

/** The work that this person may start from the field that finds everything. */
export function paletteVerbsOf(staff: Staff): PaletteVerb[] {
  const hasShop = mayUse(staff, operatorCalls.find)
  const calls = [...(hasShop ? recordCalls : []), ...textCalls]
  return [
    ...calls.filter(([, call]) => mayUse(staff, call)).map(([verb]) => verb),
    ...(hasShop && isAllowed(staff.caller, getOperation('InventoryRecords.Patch'), inventory)
      ? ['count' as const]
      : []),
    ...(hasShop && isAllowed(staff.caller, explainProduct, { productID: '' }) ? ['why' as const] : []),
  ]
}
