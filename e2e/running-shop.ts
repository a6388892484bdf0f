import { inject } from 'vitest'

/** Where the shop of the browser tests answers. */
export const startFilledShop = async (): Promise<string> => inject('shopUrl')
