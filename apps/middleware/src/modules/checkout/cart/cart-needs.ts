import type { Database } from '@tessera/server/database'
import type { Commerce } from '../../../kit/commerce.ts'
import { priceGroupOf, type Visitor } from '../../../kit/visitor.ts'
import type { Catalog } from '../../catalog/feed/catalog.ts'
import type { ViewNeeds } from './line-view.ts'

export interface CartNeeds {
  database: Database
  commerce: Commerce
  catalog: Catalog
}

export const viewNeeds = ({ catalog }: CartNeeds, visitor: Visitor, now: Date): ViewNeeds => ({
  find: catalog.find,
  pictureUrl: (sku) => catalog.index().pictureUrl(sku, 'face', 320),
  group: priceGroupOf(visitor),
  now,
})
