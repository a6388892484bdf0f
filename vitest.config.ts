import { defineConfig } from 'vitest/config'
import { patience } from './e2e/patience.ts'
import { SlowFirst } from './packages/testing/src/slow-first.ts'

// ends what hangs; no test is about speed, and machines are slow and busy
const limits = { testTimeout: patience, hookTimeout: patience, expect: { poll: { timeout: patience / 3 } } }

// files share what they import, since importing the platform takes longer than most of them do; what they change is theirs
const project = (name: string, include: string[], { globalSetup = [], ...more }: More = {}) => ({
  test: { name, include, isolate: false, globalSetup: [run, ...globalSetup], ...limits, ...more },
})

// first of all: it says where everything else puts its files
const run = 'packages/testing/src/global-run.ts'
const program = 'packages/testing/src/global-program.ts'

interface More {
  globalSetup?: string[]
  setupFiles?: string[]
  retry?: number
  maxWorkers?: number
  sequence?: { groupOrder: number }
}

const onDatabase = {
  globalSetup: ['packages/testing/src/global-server.ts'],
  setupFiles: ['packages/testing/src/set-up-file.ts'],
}

// while the shop of the browser tests is filled
const first = { maxWorkers: 2, sequence: { groupOrder: 0 } }

export default defineConfig({
  test: {
    // the usual is one less than there are cores; tests wait for databases and processes nearly half of their time:
    // three workers left a third of two cores idle, four a tenth
    maxWorkers: 5,
    sequence: { groupOrder: 2, sequencer: SlowFirst },
    // after the usual 10 s Vitest exits and leaves the databases of its set-ups running
    teardownTimeout: 300_000,
    projects: [
      project(
        'unit',
        [
          'packages/{contract,domain,client,page-server}/test/**/*.test.ts',
          'apps/{storefront,console}/test/**/*.test.{ts,tsx}',
          '{scripts,bench}/test/**/*.test.ts',
        ],
        first,
      ),
      project('range', ['packages/{range,search,pictures,providers,documents}/test/**/*.test.ts'], first),
      project('server', ['packages/{server,testing}/test/**/*.test.ts', 'apps/shop/test/*.test.ts'], {
        globalSetup: [program, 'packages/testing/src/global-ready-folder.ts'],
      }),
      project('platform', ['apps/platform/test/**/*.test.ts'], onDatabase),
      project(
        'middleware',
        ['apps/middleware/test/**/*.test.ts', 'apps/shop/test/{pages,seed,counts,doctor}/**/*.test.ts'],
        onDatabase,
      ),
      // 3 minutes; `npm run test:long`
      project('long', ['apps/shop/test/long/*.test.ts'], { globalSetup: [program] }),
      // all of them visit one shop at once, as customers do; who lost a race there tries again, and scripts/test.ts names it
      // two at once use both cores: a third made each slower, and two tests wait in vain
      project('browser', ['e2e/**/*.test.ts'], {
        globalSetup: [program, 'e2e/global-shop.ts'],
        retry: 1,
        maxWorkers: 2,
        sequence: { groupOrder: 1 },
      }),
    ],
  },
})
