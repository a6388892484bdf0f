import { inject } from 'vitest'

/** URL of the shop of the browser tests. */
export const runningShopUrl = async (): Promise<string> => inject('shopUrl')
