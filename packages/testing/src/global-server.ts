import type { TestProject } from 'vitest/node'
import { startTestServer } from './test-database.ts'

/** Vitest's global setup: one PostgreSQL for all files; each file clones its own database. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startTestServer()
  project.provide('serverUrl', server.url)
  return () => server.stop()
}

declare module 'vitest' {
  export interface ProvidedContext {
    serverUrl: string
  }
}
