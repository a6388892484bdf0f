import type { DeskOutcome } from './desk-actions.server.ts'

export interface ListProps<Item> {
  items: readonly Item[]
  /** Makes a second click harmless. */
  deskKey: string
  outcome: DeskOutcome | undefined
  ageOf(moment: string): string
}
