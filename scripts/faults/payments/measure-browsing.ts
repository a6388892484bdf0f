import { setTimeout as sleep } from 'node:timers/promises'
import { createShopClient } from '@tessera/client/shop/create-shop-client'
import type { PaymentShop } from './open-payment-shop.ts'

/** A visitor who requests products and a cart continuously; returns the response times. */
export function measureBrowsing({ url, skus }: PaymentShop): { stop(): Promise<number[]> } {
  const times: number[] = []
  let isOn = true
  const timed = async (work: () => Promise<unknown>) => {
    const began = performance.now()
    await work()
    times.push(performance.now() - began)
  }
  const run = async () => {
    const { auth_token } = await createShopClient({ baseUrl: url }).Cart.CreateTesseraBasket()
    const { Cart, Product } = createShopClient({ baseUrl: url, session: () => ({ authToken: auth_token ?? '' }) })
    await Cart.AddToCart({ items: [{ sku: skus[0] ?? '', quantity: 1 }] })
    for (let at = 0; isOn; at++) {
      await timed(() => Product.GetProductItemDetails({ productName: skus[at % skus.length] ?? '' }))
      await timed(() => Cart.GetCart())
      await sleep(20)
    }
  }
  const running = run()
  return {
    stop: async () => {
      isOn = false
      await running
      return times
    },
  }
}

export function p95Of(times: readonly number[]): number {
  const sorted = times.toSorted((one, other) => one - other)
  return Math.round(sorted[Math.floor(sorted.length * 0.95)] ?? 0)
}
