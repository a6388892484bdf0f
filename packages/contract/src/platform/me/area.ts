import type { Area } from '../../kit/area.ts'
import { meLists } from './lists.ts'
import { meActions } from './me.ts'
import {
  meProductCollectionActions,
  meProductCollectionInvitations,
  meProductCollections,
} from './product-collections.ts'
import { meSubscriptionActions, meSubscriptionItems, meSubscriptions } from './subscriptions.ts'
import {
  meAddresses,
  meCatalogs,
  meCategories,
  meCreditCards,
  meGroupOrderInvitations,
  meProducts,
  mePromotions,
  meShipments,
  meSpecs,
  meVariants,
} from './views.ts'

/** The shop as the signed-in user sees it. */
export const meArea: Area = {
  views: [
    meAddresses,
    meCatalogs,
    meCategories,
    meCreditCards,
    meGroupOrderInvitations,
    meProductCollections,
    meProductCollectionInvitations,
    meProducts,
    meSpecs,
    meVariants,
    mePromotions,
    meShipments,
    meSubscriptions,
    meSubscriptionItems,
  ],
  actions: [...meActions, ...meLists, ...meProductCollectionActions, ...meSubscriptionActions],
}
