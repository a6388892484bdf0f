import { defineConfig } from 'vitest/config'

const project = (name: string, include: string[], more: object = {}) => ({
  test: { name, include, testTimeout: 30_000, hookTimeout: 60_000, ...more },
})

export default defineConfig({
  test: {
    projects: [
      project('unit', ['packages/{contract,domain,client}/test/**/*.test.ts', 'scripts/test/**/*.test.ts']),
      project('server', ['packages/{server,testing}/test/**/*.test.ts', 'apps/shop/test/**/*.test.ts']),
      project('platform', ['apps/platform/test/**/*.test.ts'], {
        globalSetup: ['packages/testing/src/global-server.ts'],
      }),
      project('browser', ['e2e/**/*.test.ts']),
    ],
  },
})
