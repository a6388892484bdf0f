// The entry `@tessera/client/shop`: the shop's own calls.
export type { RequestOptions } from '../call-options.ts'
export { createShopClient, type ShopClientOptions, type ShopSession } from '../shop/create-shop-client.ts'
export { type FieldProblem, ShopApiError } from '../shop/shop-api-error.ts'
export type * from '../shop/types.gen.ts'
