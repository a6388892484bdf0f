import { useEffect } from 'react'

/** The last event of a field, `change` if it was left since. */
export interface EarlyChange {
  type: 'input' | 'change'
  value: string
  checked: boolean
}
export type EarlyChanges = Map<EventTarget, EarlyChange>

declare global {
  /** The starter of the scripts sets it, and stops noting changes when it is called. */
  var takeEarlyChanges: (() => EarlyChanges) | undefined
}

/**
 * Repeats what was typed and chosen before React listened, as if it happened now. On a slow phone that takes seconds,
 * and a quantity or a note that saves itself went back to the saved one, unsent.
 */
export function useEarlyChanges(): void {
  useEffect(() => {
    const changes = globalThis.takeEarlyChanges?.()
    if (changes?.size) import('./repeat-early-changes.ts').then((code) => code.repeatEarlyChanges(changes))
  }, [])
}
