import { sql } from '@tessera/server/sql'

/** Of the review `r` as staff read it: its words and what was decided about them. Either number only goes up. */
export const reviewVersion = sql`r.version + r.decisions`
