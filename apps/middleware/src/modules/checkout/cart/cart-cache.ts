import type { OrderWorksheet } from '@tessera/client/platform/types.gen'
import { Recent } from '@tessera/server/recent'

/** A cart of sixty lines is about 0.2 MB here. */
const most = 300

/**
 * What a cart was after its last change, by the token it was changed with. A guess: whoever changes a cart by it says
 * which version it was, and the platform refuses where that is not the one any more.
 */
export type KeptCarts = Recent<OrderWorksheet>

export const keptCarts = (): KeptCarts => new Recent(most)
