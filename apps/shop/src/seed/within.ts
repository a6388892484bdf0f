import type { Database, Queryable } from '@tessera/server/database'

/** The jobs of the books open transactions of their own; with this they all work in the one that is open. */
export const within = (shop: Database, db: Queryable): Database => ({
  ...shop,
  ...db,
  transaction: (work) => work(db),
})
