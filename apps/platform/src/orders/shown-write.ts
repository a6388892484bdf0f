import type { OrderState } from '@tessera/domain/order-model/order-state'
import type { Sql } from '@tessera/server/sql'

/** Parts of the order `t` and its written lines that a write returns. */
export interface ShownWrite {
  /** The select list of a line. */
  line: Sql
  /** JSON of the order with the JSON of these lines. */
  show(lines: Sql, write: ShownState): Sql
}

/** The state that is written. */
interface ShownState {
  state: OrderState
  /** The order is new, or its user's name and email are written. */
  changesUser: boolean
}
