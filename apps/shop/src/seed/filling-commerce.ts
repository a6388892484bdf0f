import type { MiddlewareConfig } from '@tessera/middleware/config'
import type { Commerce } from '@tessera/middleware/kit/commerce'
import { commerceOf } from '@tessera/middleware/open-middleware'
import { createPlatform } from '@tessera/platform/app'
import { type PlatformConfig, settingsOf } from '@tessera/platform/config'
import type { Database } from '@tessera/server/database'
import { fetchInto } from '@tessera/server/fetch-into'
import type { Logger } from 'pino'

interface Configs {
  platform: PlatformConfig
  middleware: MiddlewareConfig
}

/** The platform's API on the filling's database handle: the same rules without request time limits. */
export const openFillingCommerce =
  (configs: Configs, logger: Logger) =>
  async (database: Database): Promise<Commerce> => {
    const app = createPlatform({ database, settings: settingsOf(configs.platform), logger })
    await app.ready()
    return commerceOf(configs.middleware, fetchInto(app))
  }
