import { searchCalls } from '@tessera/contract/middleware/search'
import { searchText } from '@tessera/search/search'
import { suggest } from '@tessera/search/suggest'
import type { Handlers } from '@tessera/server/call'
import { queryValue } from '@tessera/server/call'
import { Json } from '@tessera/server/json'
import { handle } from '../../../kit/http/handle.ts'
import { priceGroupOf, type Visitor } from '../../../kit/visitor.ts'
import type { Catalogue } from '../feed/catalog.ts'
import type { Categories } from '../feed/categories.ts'
import { treeOf } from './category-tree.ts'
import { searchQueryOf } from './search-query.ts'

/** The index serializes its results itself, so these two return text instead of an object. */
export const searchHandlers = (
  catalogue: Catalogue,
  categories: () => Categories,
  isPlace: (id: string) => boolean,
  onNothing: (words: string) => void = () => {},
): Handlers<Visitor> => ({
  [searchCalls.products.id]: async ({ query, actor }) => {
    const asked = searchQueryOf(query, actor, isPlace)
    const { text, total } = searchText(catalogue.index(), asked)
    if (asked.text && total === 0) onNothing(asked.text)
    return new Json(text)
  },
  [searchCalls.suggest.id]: async (call) =>
    new Json(JSON.stringify(suggest(catalogue.index(), queryValue(call, 'q') ?? '', priceGroupOf(call.actor)))),
  ...handle(searchCalls.categories, async () => ({ categories: treeOf(catalogue, categories()) })),
})
