import type { ProjectDetail } from '@tessera/client/shop/types.gen'
import type { BadgeKind } from '@tessera/ui/badge'

type Stage = ProjectDetail['stage']

export const stageLabels: Record<Stage, { label: string; kind: BadgeKind }> = {
  planning: { label: 'Planning', kind: 'plain' },
  selecting: { label: 'Client is choosing', kind: 'warning' },
  quoted: { label: 'Quoted', kind: 'warning' },
  ordered: { label: 'Ordered', kind: 'success' },
  delivering: { label: 'Being delivered', kind: 'success' },
  installing: { label: 'Installing', kind: 'success' },
  done: { label: 'Completed', kind: 'solid' },
  archived: { label: 'Archived', kind: 'plain' },
}

/** The stages that users set; the others follow from the project's documents. */
export const manualStages = [
  { value: 'planning', label: 'Based on orders' },
  { value: 'installing', label: 'Installing' },
  { value: 'done', label: 'Completed' },
] as const

export type ManualStage = (typeof manualStages)[number]['value']

export const isManualStage = (text: string): text is ManualStage => manualStages.some(({ value }) => value === text)
