import { type Sql, sql } from '@tessera/server/sql'
import type { Viewer } from './viewer.ts'

/** The assignment `a` is for the whole buyer or for one of the user's groups. */
export const isForParty = ({ marketplace, buyerID, groups }: Viewer): Sql => sql`
  a.marketplace_id = ${marketplace} and a.buyer_id = ${buyerID}
  and (a.user_group_id is null or a.user_group_id = any (${groups}::text[]))`

/** The same, or for the user alone. */
export const isForUser = ({ marketplace, buyerID, userID, groups }: Viewer): Sql => sql`
  a.marketplace_id = ${marketplace} and a.buyer_id = ${buyerID}
  and (a.user_id = ${userID} or (a.user_id is null and (a.user_group_id is null or a.user_group_id = any (${groups}::text[]))))`
