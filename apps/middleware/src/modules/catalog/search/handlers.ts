import { searchCalls } from '@tessera/contract/middleware/search/operations'
import { searchAsJson } from '@tessera/search/search'
import { suggest } from '@tessera/search/suggest'
import type { Handlers } from '@tessera/server/call'
import { queryValue } from '@tessera/server/call'
import { JsonText } from '@tessera/server/json-text'
import { handle } from '../../../kit/http/handle.ts'
import { priceGroupOf, type Visitor } from '../../../kit/visitor.ts'
import type { Catalog } from '../feed/catalog.ts'
import type { Categories } from '../feed/categories.ts'
import { categoryTreeOf } from './category-tree.ts'
import { searchQueryOf } from './search-query.ts'

/** The index serializes its results itself, so these two return text instead of an object. */
export const searchHandlers = (
  catalog: Catalog,
  categories: () => Categories,
  isPlace: (id: string) => boolean,
  onNothing: (words: string) => void = () => {},
): Handlers<Visitor> => ({
  [searchCalls.products.id]: async ({ query, actor }) => {
    const searchQuery = searchQueryOf(query, actor, isPlace)
    const { text, isEmpty } = searchAsJson(catalog.index(), searchQuery)
    if (searchQuery.text && isEmpty) onNothing(searchQuery.text)
    return new JsonText(text)
  },
  [searchCalls.suggest.id]: async (call) =>
    new JsonText(JSON.stringify(suggest(catalog.index(), queryValue(call, 'q') ?? '', priceGroupOf(call.actor)))),
  ...handle(searchCalls.categories, async () => ({ categories: categoryTreeOf(catalog, categories()) })),
})
