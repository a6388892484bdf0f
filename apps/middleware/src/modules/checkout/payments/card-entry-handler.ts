import type { CardEntry, CardToken } from '@tessera/client/shop/types.gen'
import { paymentCalls } from '@tessera/contract/middleware/payments/operations'
import { cardProblems, isCardProblemCode } from '@tessera/contract/shop/card-problems'
import { queryValue } from '@tessera/server/call'
import { sql } from '@tessera/server/sql'
import { bearerOf } from '../../../kit/bearer-of.ts'
import { handle } from '../../../kit/http/handle.ts'
import { refuse } from '../../../kit/shop-error.ts'
import { ownerOf } from '../methods/owner.ts'
import type { PaymentNeeds } from './payment-needs.ts'

const nothingTyped = { expires: null, holder: null, billingZip: null }
const noProblem = { problem: null, field: null, message: null }

/** Tells the owner of a request what became of its card form, so that no page needs it in its address. */
export const cardEntryHandler = ({ database, provider }: PaymentNeeds) =>
  handle(paymentCalls.getCardEntry, async (call): Promise<CardEntry> => {
    const requestId = queryValue(call, 'requestId') ?? ''
    const owner = ownerOf(bearerOf(call.actor))
    if (!provider.readRequest(requestId, owner)) return refuse('Payment.RequestUnknown')
    const card = await database.find<CardToken>(sql`
      select token, brand, last4, expires, holder from card_tokens
      where request_id = ${requestId} and owner = ${owner}`)
    if (card) return { ...noProblem, ...nothingTyped, card }
    const found = await provider.findEntry(requestId)
    if (found.outcome === 'none') return { ...problemOf('form-expired'), ...nothingTyped, card: null }
    if (found.outcome !== 'found') return refuse('Payment.ProviderDown')
    const { problem, expires, holder, billingZip } = found.entry
    return { ...problemOf(problem), expires, holder, billingZip, card: null }
  })

function problemOf(code: string): Pick<CardEntry, 'problem' | 'field' | 'message'> {
  const problem = isCardProblemCode(code) ? code : 'form-expired'
  return { problem, ...cardProblems[problem] }
}
