import type { StepPlan } from '@tessera/client/shop/types.gen'

type PlannedStep = StepPlan['items'][number]

/** One of the selected orders: its next step, or why it is left out. */
export interface StepLine extends PlannedStep {
  /** The step was sent and no answer came; the same key sends it again. */
  isLost?: boolean
}

/** The way from selected orders to their next step: nothing is moved before it was shown. */
export interface StepOutcome {
  isDone: boolean
  lines: StepLine[]
  /** Makes a second try harmless. */
  key: string
  problem: string | null
}

export const stepWords: Readonly<Record<NonNullable<PlannedStep['step']>, string>> = {
  allocated: 'Reserve the boxes',
  picking: 'Start picking',
  'ready-for-pick-up': 'Ready for pickup',
  shipped: 'Ship',
  delivered: 'Delivered or handed over',
}

export const takenWords: typeof stepWords = {
  allocated: 'Boxes reserved',
  picking: 'Being picked',
  'ready-for-pick-up': 'Ready for pickup',
  shipped: 'Shipped',
  delivered: 'Delivered',
}
