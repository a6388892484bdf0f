import { forwardedCalls } from '@tessera/contract/middleware/operator/forwarded-operations'
import { operatorCalls } from '@tessera/contract/middleware/operator/operations'
import { staffStockCalls } from '@tessera/contract/middleware/operator/stock-operations'
import { queryValue } from '@tessera/server/call'
import { handle } from '../../../kit/http/handle.ts'
import type { Catalog } from '../../catalog/feed/catalog.ts'
import { findRecords } from '../find/find-records.ts'
import { getStaffOrder } from '../orders/get-staff-order.ts'
import { listStaffOrders } from '../orders/list-staff-orders.ts'
import { listStockHolds } from '../orders/list-stock-holds.ts'
import { nameOrders } from '../orders/name-orders.ts'
import { advanceOrder, confirmRefund, recordArrival, sendBoxes } from './advance-order.ts'
import { advanceReturn, previewReturn } from './advance-return.ts'
import { answerOrder, answerQuote, type OperatorNeeds } from './answer-messages.ts'
import { decideCompanyName } from './decide-company-name.ts'
import { decideDispute } from './decide-dispute.ts'
import { hideOthersWork } from './hide-others-work.ts'
import { declineQuoteForStore, makeOffer } from './make-offer.ts'
import { messagePhoto } from './message-photo.ts'
import { decideProAccount, getCertificate, type ProNeeds } from './pro-account.ts'
import { readWorkList } from './read-work-list.ts'
import { takeNextStep } from './take-next-step.ts'

/** Drops the result: these calls have no reply body. */
const withoutReply = (work: Promise<void>): Promise<undefined> => work.then(() => undefined)

/** Operations of the store's staff. In development a simulated store performs them too. */
export const operatorHandlers = (needs: OperatorNeeds & ProNeeds & { catalog: Catalog }) => ({
  ...handle(operatorCalls.getDesk, async (call) =>
    hideOthersWork(await readWorkList(needs), call.actor.bearer?.roles ?? []),
  ),
  ...handle(operatorCalls.find, (call) =>
    findRecords(needs, call.actor.bearer?.roles ?? [], queryValue(call, 'q') ?? ''),
  ),
  ...handle(operatorCalls.listOrders, (call) =>
    listStaffOrders(
      needs.database,
      {
        view: queryValue(call, 'view'),
        search: queryValue(call, 'search'),
        customerNumber: queryValue(call, 'customerNumber'),
        numbers: queryValue(call, 'numbers'),
        page: queryValue(call, 'page'),
      },
      call.now,
    ),
  ),
  ...handle(operatorCalls.getOrder, (call) =>
    getStaffOrder(needs.database, queryValue(call, 'number') ?? '', call.now),
  ),
  ...handle(staffStockCalls.listStockHolds, (call) =>
    listStockHolds(needs.database, { sku: queryValue(call, 'sku') ?? '', page: queryValue(call, 'page') }, call.now),
  ),
  ...handle(forwardedCalls.nameOrders, (call) => nameOrders(needs.database, queryValue(call, 'orderIds') ?? '')),
  ...handle(operatorCalls.getMessagePhoto, (call) =>
    messagePhoto(needs.database, queryValue(call, 'kind') ?? '', queryValue(call, 'messageId') ?? ''),
  ),
  ...handle(operatorCalls.answerOrder, (call) => withoutReply(answerOrder(needs, call, call.body))),
  ...handle(operatorCalls.answerQuote, (call) => withoutReply(answerQuote(needs, call, call.body))),
  ...handle(operatorCalls.moveReturn, (call) => withoutReply(advanceReturn(needs, call, call.body))),
  ...handle(operatorCalls.previewReturn, (call) => previewReturn(needs, call.body)),
  ...handle(operatorCalls.offerQuote, (call) => withoutReply(makeOffer(needs, call, call.body))),
  ...handle(operatorCalls.declineQuote, (call) => withoutReply(declineQuoteForStore(needs, call, call.body))),
  ...handle(operatorCalls.moveOrder, (call) => withoutReply(advanceOrder(needs, call, call.body))),
  ...handle(operatorCalls.takeNextStep, (call) => takeNextStep(needs, call, call.body)),
  ...handle(operatorCalls.sendDelivery, (call) => sendBoxes(needs, call, call.body)),
  ...handle(operatorCalls.recordArrival, (call) => withoutReply(recordArrival(needs, call, call.body))),
  ...handle(operatorCalls.decideCompanyName, (call) => withoutReply(decideCompanyName(needs, call, call.body))),
  ...handle(operatorCalls.getCertificate, (call) =>
    getCertificate(needs, call, queryValue(call, 'customerNumber') ?? ''),
  ),
  ...handle(operatorCalls.decideProAccount, (call) => withoutReply(decideProAccount(needs, call, call.body))),
  ...handle(operatorCalls.decideDispute, (call) => decideDispute(needs, call, call.body)),
  ...handle(operatorCalls.confirmRefund, (call) => withoutReply(confirmRefund(needs, call, call.body))),
})
