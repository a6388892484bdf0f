import type { OrderWorksheet } from '@tessera/client/platform/types.gen'
import { Recent } from '@tessera/server/recent'

/** A cart of sixty lines takes about 0.2 MB here. */
const most = 300

/**
 * Carts after their last change, by token. An entry may be out of date: changes send its version, and the platform
 * refuses a version that is not current.
 */
export type KeptCarts = Recent<OrderWorksheet>

export const keptCarts = (): KeptCarts => new Recent(most)
