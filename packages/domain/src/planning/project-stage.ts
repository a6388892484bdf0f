import type { ProjectStage } from '@tessera/contract/middleware/projects/models'

export interface StageFacts {
  /** The stage set by users. */
  chosen: 'planning' | 'installing' | 'done' | 'archived'
  hasSheet: boolean
  hasQuote: boolean
  orderedBoxes: number
  deliveredBoxes: number
}

/** The stage mostly follows from the documents; once work has begun, users set it. */
export function projectStage({ chosen, hasSheet, hasQuote, orderedBoxes, deliveredBoxes }: StageFacts): ProjectStage {
  if (chosen !== 'planning') return chosen
  if (deliveredBoxes > 0) return 'delivering'
  if (orderedBoxes > 0) return 'ordered'
  if (hasQuote) return 'quoted'
  return hasSheet ? 'selecting' : 'planning'
}
