import { ShopError } from '@tessera/middleware/kit/shop-error'
import { createFollower } from '@tessera/middleware/modules/checkout/attempts/create-follower'
import {
  followPlacedOrder,
  type PlacedOrderTaker,
} from '@tessera/middleware/modules/checkout/attempts/follow-placed-order'
import type { OrderSteps } from '@tessera/middleware/modules/checkout/attempts/order-steps'
import { sql } from '@tessera/server/sql'
import { beforeAll, describe, expect, test } from 'vitest'
import { aPaymentShop, type CardName, type PaymentShop, type Shopper } from './a-payment-shop.ts'

let shop: PaymentShop
beforeAll(async () => {
  shop = await aPaymentShop()
})

const byCard = (paymentToken: string) => ({ paymentMethod: 'Credit_Card' as const, paymentToken })

async function withCard(name?: CardName): Promise<[Shopper, ReturnType<typeof byCard>]> {
  const shopper = await shop.shopper()
  return [shopper, byCard(await shop.card(shopper, name))]
}

describe('cards that say no', () => {
  const noes: [CardName, RegExp][] = [
    ['declined', /bank declined/],
    ['poor', /insufficient funds/],
    ['expired', /has expired/],
    ['wrongCode', /security code/],
    ['broken', /temporarily unavailable/],
  ]
  test.each(noes)('the card "%s" leaves the cart as it was, and says why', async (name, words) => {
    const [shopper, payment] = await withCard(name)
    const result = await shop.submit(shopper, payment)
    expect(result).toMatchObject({ status: 'declined', orderId: shopper.orderId })
    expect(result.message).toMatch(words)
    expect(await shop.expectWhole(shopper.orderId)).toBe('undone')
  })

  test('after a refusal another card pays', async () => {
    const [shopper, payment] = await withCard('declined')
    await shop.submit(shopper, payment)
    const second = await shop.submit(shopper, byCard(await shop.card(shopper)))
    expect(second.status).toBe('placed')
    await shop.settle(shopper.orderId)
    expect(await shop.expectWhole(shopper.orderId)).toBe('placed')
  })

  test('a card of another visitor is unknown', async () => {
    const [, payment] = await withCard()
    await expect(shop.submit(await shop.shopper(), payment)).rejects.toMatchObject({ code: 'Payment.CardUnknown' })
  })
})

describe('cards that say yes', () => {
  test.each<CardName>(['approved', 'slow', 'lost', 'lostCapture'])('the card "%s" is charged once', async (name) => {
    const [shopper, payment] = await withCard(name)
    const result = await shop.submit(shopper, payment, { email: 'buyer@shop.test' })
    expect(result).toMatchObject({ status: 'placed', orderId: shopper.orderId, totalCents: 3000 })
    await shop.settle(shopper.orderId)
    await shop.settle(shopper.orderId)
    expect(await shop.expectWhole(shopper.orderId)).toBe('placed')
  })

  test('the sales document with its confirmation and the capture are one job', async () => {
    const [shopper, payment] = await withCard()
    await shop.submit(shopper, payment, { email: 'once@shop.test' })
    await shop.submit(shopper, payment, { email: 'once@shop.test' })
    const { database } = shop.auth
    const placed = await database.rows(sql`
      select from graphile_worker.jobs
      where task_identifier = 'settle-payment' and key = ${`order-placed ${shopper.orderId}`}`)
    expect(placed).toHaveLength(1)
  })

  test('placed once, every later request gets the same answer', async () => {
    const [shopper, payment] = await withCard()
    const first = await shop.submit(shopper, payment)
    await shop.settle(shopper.orderId)
    expect(await shop.submit(shopper, payment)).toEqual(first)
    expect(await shop.attempts(shopper.orderId)).toHaveLength(1)
  })

  test('twenty at once are one attempt, one order and one capture', async () => {
    const [shopper, payment] = await withCard()
    const results = await Promise.all(Array.from({ length: 20 }, () => shop.submit(shopper, payment)))
    expect(new Set(results.map(({ orderId }) => orderId))).toEqual(new Set([shopper.orderId]))
    expect(new Set(results.map(({ status }) => status))).toEqual(new Set(['placed']))
    await Promise.allSettled(Array.from({ length: 5 }, () => shop.settle(shopper.orderId)))
    expect(await shop.attempts(shopper.orderId)).toHaveLength(1)
    expect(await shop.expectWhole(shopper.orderId)).toBe('placed')
  })
})

