import { repeatedParams, singleParams } from '../../shop/listing-names.ts'
import { defineCall } from '../kit.ts'
import { CategoryTree, SearchAnswer, Suggestions } from './models.ts'

/** The shop runs its own search instead of using a service. */
export const searchCalls = {
  products: defineCall({
    id: 'Search.products',
    verb: 'GET',
    path: '/api/search/products',
    summary: 'Products by words, filters and sort, with exact counts for every filter.',
    isAddition: true,
    access: 'anyone',
    query: [...singleParams, ...repeatedParams, 'sku'],
    reply: SearchAnswer,
  }),
  suggest: defineCall({
    id: 'Search.suggest',
    verb: 'GET',
    path: '/api/search/suggest',
    summary: 'Suggests products, categories and articles as the customer types.',
    isAddition: true,
    access: 'anyone',
    query: ['q'],
    reply: Suggestions,
  }),
  categories: defineCall({
    id: 'Search.categories',
    verb: 'GET',
    path: '/api/search/categories',
    summary: 'Departments and categories in their order, with how many products each has.',
    isAddition: true,
    access: 'anyone',
    reply: CategoryTree,
  }),
}
