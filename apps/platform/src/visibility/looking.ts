import type { Queryable } from '@tessera/server/database'
import type { PlatformCall } from '../actor.ts'
import { currentEpochs, type Epochs } from '../product-search/epoch.ts'
import { keptIn } from '../product-search/kept.ts'
import { readView, type Viewer, viewerOf } from './viewer.ts'
import { type Who, who } from './who.ts'

/** The caller as a viewer of products, with the cached values of the current epochs. */
export interface Look {
  viewer: Viewer
  epochs: Epochs
  /** Equal for all users with the same visibility. */
  party: string
  /** Identifies which products the caller can see, as text. */
  sees: string
}

export async function lookOf({ db, actor }: PlatformCall): Promise<Look> {
  const me = who(actor)
  const epochs = await currentEpochs(db, me.marketplace)
  const { view, party, sees } = await keptView(db, me, epochs)
  return { viewer: { ...me, ...view }, epochs, party, sees }
}

const keptView = (db: Queryable, me: Who, { view: values }: Epochs) =>
  keptIn(values, JSON.stringify(['view', me.buyerID, me.userID]), async () => {
    const view = await readView(db, me)
    const party = JSON.stringify([me.buyerID, view.groups])
    return { view, party, sees: JSON.stringify([me.buyerID, view]) }
  })

/** A transaction may read its own writes, which may be rolled back, so it bypasses the cache. */
export const currentViewer = async (call: PlatformCall): Promise<Viewer> =>
  call.operation.verb === 'GET' ? (await lookOf(call)).viewer : viewerOf(call.db, who(call.actor))
