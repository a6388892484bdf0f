import type { TestContext } from 'vitest'

declare module 'vitest' {
  interface TaskMeta {
    /** Why a test says nothing on this machine; `npm test` prints it beside its count. */
    notApplicable?: string
  }
}

/** For what only root meets. */
export function needsRoot({ task, skip }: TestContext): void {
  if (process.getuid?.() === 0) return
  task.meta.notApplicable = 'it needs root'
  skip()
}
