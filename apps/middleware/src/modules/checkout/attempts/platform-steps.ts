import type { OrderPaymentStatus, PaymentInput } from '@tessera/client/platform/types.gen'
import type { Commerce } from '../../../kit/commerce.ts'
import { ignoreNotFound } from '../../../kit/ignore-not-found.ts'
import { toCents } from '../../../kit/to-cents.ts'
import { guestOwner } from '../methods/owner.ts'
import type { OrderNow, OrderPayment, OrderSteps } from './order-steps.ts'

export interface StepOptions {
  orderId: string
  /** The platform has just validated the order. */
  isChecked?: boolean
  /** Checks of the shop on top of the platform's. */
  validate?: () => Promise<void>
}

const direction = 'Incoming'

const orderNow = ({ ID, Status, Total, PaymentIDs, FromUserID, IsGuest }: OrderPaymentStatus): OrderNow => ({
  orderId: ID,
  totalCents: toCents(Total),
  status: Status,
  paymentIds: PaymentIDs,
  owner: IsGuest ? guestOwner(ID) : FromUserID,
})

/** Runs the order steps with the shop's own rights: only the shop accepts payments and submits. */
export function platformSteps(commerce: Commerce, options: StepOptions): OrderSteps {
  const { orderId, validate, isChecked } = options
  const { Orders, Payments } = commerce.client
  const find = async () => {
    const found = await Orders.GetPaymentStatus(direction, orderId, await commerce.backOffice()).catch(ignoreNotFound)
    return found && orderNow(found)
  }
  return {
    validate: async () => {
      await validate?.()
      if (!isChecked) await Orders.Validate(direction, orderId, await commerce.backOffice())
    },
    find,
    addPayment: async (payment) => {
      const body = { Payment: paymentOf(payment), Transaction: transactionOf(payment) }
      await Orders.Pay(direction, orderId, body, await commerce.backOffice())
    },
    withdrawPayment: async (attemptId) => {
      if ((await find())?.status !== 'Unsubmitted') return
      const as = await commerce.backOffice()
      await Payments.Patch(direction, orderId, attemptId, { Accepted: false }, as).catch(ignoreNotFound)
    },
    removePayment: async (attemptId) => {
      await Payments.Delete(direction, orderId, attemptId, await commerce.backOffice()).catch(ignoreNotFound)
    },
    noteOverLimit: async (totalCents) => {
      const xp = { Shop: { overLimit: totalCents / 100 } }
      await Orders.Patch(direction, orderId, { xp }, await commerce.backOffice())
    },
    submit: async (idempotencyKey) => {
      const as = { ...(await commerce.backOffice()), idempotencyKey }
      return orderNow(await Orders.Place(direction, orderId, as))
    },
    cancel: async () => {
      await Orders.Cancel(direction, orderId, await commerce.backOffice())
    },
  }
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
