import type { Queryable } from '@tessera/server/database'
import type { PlatformCall } from '../actor.ts'
import { cacheInEpoch } from '../product-search/cache-in-epoch.ts'
import { currentEpochs, type ProductEpochs } from '../product-search/product-epochs.ts'
import { type BuyerUser, buyerUserOf } from './buyer-user.ts'
import { readView, type Viewer, viewerOf } from './viewer.ts'

/** The caller as a viewer of products, with the cached values of the current epochs. */
export interface ViewerContext {
  viewer: Viewer
  epochs: ProductEpochs
  /** Equal for all users with the same visibility. */
  party: string
  /** Identifies which products the caller can see, as text. */
  sees: string
}

export async function readViewerContext({ db, actor }: PlatformCall): Promise<ViewerContext> {
  const me = buyerUserOf(actor)
  const epochs = await currentEpochs(db, me.marketplace)
  const { view, party, sees } = await readCachedView(db, me, epochs)
  return { viewer: { ...me, ...view }, epochs, party, sees }
}

const readCachedView = (db: Queryable, me: BuyerUser, { view: values }: ProductEpochs) =>
  cacheInEpoch(values, JSON.stringify(['view', me.buyerID, me.userID]), async () => {
    const view = await readView(db, me)
    const party = JSON.stringify([me.buyerID, view.groups])
    return { view, party, sees: JSON.stringify([me.buyerID, view]) }
  })

/** A transaction may read its own writes, which may be rolled back, so it bypasses the cache. */
export const currentViewer = async (call: PlatformCall): Promise<Viewer> =>
  call.operation.verb === 'GET' ? (await readViewerContext(call)).viewer : viewerOf(call.db, buyerUserOf(call.actor))
