import type { TestContext } from 'vitest'

declare module 'vitest' {
  interface TaskMeta {
    /** Why a test is skipped on this machine; `npm test` prints it with the count. */
    notApplicable?: string
  }
}

/** Skips a test that can only run as root. */
export function needsRoot({ task, skip }: TestContext): void {
  if (process.getuid?.() === 0) return
  task.meta.notApplicable = 'it needs root'
  skip()
}