describe('carts that change meanwhile', () => {
  test('a cart that grew after the card was authorised is not placed, and the money is let go', async () => {
    const [shopper, payment] = await withCard()
    const submit: OrderSteps['submit'] = async (paid) => {
      await shop.auth.platformAs(shopper.bearer.token).Cart.CreateLineItem({ ProductID: 'oak', Quantity: 1 })
      return shop.steps(shopper).submit(paid)
    }
    const submitted = shop.submit(shopper, payment, { steps: { submit } })
    await expect(submitted).rejects.toMatchObject({ code: 'Payment.CartChanged' })
    expect(await shop.expectWhole(shopper.orderId)).toBe('undone')
    expect(await shop.auth.admin.Payments.List('Incoming', shopper.orderId)).toMatchObject({ Items: [] })
    const again = await shop.submit(shopper, payment)
    expect(again).toMatchObject({ status: 'placed', totalCents: 5000 })
    await shop.settle(shopper.orderId)
    expect(await shop.expectWhole(shopper.orderId)).toBe('placed')
  })

  test('an order that staff canceled after the card was authorised is not placed, and the money is let go', async () => {
    const [shopper, payment] = await withCard()
    const submit: OrderSteps['submit'] = async (paid) => {
      await shop.auth.admin.Orders.Cancel('Incoming', shopper.orderId)
      return shop.steps(shopper).submit(paid)
    }
    await expect(shop.submit(shopper, payment, { steps: { submit } })).rejects.toMatchObject({
      code: 'Payment.CartChanged',
    })
    expect(await shop.attempts(shopper.orderId)).toMatchObject([{ state: 'voided', captured: 0 }])
  })

  test('an order that was submitted at another total all the same is canceled', async () => {
    const [shopper, payment] = await withCard()
    const submit: OrderSteps['submit'] = async (paid) => {
      await shop.auth.platformAs(shopper.bearer.token).Cart.CreateLineItem({ ProductID: 'oak', Quantity: 1 })
      return shop.steps(shopper).submit({ ...paid, payment: paid.payment && { ...paid.payment, amountCents: 5000 } })
    }
    await expect(shop.submit(shopper, payment, { steps: { submit } })).rejects.toMatchObject({
      code: 'Payment.CartChanged',
    })
    const order = await shop.auth.admin.Orders.Get('Incoming', shopper.orderId)
    expect(order.Status).toBe('Canceled')
    const [attempt] = await shop.attempts(shopper.orderId)
    expect(attempt).toMatchObject({ state: 'voided', captured: 0 })
  })

  test('a refusal of the platform is reported, and no money is held', async () => {
    const [shopper, payment] = await withCard()
    const no = new ShopError('Cart.NotEnough')
    const submit = async () => {
      throw no
    }
    await expect(shop.submit(shopper, payment, { steps: { submit } })).rejects.toBe(no)
    expect(await shop.expectWhole(shopper.orderId)).toBe('undone')
  })

  test('an order that cannot be placed is refused before any money is asked for', async () => {
    const [shopper, payment] = await withCard()
    const validate = async () => {
      throw new ShopError('Cart.SoldOut')
    }
    await expect(shop.submit(shopper, payment, { steps: { validate } })).rejects.toMatchObject({ code: 'Cart.SoldOut' })
    expect(await shop.attempts(shopper.orderId)).toEqual([])
  })
})

