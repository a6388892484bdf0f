import { fail } from '@tessera/server/api-error'
import type { PlatformCall, PlatformHandler, PlatformHandlers } from '../actor.ts'
import { handlerOf } from '../identity/handler-of.ts'
import { inTransaction } from '../in-transaction.ts'
import type { OrderRecord } from '../orders/order-record.ts'
import { orderWrites } from '../orders/order-writes.ts'
import type { PromotionService, ServiceAnswer } from '../orders/promotion-service.ts'
import type { CheckoutNeeds } from './checkout-needs.ts'
import { findPromotionService, type PriceQuestion, sendQuestion } from './promotion-prices.ts'
import { getWorksheet } from './worksheet.ts'

/** Thrown out of a transaction, so that nothing is open while the service is asked (OUT-3). */
class QuestionForService extends Error {
  readonly version: string
  readonly question: PriceQuestion

  constructor(version: string, question: PriceQuestion) {
    super('The promotion service must be asked first.')
    this.version = version
    this.question = question
  }
}

/** One question per change; the steps of a cart are changes, and a rival may change the order between two tries. */
const maxQuestions = 50

const versionOf = ({ uid, state }: OrderRecord): string => `${uid} ${state.order.lastUpdated}`

/** Runs a write of an order; if its promotions must be priced, asks the service and runs it again with the answer. */
export async function withPromotionService<Answer>(
  needs: CheckoutNeeds,
  call: PlatformCall,
  run: (call: PlatformCall) => Promise<Answer>,
): Promise<Answer> {
  const answers = new Map<string, ServiceAnswer>()
  const promotionService: PromotionService = {
    find: (record) => answers.get(versionOf(record)),
    ask: async (db, record, requested) => {
      const service = await findPromotionService(db, record.marketplace)
      if (!service) return
      const worksheet = JSON.parse((await getWorksheet(db, record.uid)).text) as PriceQuestion['worksheet']
      throw new QuestionForService(versionOf(record), { service, worksheet, requested })
    },
  }
  for (let asked = 0; asked < maxQuestions; asked += 1) {
    try {
      return await run({ ...call, promotionService })
    } catch (error) {
      if (!(error instanceof QuestionForService)) throw error
      const { prices, failure } = await sendQuestion(needs, error.question)
      answers.set(error.version, { prices, failure: failure ? 'PromotionIntegration.FailedToEvaluate' : undefined })
    }
  }
  return fail('Order.ChangedMeanwhile', { OrderID: call.params.orderID ?? null })
}

/** The same for all handlers that change orders; those without transactions of their own get one. */
export function pricedByService(
  needs: CheckoutNeeds,
  ownTransactions: ReadonlySet<string>,
  handlers: PlatformHandlers,
): PlatformHandlers {
  const wrap = (id: string, handler: PlatformHandler): PlatformHandler => {
    const run = ownTransactions.has(id) ? handler : inTransaction(needs.database, handler)
    return (call) => withPromotionService(needs, call, run)
  }
  const priced = orderWrites.map((id) => [id, wrap(id, handlerOf(handlers, id))] as const)
  return { ...handlers, ...Object.fromEntries(priced) }
}
