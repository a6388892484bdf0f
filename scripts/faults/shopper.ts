import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Client, createClient } from '@tessera/client/create-client'
import type { Order } from '@tessera/client/platform/types.gen'
import { PlatformError } from '@tessera/client/platform-error'
import type { History, Purchase } from './history.ts'
import { marketClient } from './seed-shop.ts'

export interface ShopperOptions {
  url: string
  history: History
  /** False stops new purchases and retries. */
  isOpen(): boolean
}

const address = { Street1: '1 Example Street', City: 'Dallas', State: 'TX', Zip: '75001', Country: 'US' }
/** R8: no request may take longer, in milliseconds. */
export const requestLimit = 10_000

/** A shopper with one request at a time; unanswered requests are repeated with the same idempotency key. */
export class Shopper {
  readonly #client: Client
  readonly #shopping: ShopperOptions
  readonly #name: string
  readonly #isGuest: boolean
  #key = ''
  #count = 0

  constructor(name: string, token: string | undefined, shopping: ShopperOptions) {
    this.#name = name
    this.#shopping = shopping
    this.#isGuest = token === undefined
    this.#client = createClient({
      baseApiUrl: shopping.url,
      timeoutInMilliseconds: requestLimit,
      fetch: (url, init) =>
        fetch(url, { ...init, headers: { ...(init.headers as object), 'idempotency-key': this.#key } }),
    })
    if (token) this.#client.Tokens.SetAccessToken(token)
  }

  async shop(): Promise<void> {
    while (this.#shopping.isOpen()) {
      this.#count += 1
      const intent = `${this.#name}-${this.#count}`
      this.#shopping.history.invoked(intent)
      await this.#purchase(intent)
    }
  }

  /** Odd purchases use the cart, even ones a separate order; guests have only a cart, and a new identity each time. */
  async #purchase(intent: string): Promise<void> {
    const inCart = this.#isGuest || this.#count % 2 === 1
    const filled = await this.#fill(intent, inCart)
    if (!filled) return
    const { Cart, Orders } = this.#client
    this.#shopping.history.ended(
      await this.#submit(intent, () => (inCart ? Cart.Submit() : Orders.Submit('Outgoing', intent))),
    )
  }

  /** Returns false if given up or refused; such an order must never be submitted. */
  async #fill(intent: string, inCart: boolean): Promise<boolean> {
    const { Auth, Cart, LineItems, Orders, Payments, Tokens } = this.#client
    const at = ['Outgoing', intent] as const
    const steps: (() => Promise<unknown>)[] = []
    if (this.#isGuest) steps.push(async () => Tokens.SetAccessToken((await Auth.Anonymous(marketClient)).access_token))
    else if (inCart) steps.push(() => Cart.Delete())
    const marked = { xp: { Intent: intent } }
    steps.push(() => (inCart ? Cart.Patch(marked) : Orders.Save(...at, marked)))
    for (let line = 0; line <= this.#count % 4; line++) {
      const lineItem = { ProductID: line === 3 ? 'slate' : 'tile', Quantity: 1 + line }
      steps.push(() => (inCart ? Cart.SaveLineItem(`l${line}`, lineItem) : LineItems.Save(...at, `l${line}`, lineItem)))
    }
    steps.push(() => (inCart ? Cart.SetShippingAddress(address) : Orders.SetShippingAddress(...at, address)))
    if (this.#count % 3 === 0)
      steps.push(() => (inCart ? Cart.AddPromotion('EARLY') : Orders.AddPromotion(...at, 'EARLY')))
    const payment = { ID: 'p1', Type: 'PurchaseOrder' as const, Accepted: true }
    steps.push(() => (inCart ? Cart.CreatePayment(payment) : Payments.Create(...at, payment)))
    for (const step of steps) if (!(await this.#surely(step))) return false
    return true
  }

  /** Repeats until there is a response. A refusal counts: the request is final. */
  async #surely(step: () => Promise<unknown>): Promise<boolean> {
    this.#key = randomUUID()
    while (this.#shopping.isOpen()) {
      const { isUnknown } = await this.#try(step)
      if (!isUnknown) return true
      await sleep(100 + Math.random() * 400)
    }
    return false
  }

  async #submit(intent: string, send: () => Promise<Order>): Promise<Purchase> {
    this.#key = randomUUID()
    for (let attempts = 1; ; attempts++) {
      const { value, code, isUnknown } = await this.#try(send)
      if (value) {
        const order = { id: value.ID, total: Number(value.Total), lines: Number(value.LineItemCount) }
        return { intent, outcome: 'ok', attempts, order }
      }
      if (!isUnknown) return { intent, outcome: 'fail', attempts, ...(code && { code }) }
      if (!this.#shopping.isOpen()) return { intent, outcome: 'unknown', attempts }
      await sleep(100 + Math.random() * 400)
    }
  }

  async #try<T>(send: () => Promise<T>): Promise<{ value?: T; code?: string; isUnknown: boolean }> {
    const began = Date.now()
    try {
      return { value: await send(), isUnknown: false }
    } catch (error) {
      const status = error instanceof PlatformError ? error.status : 0
      const what = error instanceof PlatformError ? error.errorCode : String(error)
      const isUnknown = status === 0 || status >= 500
      if (isUnknown || status === 401 || status === 403)
        this.#shopping.history.trouble({ at: began, took: Date.now() - began, status, what })
      return { code: what, isUnknown }
    }
  }
}
