import { defineConfig } from 'vitest/config'

const project = (name: string, include: string[], more: object = {}) => ({
  test: { name, include, testTimeout: 30_000, hookTimeout: 60_000, ...more },
})

export default defineConfig({
  test: {
    // the usual is one less than there are cores, which on two cores leaves one of them idle: 12 minutes instead of 8
    maxWorkers: 2,
    projects: [
      project('unit', [
        'packages/{contract,domain,client}/test/**/*.test.ts',
        'apps/storefront/test/**/*.test.{ts,tsx}',
        'scripts/test/**/*.test.ts',
      ]),
      project('range', ['packages/{range,search,pictures,providers,documents}/test/**/*.test.ts']),
      project('server', ['packages/{server,testing}/test/**/*.test.ts', 'apps/shop/test/*.test.ts']),
      project('platform', ['apps/platform/test/**/*.test.ts'], {
        globalSetup: ['packages/testing/src/global-server.ts'],
      }),
      project('middleware', ['apps/middleware/test/**/*.test.ts', 'apps/shop/test/seed/**/*.test.ts'], {
        globalSetup: ['packages/testing/src/global-server.ts'],
      }),
      project('browser', ['e2e/**/*.test.ts'], { globalSetup: ['e2e/global-shop.ts'] }),
    ],
  },
})
