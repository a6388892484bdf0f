import { setTimeout as sleep } from 'node:timers/promises'
import { createShopClient } from '@tessera/client/shop/create-shop-client'
import { ShopApiError } from '@tessera/client/shop/shop-api-error'
import type { PlacedOrder, ShopClient } from '@tessera/client/shop/types.gen'
import { dana } from '@tessera/testing/dana'

export const cards = {
  good: '4111111111111111',
  declined: '4000000000001018',
  challenge: '4000000000005050',
} as const

export interface PurchaseResult {
  outcome: PlacedOrder['status'] | 'refused' | 'unknown'
  orderId: string | null
  totalCents: number
  clicks: number
  /** Codes of the responses on the way. */
  codes: string[]
  nextUrl: string | null
}

const pause = 250

/** A guest who buys by card with the calls a browser makes; unanswered calls are repeated. */
export class CardBuyer {
  readonly #url: string
  readonly #isOpen: () => boolean
  #token = ''
  readonly #shop: ShopClient

  constructor(url: string, isOpen: () => boolean = () => true) {
    this.#url = url
    this.#isOpen = isOpen
    this.#shop = createShopClient({
      baseUrl: url,
      session: () => ({ authToken: this.#token }),
      timeoutInMilliseconds: 30_000,
    })
  }

  /** Goes up to the last button; returns the provider's card token, or undefined if the shop closed meanwhile. */
  async fill(sku: string, number: string): Promise<string | undefined> {
    const { Cart, Payment } = this.#shop
    const basket = await this.#surely(() => Cart.CreateTesseraBasket())
    this.#token = basket?.auth_token ?? ''
    await this.#surely(() => Cart.AddToCart({ items: [{ sku, quantity: 1 }] }))
    const where = { address: dana, email: 'dana@example.com', sameAsShipping: true }
    const cart = await this.#surely(() => Cart.SetShippingAddress(where))
    const optionId = cart?.shippingOptions.find(({ kind }) => kind !== 'pick-up')?.id ?? null
    await this.#surely(() => Cart.UpdateTesseraPartnerShippingAddress({ optionId }))
    const request = await this.#surely(() => Payment.getrequestid())
    if (!request) return undefined
    const { requestId, tokenizeUrl } = request
    const providerToken = (await this.#surely(() => sendCard(this.#url + tokenizeUrl, requestId, number))) ?? ''
    const card = await this.#surely(() => Payment.gettokenize({ requestId, providerToken }))
    const payment = { paymentMethod: 'Credit_Card' as const, paymentToken: card?.token ?? '', acceptsMixedLots: true }
    await this.#surely(() => Cart.ProcessCart(payment))
    return this.#isOpen() ? providerToken : undefined
  }

  get token(): string {
    return this.#token
  }

  /** The shop's API as this guest. */
  get shop(): ShopClient {
    return this.#shop
  }

  /** Clicks until it is placed or refused for good. */
  async submit(): Promise<PurchaseResult> {
    const codes: string[] = []
    for (let clicks = 1; ; clicks++) {
      const answer = await this.#click(codes)
      const isOver = answer && answer.status !== 'working' && !(answer.status === 'declined' && isForNow(answer))
      if (isOver) {
        const { status: outcome, orderId, totalCents, nextUrl } = answer
        return { outcome, orderId, totalCents, nextUrl, clicks, codes }
      }
      const last = codes.at(-1) ?? ''
      const none = { orderId: null, totalCents: 0, nextUrl: null, clicks, codes }
      if (!answer && isRefusal(last)) return { outcome: 'refused', ...none }
      if (!this.#isOpen()) return { outcome: 'unknown', ...none }
      await sleep(pause)
    }
  }

  async #click(codes: string[]): Promise<PlacedOrder | undefined> {
    try {
      return await this.#shop.Cart.SubmitCart()
    } catch (error) {
      codes.push(codeOf(error))
      return undefined
    }
  }

  /** Repeats until there is a response; a refusal is one. */
  async #surely<T>(step: () => Promise<T>): Promise<T | undefined> {
    while (this.#isOpen()) {
      try {
        return await step()
      } catch (error) {
        if (error instanceof ShopApiError && error.status < 500 && error.status !== 429) throw error
        await sleep(pause)
      }
    }
    return undefined
  }
}

/** "Payments are temporarily unavailable": nothing was charged, and another click may work. */
const isForNow = ({ message }: PlacedOrder): boolean => message.startsWith('Payments are temporarily unavailable')
const codeOf = (error: unknown): string =>
  error instanceof ShopApiError ? `${error.status} ${error.code}` : `0 ${error}`
const isRefusal = (code: string): boolean => code.startsWith('4') && !code.startsWith('429') && !code.startsWith('409')

export async function sendCard(url: string, requestId: string, number: string): Promise<string> {
  const body = JSON.stringify({ requestId, number, expires: '12/40', code: '123', holder: 'Dana Reyes' })
  const answer = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  const { token } = (await answer.json()) as { token?: string }
  if (!token) throw new Error(`the provider did not take the card: ${answer.status}`)
  return token
}
