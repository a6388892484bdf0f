/** The changes that a configuration of synchronization sends. */
export interface SyncRule {
  sendsChanges: boolean
  sendsDeletions: boolean
  isPaused: boolean
}

/** Whether a receiver is told about an object that changed: changes wait while paused, deletions do not. */
export function isSynchronized({ sendsChanges, sendsDeletions, isPaused }: SyncRule, exists: boolean): boolean {
  return exists ? sendsChanges && !isPaused : sendsDeletions
}
