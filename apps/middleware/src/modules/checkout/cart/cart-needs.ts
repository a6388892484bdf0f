import type { Database } from '@tessera/server/database'
import type { Commerce } from '../../../kit/commerce.ts'
import { priceGroupOf, type Visitor } from '../../../kit/visitor.ts'
import type { Catalogue } from '../../catalog/feed/catalog.ts'
import type { ViewNeeds } from './line-view.ts'

export interface CartNeeds {
  database: Database
  commerce: Commerce
  catalogue: Catalogue
}

export const viewNeeds = ({ catalogue }: CartNeeds, visitor: Visitor, now: Date): ViewNeeds => ({
  find: catalogue.find,
  pictureUrl: (sku) => catalogue.index().pictureUrl(sku, 'face', 320),
  group: priceGroupOf(visitor),
  now,
})
