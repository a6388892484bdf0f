import type { RequestListener } from 'node:http'
import type { Handlers } from '@tessera/server/call'
import type { Tasks } from '@tessera/server/jobs'
import type { FastifyInstance } from 'fastify'
import { accountCrontab, accountTasks } from './account-area.ts'
import { allHandlers } from './all-handlers.ts'
import { keepHouse } from './chores.ts'
import { houseChores } from './house-chores.ts'
import { keepSending } from './kit/email/keep-sending.ts'
import { openMail } from './kit/email/open-email.ts'
import { registerPhotos } from './kit/uploads/contact-photos.ts'
import { registerPdfs } from './kit/uploads/message-files.ts'
import type { Visitor } from './kit/visitor.ts'
import { registerLocalTools } from './local-tools.ts'
import { registerMedia } from './modules/catalog/media/routes.ts'
import { findRecipe, pagePictures, prepareHot } from './modules/catalog/media/sources.ts'
import { paymentCrontab, paymentTasks } from './modules/checkout/payments/jobs.ts'
import { embeddedBooks } from './modules/ledger/embedded-books.ts'
import { registerCertificates } from './modules/people/certificates/certificates.ts'
import { guardQuerySignIns } from './modules/people/sign-in/query-sign-in.ts'
import { tellErrorsTo } from './modules/telemetry/collect/error-reports.ts'
import { type ComposeNeeds, openParts, type Parts } from './open-parts.ts'

export interface Composed {
  handlers: Handlers<Visitor>
  /** Registers the routes beside the calls: pictures, and the mailbox and telemetry pages of a local shop. */
  extend(app: FastifyInstance): void
  /** The payment provider's own pages, served beside ours. */
  provider: RequestListener
  /** Background tasks of the shop. */
  tasks: Tasks
  crontab: string
  ready: Promise<void>
  close(): Promise<void>
}

/** Builds everything once. Besides the files it calls, this is the only file that knows concrete adapters. */
export async function compose(needs: ComposeNeeds): Promise<Composed> {
  const { config, database, logger } = needs
  const parts = await openParts(needs)
  const { shared, catalogue, studio, payments, ready } = parts
  ready.then(() => prepareHot(studio, catalogue, config.PICTURES_AHEAD)).catch(() => {})
  const sending = keepSending({ database, mail: openMail(config), logger })
  const { isProduction } = config
  const linkSecret = parts.secrets.form
  const chores = houseChores({ ...shared, linkSecret, isProduction, errorReports: tellErrorsTo(config, logger) })
  const house = keepHouse(chores, logger)
  // jobs may run long; only requests have a time limit
  const unlimited = database.within(undefined)
  const books = embeddedBooks(unlimited)
  return {
    handlers: allHandlers(needs, parts),
    extend: (app) => extend(app, needs, parts),
    provider: payments.answer,
    tasks: {
      ...paymentTasks({ ...payments.needs, database: unlimited }),
      ...accountTasks({ ...shared, ...payments.needs, database: unlimited, books, logger }),
    },
    crontab: paymentCrontab + accountCrontab,
    ready,
    close: async () => {
      house.close()
      await sending.close()
      await payments.close()
      await parts.close()
      await studio.close()
      await database.close()
    },
  }
}

function extend(app: FastifyInstance, { config, database, pages }: ComposeNeeds, parts: Parts): void {
  const { studio, catalogue, payments, secrets } = parts
  guardQuerySignIns(app)
  registerPhotos(app, { database, linkSecret: secrets.form })
  registerPdfs(app, { database, linkSecret: secrets.form })
  registerCertificates(app, { database, linkSecret: secrets.form })
  registerMedia(app, { studio, findRecipe: findRecipe(catalogue), pages: pagePictures })
  payments.extend(app)
  registerLocalTools(app, { config, database, files: pages })
}
