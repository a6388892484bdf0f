import { skuList, skusIn } from './sku-list.ts'

export const mostCompared = 4
const list = skuList('compare', mostCompared)

export const skusFrom = (text: string | null): string[] => skusIn(text, mostCompared)

/** The SKUs to compare. */
export const useCompared = list.use
export const saveCompared = list.save
export const toggleCompared = list.toggle

export const compareUrl = (skus: readonly string[]): string => `/compare?skus=${skus.join(',')}`
