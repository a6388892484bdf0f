import { skuList, skusIn } from './sku-list.ts'

export const maxCompared = 4
const list = skuList('compare', maxCompared)

export const comparedSkusIn = (text: string | null): string[] => skusIn(text, maxCompared)

/** The SKUs to compare. */
export const useCompared = list.use
export const saveCompared = list.save
export const toggleCompared = list.toggle

export const compareUrl = (skus: readonly string[]): string => `/compare?skus=${skus.join(',')}`
