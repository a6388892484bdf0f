import type { RequestOptions } from '@tessera/client/call-options'
import type { Database } from '@tessera/server/database'
import type { Commerce } from '../../../kit/commerce.ts'
import { refuse } from '../../../kit/shop-error.ts'
import { priceGroupOf, type Visitor } from '../../../kit/visitor.ts'
import type { Catalogue } from '../../catalog/feed/catalog.ts'
import type { ViewNeeds } from './line-view.ts'

export interface CartNeeds {
  database: Database
  commerce: Commerce
  catalogue: Catalogue
}

export const tokenOf = ({ bearer }: Visitor): string => bearer?.token ?? refuse('Session.Missing')

/** Calls to the platform are the visitor's own: the shop sees no cart that the visitor may not see. */
export const asVisitor = (visitor: Visitor): RequestOptions => ({ accessToken: tokenOf(visitor) })

export const viewNeeds = ({ catalogue }: CartNeeds, visitor: Visitor, now: Date): ViewNeeds => ({
  find: catalogue.find,
  pictureUrl: (sku) => catalogue.index().pictureUrl(sku, 'face', 320),
  group: priceGroupOf(visitor),
  now,
})
