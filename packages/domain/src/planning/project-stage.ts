import type { ProjectStage } from '@tessera/contract/middleware/project-models'

export interface StageFacts {
  /** What people have said. */
  said: 'planning' | 'installing' | 'done' | 'archived'
  hasSheet: boolean
  hasQuote: boolean
  orderedBoxes: number
  deliveredBoxes: number
}

/** Mostly what the documents say; people have the last word once the work has begun. */
export function projectStage({ said, hasSheet, hasQuote, orderedBoxes, deliveredBoxes }: StageFacts): ProjectStage {
  if (said !== 'planning') return said
  if (deliveredBoxes > 0) return 'delivering'
  if (orderedBoxes > 0) return 'ordered'
  if (hasQuote) return 'quoted'
  return hasSheet ? 'selecting' : 'planning'
}
