import type { EditView } from '../../generic/edit-view.ts'
import type { ActionLink } from '../../generic/views.ts'

/** An order or a return that waits for approval. */
export interface WaitingRow {
  id: string
  href: string
  what: 'Order' | 'Return'
  who: string
  /** Null for a return whose refund is not decided. */
  cents: number | null
  since: string | null
  /** The people who were asked, or their group. */
  asked: string
}

export interface RuleRow {
  id: string
  name: string
  href: string
  /** The buyer's name; empty for rules of the seller. */
  company: string
  description: string
  expression: string
  /** The name of the group that approves. */
  group: string
}

export interface ApprovalsView {
  waiting: WaitingRow[]
  /** More wait than are shown. */
  hidden: number
  mayReadOrders: boolean
  /** The shop's own list of orders that wait; null for people who may not open it. */
  shopHref: string | null
  /** Null for people who may not read them. */
  sellerRules: RuleRow[] | null
  /** The chosen one; empty for all. */
  buyer: string
  buyers: { value: string; label: string }[]
  buyerRules: RuleRow[] | null
  actions: ActionLink[]
}

/** The form of a rule, new or changed. Without a buyer it is the seller's, about returns. */
export interface ApprovalRuleView extends EditView {
  id: string
  buyer: string
  /** The name of the buyer. */
  company: string
  actions: ActionLink[]
  missingBench: string | null
}
