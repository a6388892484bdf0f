import { operatorCalls } from '@tessera/contract/middleware/operator/operations'
import { queryValue } from '@tessera/server/call'
import { handle } from '../../../kit/http/handle.ts'
import type { Catalog } from '../../catalog/feed/catalog.ts'
import type { OperatorNeeds } from '../store/answer-messages.ts'
import { getStaffQuote } from './get-staff-quote.ts'
import { listStaffQuotes } from './list-staff-quotes.ts'
import { saveTemplate } from './save-template.ts'

/** Quotes, as staff see them; offers are made in `store`. */
export const staffQuoteHandlers = (needs: OperatorNeeds & { catalog: Catalog }) => ({
  ...handle(operatorCalls.listQuotes, (call) =>
    listStaffQuotes(
      needs.database,
      {
        view: queryValue(call, 'view'),
        search: queryValue(call, 'search'),
        customerNumber: queryValue(call, 'customerNumber'),
        page: queryValue(call, 'page'),
      },
      call.now,
    ),
  ),
  ...handle(operatorCalls.getQuote, (call) => getStaffQuote(needs, queryValue(call, 'quotationId') ?? '', call.now)),
  ...handle(operatorCalls.saveTemplate, (call) => saveTemplate(needs, call, call.body)),
})
