import type { TestProject } from 'vitest/node'
import { startTestServer } from './test-database.ts'

/** Vitest's global setup: one PostgreSQL for all files; each file clones its own database. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { TEST_SERVER_URL: given, TEST_POOLER_URL: pooler = '' } = process.env
  const server = given ? { url: given, stop: async () => {} } : await startTestServer()
  project.provide('serverUrl', server.url)
  project.provide('poolerUrl', pooler)
  return () => server.stop()
}

declare module 'vitest' {
  export interface ProvidedContext {
    serverUrl: string
    /** Empty unless the databases are reached through a pooler (`npm run test:pooler`). */
    poolerUrl: string
  }
}
