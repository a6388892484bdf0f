import { openRun } from './test-run.ts'

/** Vitest's global setup of every project: a manually started run gets its folder and its guard here. */
export async function setup(): Promise<void> {
  await openRun()
}
