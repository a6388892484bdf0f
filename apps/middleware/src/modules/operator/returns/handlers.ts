import { staffReturnCalls } from '@tessera/contract/middleware/operator/return-operations'
import { queryValue } from '@tessera/server/call'
import { handle } from '../../../kit/http/handle.ts'
import type { OperatorNeeds } from '../store/answer-messages.ts'
import { getReturnBoard, getStaffReturn } from './get-return-board.ts'
import { listStaffReturns } from './list-staff-returns.ts'
import { receiveReturn } from './receive-return.ts'

export const staffReturnHandlers = (needs: OperatorNeeds) => ({
  ...handle(staffReturnCalls.listReturns, (call) =>
    listStaffReturns(needs.database, {
      view: queryValue(call, 'view'),
      search: queryValue(call, 'search'),
      page: queryValue(call, 'page'),
    }),
  ),
  ...handle(staffReturnCalls.getReturnBoard, (call) => getReturnBoard(needs.database, call.now)),
  ...handle(staffReturnCalls.getReturn, (call) =>
    getStaffReturn(needs.database, queryValue(call, 'returnNumber') ?? ''),
  ),
  ...handle(staffReturnCalls.receiveReturn, (call) => receiveReturn(needs, call, call.body)),
})