describe('an order that waits for approval', () => {
  const password = 'An-Approvers-Password-1'

  /** A member of the group that approves every order of this buyer. */
  async function anApprover(buyerID: string) {
    const { admin, commerce, platformAs } = shop.auth
    const username = `approver-${buyerID}`
    await admin.UserGroups.Create(buyerID, { ID: 'approvers', Name: 'Approvers' })
    await admin.Users.Create(buyerID, {
      ID: 'approver',
      Username: username,
      Password: password,
      FirstName: 'An',
      LastName: 'Approver',
      Email: 'an@approver.test',
      Active: true,
    })
    await admin.UserGroups.SaveUserAssignment(buyerID, { UserID: 'approver', UserGroupID: 'approvers' })
    const rule = { ID: 'all', ApprovingGroupID: 'approvers', RuleExpression: 'true' }
    await admin.ApprovalRules.Create(buyerID, rule)
    const app = { AppName: 'Approvers', Active: true, AccessTokenDuration: 60, AllowAnyBuyer: true }
    const { ID } = await admin.ApiClients.Create(app)
    return platformAs((await commerce.client.Auth.Login(username, password, ID)).access_token)
  }

  test('is charged when it opens, and not at all if it is given back', async () => {
    const { admin } = shop.auth
    const [approved, payment] = await withCard()
    const buyerID = (await admin.Orders.Get('Incoming', approved.orderId)).FromCompanyID
    const approver = await anApprover(String(buyerID))
    const placed = await shop.submit(approved, payment)
    expect(placed.status).toBe('awaiting-approval')
    await shop.settle(approved.orderId)
    expect(await shop.attempts(approved.orderId)).toMatchObject([{ state: 'submitted', captured: 0 }])
    await approver.Orders.Approve('Outgoing', approved.orderId, {})
    await shop.settle(approved.orderId)
    expect(await shop.expectWhole(approved.orderId)).toBe('placed')

    const [returned, second] = await withCard()
    await shop.submit(returned, second)
    await approver.Orders.Decline('Outgoing', returned.orderId, { AllowResubmit: true })
    await shop.settle(returned.orderId)
    expect(await shop.expectWhole(returned.orderId)).toBe('undone')
    await admin.ApprovalRules.Delete(String(buyerID), 'all')
  })
})

describe('what follows a placed order in the same process', () => {
  const jobsOf = (orderId: string) =>
    shop.auth.database.rows(sql`select from graphile_worker.jobs where key = ${`order-placed ${orderId}`}`)
  const leasesOf = (orderId: string) =>
    shop.auth.database.rows(sql`select from payment_attempts where order_id = ${orderId} and lease is not null`)

  async function placeAndFollow(taker: Partial<PlacedOrderTaker>): Promise<Shopper> {
    const [shopper, payment] = await withCard()
    const whole: PlacedOrderTaker = {
      take: async () => {},
      takeNow: async (_, settle) => {
        await shop.auth.database.transaction(settle)
        return true
      },
      ...taker,
    }
    const follower = createFollower(
      (placed) => followPlacedOrder(shop.needs, whole, placed),
      () => {},
    )
    const placed = await shop.submit(shopper, payment, { needs: { takePlace: follower.takePlace } })
    expect(placed.status).toBe('placed')
    await follower.close()
    return shopper
  }

  test('is left to a job if there is no place', async () => {
    const [shopper, payment] = await withCard()
    await shop.submit(shopper, payment, { needs: { takePlace: () => undefined } })
    expect(await jobsOf(shopper.orderId)).toHaveLength(1)
    expect(await leasesOf(shopper.orderId)).toEqual([])
  })

  test('is left to a job if it fails, and the job does it', async () => {
    const { orderId } = await placeAndFollow({ takeNow: () => Promise.reject(new Error('the back office is down')) })
    expect(await jobsOf(orderId)).toHaveLength(1)
    expect(await shop.attempts(orderId)).toMatchObject([{ state: 'submitted' }])
    await shop.settle(orderId)
    expect(await shop.expectWhole(orderId)).toBe('placed')
  })

  test('is done at once: the money is charged, and neither job nor lease is left', async () => {
    const { orderId } = await placeAndFollow({})
    expect(await shop.expectWhole(orderId)).toBe('placed')
    expect(await jobsOf(orderId)).toEqual([])
    expect(await leasesOf(orderId)).toEqual([])
  })

  test('gives the money back if staff cancel the order during the capture', async () => {
    const takeNow: PlacedOrderTaker['takeNow'] = async ({ order }) => {
      await shop.auth.admin.Orders.Cancel('Incoming', order.orderId)
      return false
    }
    const { orderId } = await placeAndFollow({ takeNow })
    expect(await shop.attempts(orderId)).toMatchObject([{ state: 'voided' }])
    expect(await jobsOf(orderId)).toEqual([])
    expect(await leasesOf(orderId)).toEqual([])
  })
})
