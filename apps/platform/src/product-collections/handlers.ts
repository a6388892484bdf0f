import { buyerProductCollections, productCollections } from '@tessera/contract/platform/catalog/product-collections'
import type { PlatformHandlers } from '../actor.ts'
import { crud } from '../engine/crud.ts'
import { answerHandlers } from './answer-invitation.ts'
import { entryHandlers } from './entries.ts'
import { invitationHandlers } from './invitations.ts'
import { ownCollectionHandlers } from './own-collections.ts'

/** Lists of products that buyer users keep and share. */
export const productCollectionHandlers: PlatformHandlers = {
  ...crud(productCollections),
  ...crud(buyerProductCollections),
  ...ownCollectionHandlers,
  ...entryHandlers,
  ...invitationHandlers,
  ...answerHandlers,
}
