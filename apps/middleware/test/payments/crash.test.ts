import type { OrderSteps } from '@tessera/middleware/modules/checkout/attempts/order-steps'
import { settleAttempt } from '@tessera/middleware/modules/checkout/attempts/settle-attempt'
import type { PaymentNeeds } from '@tessera/middleware/modules/checkout/payments/payment-needs'
import type { PaymentPort } from '@tessera/providers/payment/port'
import { sql } from '@tessera/server/sql'
import { beforeAll, describe, expect, test } from 'vitest'
import { aPaymentShop, type CardName, type PaymentShop, type Shopper } from './a-payment-shop.ts'

let shop: PaymentShop
beforeAll(async () => {
  shop = await aPaymentShop()
})

const crash = new Error('the process is gone')
const gone = async (): Promise<never> => {
  throw crash
}

interface Fault {
  provider?: (real: PaymentPort) => Partial<PaymentPort>
  steps?: (real: OrderSteps) => Partial<OrderSteps>
}

/** Crashes at the nth call, before or after it took effect. */
const atCall = <A extends unknown[], T>(work: (...given: A) => Promise<T>, nth: number, isDone: boolean) => {
  let calls = 0
  return async (...given: A): Promise<T> => {
    calls += 1
    if (calls !== nth) return work(...given)
    if (isDone) await work(...given)
    return gone()
  }
}

const faults: Record<string, Fault> = {
  'before the provider is asked': { provider: () => ({ authorize: gone }) },
  'after the provider has authorised': { provider: (real) => ({ authorize: atCall(real.authorize, 1, true) }) },
  'before the order is submitted': { steps: () => ({ submit: gone }) },
  'after the order was submitted': { steps: (real) => ({ submit: atCall(real.submit, 1, true) }) },
}

async function submitWith({ provider, steps }: Fault, card?: CardName): Promise<Shopper> {
  const shopper = await shop.shopper()
  const paymentToken = await shop.card(shopper, card)
  const real = shop.needs.provider
  const submitted = shop.submit(
    shopper,
    { paymentMethod: 'Credit_Card', paymentToken },
    {
      needs: provider ? { provider: { ...real, ...provider(real) } } : {},
      steps: steps?.(shop.steps(shopper)) ?? {},
    },
  )
  await expect(submitted).rejects.toBe(crash)
  return shopper
}

/** A submission that its process did not live to see; `submit` lets it arrive. */
async function submitLate() {
  const late = Promise.withResolvers<() => Promise<unknown>>()
  const shopper = await submitWith({
    steps: (real) => ({
      submit: async (paid) => {
        late.resolve(() => real.submit(paid))
        return gone()
      },
    }),
  })
  return { shopper, submit: await late.promise }
}

describe('a crash between any two steps', () => {
  test.each(Object.entries(faults))('%s ends whole by reconciling', async (_, fault) => {
    const shopper = await submitWith(fault)
    await shop.reconcileLater()
    await shop.reconcileLater(6)
    await shop.expectWhole(shopper.orderId)
  })

  test.each(Object.entries(faults))('%s ends whole when the customer tries again', async (_, fault) => {
    const shopper = await submitWith(fault)
    const [attempt] = await shop.attempts(shopper.orderId)
    const again = await shop.submit(shopper, {
      paymentMethod: 'Credit_Card',
      paymentToken: await shop.card(shopper),
    })
    expect(['placed', 'declined']).toContain(again.status)
    await shop.reconcileLater()
    await shop.reconcileLater(6)
    expect(await shop.expectWhole(shopper.orderId)).toBe('placed')
    expect(attempt).toBeDefined()
  })

  test('before the provider is asked: nothing is placed and nothing is held', async () => {
    const shopper = await submitWith(faults['before the provider is asked'] ?? {})
    await shop.reconcileLater()
    expect(await shop.expectWhole(shopper.orderId)).toBe('undone')
  })

  test('after the provider has authorised: the order that was asked for is placed', async () => {
    const shopper = await submitWith(faults['after the provider has authorised'] ?? {})
    await shop.reconcileLater()
    expect(await shop.expectWhole(shopper.orderId)).toBe('placed')
  })

  test('after a long outage the money is let go rather than a forgotten order placed', async () => {
    const shopper = await submitWith(faults['before the order is submitted'] ?? {})
    await shop.reconcileLater(45)
    expect(await shop.expectWhole(shopper.orderId)).toBe('undone')
  })

  test('a cart that changed after the crash is not placed', async () => {
    const shopper = await submitWith(faults['before the order is submitted'] ?? {})
    await shop.auth.platformAs(shopper.bearer.token).Cart.CreateLineItem({ ProductID: 'oak', Quantity: 1 })
    await shop.reconcileLater()
    await shop.reconcileLater(6)
    expect(await shop.expectWhole(shopper.orderId)).toBe('undone')
  })

  test.each([
    ['before', false],
    ['after', true],
  ])('a crash %s the capture charges once', async (_, isDone) => {
    const shopper = await shop.shopper()
    await shop.submit(shopper, { paymentMethod: 'Credit_Card', paymentToken: await shop.card(shopper) })
    const [attempt] = await shop.attempts(shopper.orderId)
    const { provider } = shop.needs
    const broken: PaymentNeeds = {
      ...shop.needs,
      provider: { ...provider, capture: atCall(provider.capture, 1, isDone) },
    }
    await expect(settleAttempt(broken, attempt?.id ?? '', new Date())).rejects.toBe(crash)
    await shop.reconcileLater(0)
    expect(await shop.expectWhole(shopper.orderId)).toBe('placed')
  })
})

