import { staffReturnCalls } from '@tessera/contract/middleware/operator/return-operations'
import { queryValue } from '@tessera/server/call'
import { handle } from '../../../kit/http/handle.ts'
import type { Catalog } from '../../catalog/feed/catalog.ts'
import type { OperatorNeeds } from '../store/answer-messages.ts'
import { getReturnBoard, getStaffReturn } from './get-return-board.ts'
import { listStaffReturns } from './list-staff-returns.ts'
import { receiveReturn } from './receive-return.ts'
import { getReturnable, requestReturnForCustomer } from './request-return-for-customer.ts'

export const staffReturnHandlers = (needs: OperatorNeeds & { catalog: Catalog }) => ({
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
  ...handle(staffReturnCalls.getReturnable, (call) => getReturnable(needs, queryValue(call, 'number') ?? '', call.now)),
  ...handle(staffReturnCalls.requestReturn, (call) => requestReturnForCustomer(needs, call, call.body)),
})
