import { Studio } from '@tessera/pictures/media/studio'
import type { Database } from '@tessera/server/database'
import type { Logger } from 'pino'
import { openCaptcha } from './captcha/open-captcha.ts'
import { openCatalogue } from './catalogue/open-catalogue.ts'
import type { Commerce } from './commerce.ts'
import type { MiddlewareConfig } from './config.ts'
import type { ObservedFiles } from './observed/observed.ts'
import { openPayments } from './payments/open-payments.ts'
import type { ObserveProvider } from './payments/payment-needs.ts'
import { getSecret } from './secrets.ts'

export interface ComposeNeeds {
  config: MiddlewareConfig
  database: Database
  commerce: Commerce
  mediaFolder: string
  logger: Logger
  /** What the pages were built of, where they run beside us. */
  pages?: ObservedFiles | undefined
  /** Told of every call to the payment provider. */
  observe?: ObserveProvider | undefined
}

export type Parts = Awaited<ReturnType<typeof openParts>>

/** What calls are answered with: goods, pictures, payments, and the secrets that sign links. */
export async function openParts({ config, database, commerce, mediaFolder, logger, observe }: ComposeNeeds) {
  const opened = await openCatalogue(database, commerce, logger)
  const secret = (name: string): Promise<Buffer> => getSecret(database, `${name}-link`)
  return {
    ...opened,
    shared: { database, commerce, catalogue: opened.catalogue, publicUrl: config.PUBLIC_URL },
    studio: await Studio.open({ folder: mediaFolder }),
    captcha: await openCaptcha(database, { work: config.CAPTCHA_WORK }),
    payments: await openPayments({ database, commerce, logger, observe }),
    secrets: {
      order: await secret('order'),
      form: await secret('form'),
      sheet: await secret('sheet'),
      proposal: await secret('proposal'),
    },
  }
}
