import { beginAttempt } from '@tessera/middleware/modules/checkout/attempts/begin-attempt'
import { runAttempt } from '@tessera/middleware/modules/checkout/attempts/run-attempt'
import { CardBuyer, cards, sendCard } from './card-buyer.ts'
import type { PaymentShop } from './open-payment-shop.ts'

/** A payment that waits for the customer's bank. */
export interface BankChallenge {
  attempt: string
  payment: string
  nextUrl: string
  /** True for a whole checkout that places an order, not only a hold. */
  isPlacing: boolean
}

/** Creates payments that wait for the bank; the first `placing` are whole checkouts. */
export async function createChallenges(shop: PaymentShop, count: number, placing: number): Promise<BankChallenge[]> {
  const waiting = Array.from({ length: count }, (_, at) => at)
  const work = async () => {
    for (let at = waiting.shift(); at !== undefined; at = waiting.shift())
      await (at < placing ? checkOut(shop, at) : holdPayment(shop, at))
  }
  const began = new Date()
  await Promise.all(Array.from({ length: 8 }, work))
  const { rows } = await shop.database.pool.query<BankChallenge>(
    `select id as attempt, provider_payment_id as payment, next_url as "nextUrl", is_placing as "isPlacing"
     from payment_attempts where state = 'challenge' and created_at >= $1 order by id`,
    [began],
  )
  if (rows.length !== count) throw new Error(`${rows.length} of ${count} payments wait for a bank`)
  return rows
}

async function checkOut(shop: PaymentShop, at: number): Promise<void> {
  const buyer = new CardBuyer(shop.url)
  await buyer.fill(shop.skus[at % shop.skus.length] ?? '', cards.challenge)
  const { outcome } = await buyer.submit()
  if (outcome !== 'challenge') throw new Error(`a check-out is ${outcome} instead of waiting for the bank`)
}

async function holdPayment({ needs, url }: PaymentShop, at: number): Promise<void> {
  const opened = await needs.provider.openRequest('guest held')
  if (opened.outcome !== 'opened') throw new Error(`the provider is ${opened.outcome}`)
  const providerToken = await sendCard(url + opened.tokenizeUrl, opened.requestId, cards.challenge)
  const { attempt, runner } = await beginAttempt(needs, attemptInput(at, providerToken), undefined, new Date())
  if (runner) await runAttempt(runner, attempt)
}

const attemptInput = (at: number, providerToken: string): Parameters<typeof beginAttempt>[1] => ({
  purpose: 'order',
  orderId: `held-${at}-${providerToken}`,
  owner: 'guest held',
  accountId: null,
  method: 'Credit_Card',
  choice: `card ${providerToken}`,
  amountCents: 1000 + at,
  isPlacing: false,
  words: 'Visa ending in 5050',
  email: null,
  providerToken,
  savedCardId: null,
  saveCard: false,
  returnUrl: '/checkout/order-review',
})

/** Approves or declines on the bank's page. */
export async function decideChallenge({ url }: PaymentShop, { nextUrl }: BankChallenge, isYes: boolean): Promise<void> {
  const answer = await fetch(url + nextUrl, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ decision: isYes ? 'approve' : 'refuse' }),
  })
  if (answer.status !== 303) throw new Error(`the bank answers ${answer.status}`)
}
