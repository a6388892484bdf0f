import type { TestProject } from 'vitest/node'
import { startTestServer } from './test-database.ts'

/** Vitest's global setup: one PostgreSQL for all projects; each file clones its own database. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { TEST_SERVER_URL: given, TEST_POOLER_URL: pooler = '', TEST_POOLER_STATEMENTS: statements } = process.env
  project.provide('poolerUrl', pooler)
  project.provide('poolerStatements', statements === 'named' ? 'named' : 'unnamed')
  // projects are set up one after the other, and all of them see what is provided for the root
  if (project.getProvidedContext().serverUrl) return async () => {}
  const server = given ? { url: given, stop: async () => {} } : await startTestServer()
  project.vitest.provide('serverUrl', server.url)
  return () => server.stop()
}

declare module 'vitest' {
  export interface ProvidedContext {
    serverUrl: string
    /** Empty unless the databases are reached through a pooler (`npm run test:pooler`). */
    poolerUrl: string
    /** `named` from PgBouncer 1.21 on. */
    poolerStatements: 'named' | 'unnamed'
  }
}
