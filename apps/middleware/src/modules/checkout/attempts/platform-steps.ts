import type { OrderPaymentStatus, PaymentInput } from '@tessera/client/platform/types.gen'
import { PlatformError } from '@tessera/client/platform-error'
import type { Commerce } from '../../../kit/commerce.ts'
import { ignoreNotFound } from '../../../kit/ignore-not-found.ts'
import { toCents } from '../../../kit/to-cents.ts'
import { guestOwner, isGuestOwner } from '../methods/owner.ts'
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
      await Orders.Pay(direction, orderId, bodyOf(payment), await commerce.backOffice())
    },
    withdrawPayment: async (attemptId) => {
      const { status } = (await find()) ?? {}
      if (status !== 'Unsubmitted' && status !== 'Declined') return
      const as = await commerce.backOffice()
      // the key is good for one write: after this one the submission is refused, and if it runs, this one waits for it
      const key = { ...as, idempotencyKey: submitKeyOf(attemptId) }
      await Orders.Patch(direction, orderId, {}, key).catch(ignoreUsedKey)
      await Payments.Patch(direction, orderId, attemptId, { Accepted: false }, as).catch(ignoreNotFound)
    },
    removePayment: async (attemptId) => {
      await Payments.Delete(direction, orderId, attemptId, await commerce.backOffice()).catch(ignoreNotFound)
    },
    noteOverLimit: async (totalCents) => {
      const xp = { Shop: { overLimit: totalCents / 100 } }
      await Orders.Patch(direction, orderId, { xp }, await commerce.backOffice())
    },
    submit: async ({ attemptId, owner, payment }) => {
      const as = { ...(await commerce.backOffice()), idempotencyKey: submitKeyOf(attemptId) }
      const body = { ...(payment && bodyOf(payment)), ...ownerBody(owner) }
      return orderNow(await Orders.Place(direction, orderId, body, as))
    },
    cancel: async () => {
      await Orders.Cancel(direction, orderId, await commerce.backOffice())
    },
  }
}

const submitKeyOf = (attemptId: string): string => `${attemptId}-submit`

/** The submission was faster, and a reader of the order sees it. */
function ignoreUsedKey(error: unknown): undefined {
  if (error instanceof PlatformError && error.errorCode === 'Request.IdempotencyKeyReused') return undefined
  throw error
}

/** All guests are one user of the platform. */
const ownerBody = (owner: string) => (isGuestOwner(owner) ? { IsGuest: true } : { IsGuest: false, FromUserID: owner })

const bodyOf = (payment: OrderPayment) => ({ Payment: paymentOf(payment), Transaction: transactionOf(payment) })

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

const transactionOf = ({ attemptId, amountCents, providerPaymentId, authorizedAt }: OrderPayment) => ({
  ID: `${attemptId}-authorization`,
  Type: 'Authorization',
  DateExecuted: authorizedAt.toISOString(),
  Amount: amountCents / 100,
  Succeeded: true,
  ResultCode: providerPaymentId,
})
