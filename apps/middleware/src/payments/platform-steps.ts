import type { RequestOptions } from '@tessera/client/call-options'
import type { Payment, PaymentInput } from '@tessera/client/platform/types.gen'
import { PlatformError } from '@tessera/client/platform-error'
import { toCents } from '../cart/cents.ts'
import type { Commerce } from '../commerce.ts'
import type { OrderNow, OrderPayment, OrderSteps } from './order-steps.ts'

export interface StepOptions {
  orderId: string
  /** The buyer's own token, where there is one: the order is then submitted as by them. */
  bearerToken?: string | undefined
  /** What the shop checks beyond the platform. */
  validate?: () => Promise<void>
}

const direction = 'Incoming'
const all = { pageSize: 100 }

/** The steps of an order over the platform's client. Payments need the shop's own rights. */
export function platformSteps(commerce: Commerce, { orderId, bearerToken, validate }: StepOptions): OrderSteps {
  const { Orders, Payments } = commerce.client
  return {
    validate: async () => {
      await validate?.()
      await Orders.Validate(direction, orderId, await commerce.backOffice())
    },
    find: async () => {
      const asShop = await commerce.backOffice()
      const order = await Orders.Get(direction, orderId, asShop).catch(unlessGone)
      if (!order) return undefined
      const payments = await listPayments(commerce, orderId, asShop)
      return {
        orderId,
        totalCents: toCents(order.Total),
        status: order.Status as OrderNow['status'],
        paymentIds: payments.map(({ ID }) => ID),
      }
    },
    addPayment: async (payment) => addPayment(commerce, orderId, payment, await commerce.backOffice()),
    withdrawPayment: async (attemptId) => {
      const asShop = await commerce.backOffice()
      const order = await Orders.Get(direction, orderId, asShop).catch(unlessGone)
      if (order?.Status !== 'Unsubmitted') return
      await Payments.Patch(direction, orderId, attemptId, { Accepted: false }, asShop).catch(unlessGone)
    },
    removePayment: async (attemptId) => {
      await Payments.Delete(direction, orderId, attemptId, await commerce.backOffice()).catch(unlessGone)
    },
    submit: async (idempotencyKey) => {
      const as = bearerToken ? { accessToken: bearerToken } : await commerce.backOffice()
      await Orders.Submit(bearerToken ? 'Outgoing' : direction, orderId, { ...as, idempotencyKey })
    },
    cancel: async () => {
      await Orders.Cancel(direction, orderId, await commerce.backOffice())
    },
  }
}

const listPayments = async ({ client }: Commerce, orderId: string, asShop: RequestOptions): Promise<Payment[]> =>
  (await client.Payments.List(direction, orderId, all, asShop)).Items

/** What is there of it stays; what other attempts have left goes, or the order would be paid twice. */
async function addPayment(
  commerce: Commerce,
  orderId: string,
  payment: OrderPayment,
  asShop: RequestOptions,
): Promise<void> {
  const { Payments } = commerce.client
  const there = await listPayments(commerce, orderId, asShop)
  for (const { ID } of there.filter(({ ID: id }) => id !== payment.attemptId))
    await Payments.Delete(direction, orderId, ID, asShop).catch(unlessGone)
  const known = there.find(({ ID }) => ID === payment.attemptId)
  if (!known) await Payments.Create(direction, orderId, paymentOf(payment), asShop)
  if (known && !known.Accepted) await Payments.Patch(direction, orderId, known.ID, { Accepted: true }, asShop)
  if (known?.Transactions?.length) return
  await Payments.CreateTransaction(direction, orderId, payment.attemptId, transactionOf(payment), asShop)
}

function unlessGone(error: unknown): undefined {
  if (error instanceof PlatformError && error.status === 404) return undefined
  throw error
}

/** Loans and terms are promises to pay, which the platform calls purchase orders. */
const paymentOf = ({ attemptId, method, amountCents, savedCardId, text }: OrderPayment): PaymentInput => ({
  ID: attemptId,
  Type: method === 'Credit_Card' ? 'CreditCard' : 'PurchaseOrder',
  Amount: amountCents / 100,
  Accepted: true,
  CreditCardID: method === 'Credit_Card' ? savedCardId : null,
  Description: text,
  xp: { Method: method },
})

const transactionOf = ({ attemptId, amountCents, providerPaymentId }: OrderPayment) => ({
  ID: `${attemptId}-authorization`,
  Type: 'Authorization',
  DateExecuted: new Date().toISOString(),
  Amount: amountCents / 100,
  Succeeded: true,
  ResultCode: providerPaymentId,
})
