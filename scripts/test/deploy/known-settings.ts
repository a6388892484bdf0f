import { readMiddlewareConfig } from '@tessera/middleware/config'
import { readPlatformConfig } from '@tessera/platform/config'
import type { Environment } from '@tessera/server/config'
import { consoleSettings, storefrontSettings } from '@tessera/shop/apart/page-settings'

/** The names that a part asks its environment for. */
function askedBy(read: (environment: Environment) => unknown): ReadonlySet<string> {
  const asked = new Set<string>()
  read(
    new Proxy<Environment>(
      {},
      {
        get: (_, name) => {
          asked.add(String(name))
          return undefined
        },
      },
    ),
  )
  return asked
}

const platform = askedBy(readPlatformConfig)
const middleware = askedBy(readMiddlewareConfig)

/** Program → the settings that it knows. */
export const knownSettings: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['apps/platform/src/main.ts', platform],
  ['apps/shop/src/migrate.ts', platform],
  ['apps/shop/src/main.ts', new Set([...platform, ...middleware])],
  ['apps/shop/src/apart/middleware.ts', middleware],
  ['apps/shop/src/apart/storefront.ts', new Set(Object.keys(storefrontSettings))],
  ['apps/shop/src/apart/console.ts', new Set(Object.keys(consoleSettings))],
])
