import { operatorCalls } from '@tessera/contract/middleware/operator/operations'
import { queryValue } from '@tessera/server/call'
import { handle } from '../../../kit/http/handle.ts'
import { advanceOrder, advanceReturn, confirmRefund, recordArrival, sendBoxes } from './advance-order.ts'
import { answerOrder, answerQuote, type OperatorNeeds } from './answer-messages.ts'
import { decideCompanyName } from './decide-company-name.ts'
import { declineQuoteForStore, makeOffer } from './make-offer.ts'
import { messagePhoto } from './message-photo.ts'
import { decideProAccount, getCertificate, type ProNeeds } from './pro-account.ts'
import { readWorkList } from './read-work-list.ts'

/** Drops the result: these calls have no reply body. */
const withoutReply = (work: Promise<void>): Promise<undefined> => work.then(() => undefined)

/** Operations of the store's staff. In development a simulated store performs them too. */
export const operatorHandlers = (needs: OperatorNeeds & ProNeeds) => ({
  ...handle(operatorCalls.getDesk, () => readWorkList(needs.database)),
  ...handle(operatorCalls.getMessagePhoto, (call) =>
    messagePhoto(needs.database, queryValue(call, 'kind') ?? '', queryValue(call, 'messageId') ?? ''),
  ),
  ...handle(operatorCalls.answerOrder, (call) => withoutReply(answerOrder(needs, call, call.body))),
  ...handle(operatorCalls.answerQuote, (call) => withoutReply(answerQuote(needs, call, call.body))),
  ...handle(operatorCalls.moveReturn, (call) => withoutReply(advanceReturn(needs, call, call.body))),
  ...handle(operatorCalls.offerQuote, (call) => withoutReply(makeOffer(needs, call, call.body))),
  ...handle(operatorCalls.declineQuote, (call) => withoutReply(declineQuoteForStore(needs, call, call.body))),
  ...handle(operatorCalls.moveOrder, (call) => withoutReply(advanceOrder(needs, call, call.body))),
  ...handle(operatorCalls.sendDelivery, (call) => sendBoxes(needs, call, call.body)),
  ...handle(operatorCalls.recordArrival, (call) => withoutReply(recordArrival(needs, call, call.body))),
  ...handle(operatorCalls.decideCompanyName, (call) => withoutReply(decideCompanyName(needs, call, call.body))),
  ...handle(operatorCalls.getCertificate, (call) =>
    getCertificate(needs, call, queryValue(call, 'customerNumber') ?? ''),
  ),
  ...handle(operatorCalls.decideProAccount, (call) => withoutReply(decideProAccount(needs, call, call.body))),
  ...handle(operatorCalls.confirmRefund, (call) => withoutReply(confirmRefund(needs, call, call.body))),
})
