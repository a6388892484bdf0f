import type { RequestListener } from 'node:http'
import type { Handlers } from '@tessera/server/call'
import { gatherMinuteJobs } from '@tessera/server/every-minute'
import type { JobHandlers } from '@tessera/server/jobs'
import { scheduledCrontab, scheduledTasks } from '@tessera/server/scheduled-jobs'
import type { FastifyInstance } from 'fastify'
import { accountCrontab, accountTasks } from './account-area.ts'
import { allHandlers } from './all-handlers.ts'
import { sendEmailsTask } from './kit/email/queue-email.ts'
import { sendEmailsCrontab } from './kit/email/send-emails-job.ts'
import { answerStoredBytes } from './kit/uploads/answer-stored-bytes.ts'
import { registerPhotoUpload } from './kit/uploads/contact-photos.ts'
import { registerPdfUpload } from './kit/uploads/message-attachments.ts'
import { moveBlobsTask } from './kit/uploads/move-blobs-task.ts'
import type { Visitor } from './kit/visitor.ts'
import { registerLocalTools } from './local-tools.ts'
import { registerMedia } from './modules/catalog/media/routes.ts'
import { findPicturedProduct, pagePictures, prepareLikelyPictures } from './modules/catalog/media/sources.ts'
import { paymentCrontab, paymentTasks } from './modules/checkout/payments/jobs.ts'
import { embeddedBooks } from './modules/ledger/embedded-books.ts'
import { registerPictureUpload } from './modules/operator/pictures/register-picture-upload.ts'
import { registerCertificates } from './modules/people/certificates/certificates.ts'
import { guardQuerySignIns } from './modules/people/sign-in/query-sign-in.ts'
import { createErrorReports } from './modules/telemetry/collect/error-reports.ts'
import { type ComposeNeeds, type MiddlewareParts, openMiddlewareParts } from './open-middleware-parts.ts'
import { scheduledJobs } from './scheduled-jobs.ts'

export interface ComposedMiddleware {
  handlers: Handlers<Visitor>
  /** Registers the routes beside the calls: pictures, and the mailbox and telemetry pages of a local shop. */
  extend(app: FastifyInstance): void
  /** The payment provider's own pages, served beside ours. */
  provider: RequestListener
  /** Background tasks of the shop. */
  tasks: JobHandlers
  crontab: string
  channels: Record<string, () => void>
  ready: Promise<void>
  close(): Promise<void>
}

/** Builds everything once. Besides the files it calls, this is the only file that knows concrete adapters. */
export async function composeMiddleware(needs: ComposeNeeds): Promise<ComposedMiddleware> {
  const { config, database, logger } = needs
  const parts = await openMiddlewareParts(needs)
  const { shared, unlimited, catalog, studio, payments, ready } = parts
  ready
    .then(() => prepareLikelyPictures({ studio, catalog, maxProducts: config.PICTURES_AHEAD, logger }))
    .catch(() => {})
  const books = embeddedBooks(unlimited)
  const scheduled = scheduledJobs({
    ...shared,
    database: unlimited,
    linkSecret: parts.secrets.form,
    isProduction: config.isProduction,
    errorReports: createErrorReports(config, logger),
    blobs: parts.blobs,
  })
  const tasks = {
    ...scheduledTasks(unlimited, scheduled),
    ...(parts.blobs && moveBlobsTask(unlimited, parts.blobs)),
    ...parts.edges.tasks,
    [sendEmailsTask]: parts.sendEmails,
    ...paymentTasks({ ...payments.needs, database: unlimited }, parts.taker.take),
    ...accountTasks({ ...shared, ...payments.needs, database: unlimited, books, logger }),
  }
  const crontab = scheduledCrontab(scheduled) + sendEmailsCrontab + paymentCrontab + accountCrontab
  const gathered = gatherMinuteJobs(tasks, crontab, logger)
  return {
    handlers: allHandlers(needs, parts, Object.keys(gathered.tasks)),
    extend: (app) => registerRoutes(app, needs, parts),
    provider: payments.answer,
    ...gathered,
    channels: parts.channels,
    ready,
    close: async () => {
      await payments.close()
      await parts.close()
      await parts.edges.close()
      await studio.close()
      await database.close()
    },
  }
}

function registerRoutes(
  app: FastifyInstance,
  { config, database, commerce, pages }: ComposeNeeds,
  parts: MiddlewareParts,
): void {
  const { studio, catalog, payments, secrets } = parts
  guardQuerySignIns(app)
  const { uploads } = parts.shared
  answerStoredBytes(app, uploads)
  const uploading = { database, commerce, uploads, linkSecret: secrets.form }
  registerPhotoUpload(app, uploading)
  registerPdfUpload(app, uploading)
  registerPictureUpload(app, uploading)
  registerCertificates(app, uploading)
  registerMedia(app, { studio, findProduct: findPicturedProduct(catalog), pages: pagePictures })
  payments.extend(app)
  registerLocalTools(app, { config, database, uploads, files: pages })
}
