import type { PromotionState } from '@tessera/domain/promotions/promotion-state'
import type { EditView } from '../../generic/edit-view.ts'
import type { FormField } from '../../generic/form-field.ts'
import type { ActionLink } from '../../generic/views.ts'

export const stateLabels: Record<PromotionState, string> = {
  running: 'Active',
  planned: 'Scheduled',
  'used-up': 'Used up',
  over: 'Ended',
  off: 'Inactive',
}

export interface PromotionRow {
  id: string
  name: string
  code: string
  isAutomatic: boolean
  state: PromotionState
  start: string | null
  end: string | null
  used: number
  limit: number | null
}

export interface PromotionsView {
  rows: PromotionRow[]
  /** All states, in the order of the tabs. */
  counts: { state: PromotionState | 'all'; count: number }[]
  state: PromotionState | 'all'
  /** More promotions than the page shows. */
  hidden: number
  /** The time that the states and the timeline are of. */
  now: string
  actions: ActionLink[]
}

/** The form of a promotion, new or changed. */
export interface PromotionFormView extends EditView {
  /** Empty for a new one. */
  id: string
  state: PromotionState | null
  used: number
  limit: number | null
  /** Null if there are too many for the form. */
  assignments: FormField | null
  assignmentsHref: string | null
  actions: ActionLink[]
  missingBench: string | null
  /** Customers that the last save could not assign. */
  unassigned: string[]
  /** Neither for every customer nor assigned to one. */
  isForNoOne: boolean
}

/** Fields that count uses or lines; empty is no limit. */
export const promotionLimits = [
  'RedemptionLimit',
  'RedemptionLimitPerUser',
  'QuantityLimitPerOrder',
  'ItemLimitPerOrder',
] as const

export const isLimit = (name: string): boolean => promotionLimits.some((limit) => limit === name)
