import { PictureStudio } from '@tessera/pictures/media/picture-studio'
import { openBlobs } from '@tessera/providers/blobs/open-blobs'
import type { Database } from '@tessera/server/database'
import type { Logger } from 'pino'
import type { MiddlewareConfig } from './config.ts'
import { openCaptcha } from './kit/captcha/open-captcha.ts'
import type { Commerce } from './kit/commerce.ts'
import { openEdges } from './kit/edge/open-edges.ts'
import { openMailPort } from './kit/email/open-mail-port.ts'
import { createEmailSender } from './kit/email/send-emails-job.ts'
import { getSecret } from './kit/get-secret.ts'
import { createUploadStore } from './kit/uploads/upload-store.ts'
import { readUploadedPicture } from './modules/catalog/media/read-uploaded-picture.ts'
import { openCatalog } from './modules/catalog/open-catalog.ts'
import { openPayments } from './modules/checkout/payments/open-payments.ts'
import type { ObserveProvider } from './modules/checkout/payments/payment-needs.ts'
import { invoicePurpose } from './modules/ledger/invoice-payment/invoice-purpose.ts'
import { placedOrderTaker } from './modules/orders/web-orders/placed-order-taker.ts'
import type { ViewerFiles } from './modules/telemetry/viewer/register-telemetry-viewer.ts'
import { openProviderDatabase } from './open-provider-database.ts'

export interface ComposeNeeds {
  config: MiddlewareConfig
  database: Database
  commerce: Commerce
  mediaFolder: string
  logger: Logger
  /** Source maps and files of the pages, if they run in the same process. */
  pages?: ViewerFiles | undefined
  /** Called after every call to the payment provider. */
  observe?: ObserveProvider | undefined
}

export type MiddlewareParts = Awaited<ReturnType<typeof openMiddlewareParts>>

/** Opens the services that handlers need: catalog, pictures, payments, and the secrets that sign links. */
export async function openMiddlewareParts({ config, database, commerce, mediaFolder, logger, observe }: ComposeNeeds) {
  const edges = openEdges(config, database, logger)
  const opened = await openCatalog(database, commerce, logger, edges.purge)
  const secret = (name: string): Promise<Buffer> => getSecret(database, `${name}-link`)
  const blobs = config.BLOBS_URL ? openBlobs(config) : undefined
  const uploads = createUploadStore(database, blobs)
  const shared = { database, commerce, catalog: opened.catalog, publicUrl: config.PUBLIC_URL, uploads }
  // jobs may run long; only requests have a time limit
  const unlimited = database.within(undefined)
  const sendEmails = createEmailSender({ database: unlimited, mail: openMailPort(config), logger })
  const linkSecret = await secret('form')
  const taker = placedOrderTaker({ ...shared, database: unlimited, linkSecret, sendEmails })
  return {
    ...opened,
    edges,
    shared,
    blobs,
    unlimited,
    sendEmails,
    taker,
    studio: await PictureStudio.open({
      folder: mediaFolder,
      shared: blobs,
      readPhoto: (id) => readUploadedPicture(database, uploads, id),
    }),
    captcha: await openCaptcha(database, { work: config.CAPTCHA_WORK }),
    payments: await openPayments({
      database,
      providerDatabase: await openProviderDatabase(config),
      commerce,
      logger,
      observe,
      invoices: invoicePurpose,
      publicUrl: config.PUBLIC_URL,
      taker,
    }),
    secrets: {
      order: await secret('order'),
      form: linkSecret,
      sheet: await secret('sheet'),
      proposal: await secret('proposal'),
    },
  }
}
