import type { Queryable } from '@tessera/server/database'
import type { PlatformCall } from '../actor.ts'
import { currentEpochs, type Epochs } from '../product-search/epoch.ts'
import { keptIn } from '../product-search/kept.ts'
import { readView, type Viewer, viewerOf } from './viewer.ts'
import { type Who, who } from './who.ts'

/** The caller as one who looks, and what is known from looking before. */
export interface Look {
  viewer: Viewer
  epochs: Epochs
  /** The same for everybody who sees the same. */
  party: string
}

export async function lookOf({ db, actor }: PlatformCall): Promise<Look> {
  const me = who(actor)
  const epochs = await currentEpochs(db, me.marketplace)
  const viewer = await keptViewer(db, me, epochs)
  return { viewer, epochs, party: JSON.stringify([me.buyerID, viewer.groups]) }
}

async function keptViewer(db: Queryable, me: Who, { catalogue }: Epochs): Promise<Viewer> {
  const key = JSON.stringify(['view', me.buyerID, me.userID])
  return { ...me, ...(await keptIn(catalogue, key, () => readView(db, me))) }
}

/** For transactions that write orders: nothing a view is made of is theirs, so what is known may be used and kept. */
export const shoppingViewer = async (db: Queryable, me: Who): Promise<Viewer> =>
  keptViewer(db, me, await currentEpochs(db, me.marketplace))

/** What a transaction reads may be its own and undone again, so it looks for itself and keeps nothing. */
export const currentViewer = async (call: PlatformCall): Promise<Viewer> =>
  call.operation.verb === 'GET' ? (await lookOf(call)).viewer : viewerOf(call.db, who(call.actor))
