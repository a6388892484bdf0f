import type { TaskOutcome } from './task-actions.server.ts'

export interface ListProps<Item> {
  items: readonly Item[]
  /** Makes a second click harmless. */
  formKey: string
  outcome: TaskOutcome | undefined
  ageOf(moment: string): string
}
