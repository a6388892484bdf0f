import { operatorCalls } from '@tessera/contract/middleware/operator'
import { queryValue } from '@tessera/server/call'
import { handle } from '../../../kit/http/handle.ts'
import { answerOrder, answerQuote, type OperatorNeeds } from './answer-customer.ts'
import { decideCompanyName } from './company-name.ts'
import { messagePhoto } from './message-photo.ts'
import { confirmRefund, moveAnOrder, moveAReturn, recordArrival, sendBoxes } from './move-order.ts'
import { declineByStore, makeOffer } from './offer-quote.ts'
import { decideProAccount, getCertificate, type ProNeeds } from './pro-account.ts'
import { readDesk } from './read-work-list.ts'

/** Drops the result: these calls have no reply body. */
const done = (work: Promise<void>): Promise<undefined> => work.then(() => undefined)

/** Operations of the store's staff. In development a simulated store performs them too. */
export const operatorHandlers = (needs: OperatorNeeds & ProNeeds) => ({
  ...handle(operatorCalls.getDesk, () => readDesk(needs.database)),
  ...handle(operatorCalls.getMessagePhoto, (call) =>
    messagePhoto(needs.database, queryValue(call, 'kind') ?? '', queryValue(call, 'messageId') ?? ''),
  ),
  ...handle(operatorCalls.answerOrder, (call) => done(answerOrder(needs, call, call.body))),
  ...handle(operatorCalls.answerQuote, (call) => done(answerQuote(needs, call, call.body))),
  ...handle(operatorCalls.moveReturn, (call) => done(moveAReturn(needs, call, call.body))),
  ...handle(operatorCalls.offerQuote, (call) => done(makeOffer(needs, call, call.body))),
  ...handle(operatorCalls.declineQuote, (call) => done(declineByStore(needs, call, call.body))),
  ...handle(operatorCalls.moveOrder, (call) => done(moveAnOrder(needs, call, call.body))),
  ...handle(operatorCalls.sendDelivery, (call) => sendBoxes(needs, call, call.body)),
  ...handle(operatorCalls.recordArrival, (call) => done(recordArrival(needs, call, call.body))),
  ...handle(operatorCalls.decideCompanyName, (call) => done(decideCompanyName(needs, call, call.body))),
  ...handle(operatorCalls.getCertificate, (call) =>
    getCertificate(needs, call, queryValue(call, 'customerNumber') ?? ''),
  ),
  ...handle(operatorCalls.decideProAccount, (call) => done(decideProAccount(needs, call, call.body))),
  ...handle(operatorCalls.confirmRefund, (call) => done(confirmRefund(needs, call, call.body))),
})
