import type { Cart } from '@tessera/client/shop/types.gen'

export const fulfilments = ['deliver', 'pick-up'] as const
export type Fulfilment = (typeof fulfilments)[number]

/** As asked for in the address, else as chosen on the cart. */
export const fulfilmentOf = (asked: string | null, { pickUp }: Pick<Cart, 'pickUp'>): Fulfilment =>
  fulfilments.find((one) => one === asked) ?? (pickUp ? 'pick-up' : 'deliver')
