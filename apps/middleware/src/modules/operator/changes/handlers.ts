import type { StaffLineCancellationInput } from '@tessera/client/shop/types.gen'
import { operatorCalls } from '@tessera/contract/middleware/operator/operations'
import { handle } from '../../../kit/http/handle.ts'
import { invalid } from '../../../kit/shop-error.ts'
import type { SalesNeeds } from '../../orders/sales-needs.ts'
import type { OperatorCall } from '../store/operator.ts'
import { applyChange, wasMade } from './apply-change.ts'
import { getChangeable, leftOf } from './changeable-order.ts'
import { previewChange } from './preview-change.ts'

/** Changes of placed orders by staff. */
export const orderChangeHandlers = (needs: SalesNeeds) => ({
  ...handle(operatorCalls.previewOrderChange, (call) => previewChange(needs, call.body, call.now)),
  ...handle(operatorCalls.changeOrder, async (call) => {
    const { version = '', key = '', reason = '', totalCents: shownCents = 0, ...request } = call.body
    await applyChange(needs, call, { asked: call.body, request, version, key, reason, shownCents })
    return undefined
  }),
  ...handle(operatorCalls.cancelLines, async (call) => {
    await cancelLines(needs, call, call.body)
    return undefined
  }),
})

/** Cancels boxes as a change that leaves the others. */
async function cancelLines(needs: SalesNeeds, call: OperatorCall, asked: StaffLineCancellationInput): Promise<void> {
  const { number = '', version = '', key = '', reason = '', lines = [] } = asked
  // an order of which nothing is left cannot be changed, but the same call may come again
  if (await wasMade(needs.database, { asked, request: { number }, key })) return
  const order = await getChangeable(needs.database, number)
  if (lines.some(({ boxes = 0 }) => boxes < 1)) invalid('lines', 'Enter how many boxes to cancel.')
  const gone = lines.length > 0 ? lines : order.lines.map((line) => ({ lineNo: line.lineNo, boxes: leftOf(line) }))
  const wanted = gone.map(({ lineNo = 0, boxes = 0 }) => {
    const line = order.lines.find((one) => one.lineNo === lineNo) ?? invalid('lines', `There is no line ${lineNo}.`)
    return { lineNo, boxes: Math.max(-1, line.boxes - line.canceledBoxes - boxes) }
  })
  await applyChange(needs, call, { asked, request: { number, lines: wanted }, version, key, reason, shownCents: null })
}