describe('who is at it', () => {
  test('no process can take an attempt whose lease is held', async () => {
    const shopper = await submitWith(faults['before the order is submitted'] ?? {})
    const [attempt] = await shop.attempts(shopper.orderId)
    await shop.auth.database.rows(sql`
      update payment_attempts set lease = gen_random_uuid(), lease_until = now() + interval '1 minute'
      where id = ${attempt?.id}`)
    await shop.reconcileLater(0)
    expect(await settleAttempt(shop.needs, attempt?.id ?? '', new Date())).toBeUndefined()
    await shop.auth.database.rows(sql`
      update payment_attempts set lease_until = now() - interval '1 second' where id = ${attempt?.id}`)
    await shop.reconcileLater()
    expect(await shop.expectWhole(shopper.orderId)).toBe('placed')
  })

  test('a submit that arrives while the money is let go is refused by the platform', async () => {
    const { shopper, submit } = await submitLate()
    const [attempt] = await shop.attempts(shopper.orderId)
    const { provider } = shop.needs
    const letting: PaymentNeeds = {
      ...shop.needs,
      provider: {
        ...provider,
        void: async (asked) => {
          await expect(submit()).rejects.toMatchObject({ errorCode: 'Request.IdempotencyKeyReused' })
          return provider.void(asked)
        },
      },
    }
    await settleAttempt(letting, attempt?.id ?? '', shop.later(45))
    await expect(submit()).rejects.toMatchObject({ errorCode: 'Request.IdempotencyKeyReused' })
    expect(await shop.expectWhole(shopper.orderId)).toBe('undone')
  })

  test('an order that got through after all is paid for', async () => {
    const { shopper, submit } = await submitLate()
    const [attempt] = await shop.attempts(shopper.orderId)
    const crossing: PaymentNeeds = {
      ...shop.needs,
      stepsFor: (orderId) => {
        const real = shop.needs.stepsFor(orderId)
        return {
          ...real,
          withdrawPayment: async (id) => {
            await submit()
            await real.withdrawPayment(id)
          },
        }
      },
    }
    await settleAttempt(crossing, attempt?.id ?? '', shop.later(45))
    expect(await shop.expectWhole(shopper.orderId)).toBe('placed')
  })

  test('an order that staff cancel while it is charged is given back', async () => {
    const shopper = await shop.shopper()
    const paymentToken = await shop.card(shopper)
    await shop.submit(shopper, { paymentMethod: 'Credit_Card', paymentToken })
    const [attempt] = await shop.attempts(shopper.orderId)
    const { provider } = shop.needs
    const canceling: PaymentNeeds = {
      ...shop.needs,
      provider: {
        ...provider,
        capture: async (asked) => {
          const answer = await provider.capture(asked)
          await shop.auth.admin.Orders.Cancel('Incoming', shopper.orderId)
          return answer
        },
      },
    }
    await settleAttempt(canceling, attempt?.id ?? '', new Date())
    expect(await shop.attempts(shopper.orderId)).toMatchObject([{ state: 'voided' }])
    const own = (await shop.ledger()).find(({ key }) => key === attempt?.id)
    expect(own).toMatchObject({ captured: attempt?.amount, refunded: attempt?.amount })
  })

  test('a runner whose lease expired gets the result of the next one', async () => {
    const shopper = await shop.shopper()
    const paymentToken = await shop.card(shopper)
    const real = shop.steps(shopper)
    const overtaken: OrderSteps['submit'] = async (paid) => {
      await shop.auth.database.rows(sql`
        update payment_attempts set lease_until = now() - interval '1 second' where order_id = ${shopper.orderId}`)
      await shop.settle(shopper.orderId)
      return real.submit(paid)
    }
    const result = await shop.submit(
      shopper,
      { paymentMethod: 'Credit_Card', paymentToken },
      { steps: { submit: overtaken } },
    )
    expect(result.status).toBe('placed')
    await shop.reconcileLater()
    expect(await shop.expectWhole(shopper.orderId)).toBe('placed')
  })

  test('several reconcilers at once do each thing once', async () => {
    const shoppers = await Promise.all([1, 2, 3].map(() => submitWith(faults['after the order was submitted'] ?? {})))
    await Promise.all([1, 2, 3, 4].map(() => shop.reconcileLater()))
    await shop.reconcileLater(6)
    for (const { orderId } of shoppers) expect(await shop.expectWhole(orderId)).toBe('placed')
  })
})
