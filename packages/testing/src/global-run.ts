import { openRun } from './test-run.ts'

/** Vitest's global set-up of every project: a run started by hand gets its folder and its guard here. */
export async function setup(): Promise<void> {
  await openRun()
}
