import { quoteCalls } from '@tessera/contract/middleware/quotes/operations'
import { queryValue } from '@tessera/server/call'
import { handle } from '../../../kit/http/handle.ts'
import { refuse } from '../../../kit/shop-error.ts'
import { auditActorOf } from '../../people/accounts/audit.ts'
import { type AcceptQuoteNeeds, acceptQuote } from './accept-quote.ts'
import {
  addMessage,
  askForChange,
  cancelQuote,
  declineQuote,
  duplicateQuote,
  renewQuote,
  sendQuote,
} from './change-quote.ts'
import { listQuotes } from './list-quotes.ts'
import { quotePhoto } from './quote-photo.ts'
import { quoteView } from './quote-view.ts'
import { requestQuote } from './request-quote.ts'
import { getQuote } from './stored-quote.ts'

/** Quotes from the request to the order. */
export const quoteHandlers = (needs: AcceptQuoteNeeds) => ({
  ...handle(quoteCalls.getQuotes, (call) => listQuotes(needs.database, call, call.body)),
  ...handle(quoteCalls.getQuoteDetail, async (call) => {
    const id = queryValue(call, 'quotationId') || refuse('NotFound')
    return quoteView(needs, needs.database, call, await getQuote(needs.database, call, id))
  }),
  ...handle(quoteCalls.requestQuote, (call) => requestQuote(needs, call, call.body)),
  ...handle(quoteCalls.sendQuote, (call) => sendQuote(needs, call, call.body.quotationId)),
  ...handle(quoteCalls.acceptQuote, (call) =>
    acceptQuote(needs, { ...call, auditActor: auditActorOf(call) }, call.body),
  ),
  ...handle(quoteCalls.declineQuote, (call) => declineQuote(needs, call, call.body)),
  ...handle(quoteCalls.askForQuoteChange, (call) => askForChange(needs, call, call.body)),
  ...handle(quoteCalls.addQuoteMessage, (call) => addMessage(needs, call, call.body)),
  ...handle(quoteCalls.getQuotePhoto, (call) =>
    quotePhoto(needs.database, call, queryValue(call, 'quotationId') ?? '', queryValue(call, 'messageId') ?? ''),
  ),
  ...handle(quoteCalls.renewQuote, (call) => renewQuote(needs, call, call.body.quotationId)),
  ...handle(quoteCalls.duplicateQuote, (call) => duplicateQuote(needs, call, call.body.quotationId)),
  ...handle(quoteCalls.cancelQuote, (call) => cancelQuote(needs, call, call.body.quotationId)),
})
