import { model } from '../kit/model.ts'
import { requiredList, requiredText } from './fields.ts'
import { defineCall } from './kit.ts'
import { ProductRecord } from './search.ts'

export const Cards = model('Cards', { records: requiredList(ProductRecord) })
const Alternatives = model('Alternatives', { name: requiredText(200), records: requiredList(ProductRecord) })

const path = (name: string) => `/api/productpages/${name}` as const

/** Not in the specification: product cards for saved lists, and replacements for discontinued products. */
export const productPageCalls = {
  getRecords: defineCall({
    id: 'ProductPages.getRecords',
    verb: 'GET',
    path: path('getRecords'),
    summary: 'Products by their SKUs, with commas between, at the caller’s prices; what is not sold is left out.',
    access: 'anyone',
    query: ['skus'],
    reply: Cards,
  }),
  getAlternatives: defineCall({
    id: 'ProductPages.getAlternatives',
    verb: 'GET',
    path: path('getAlternatives'),
    summary: 'What is closest to a product that is no longer sold, by the name in its address.',
    access: 'anyone',
    query: ['productName'],
    reply: Alternatives,
  }),
}
