import type { RequestListener } from 'node:http'
import { Studio } from '@tessera/pictures/media/studio'
import type { Handlers } from '@tessera/server/call'
import type { Database } from '@tessera/server/database'
import type { Tasks } from '@tessera/server/jobs'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { accountCrontab, accountHandlers, accountTasks } from './account-area.ts'
import { addressHandlers } from './addresses/handlers.ts'
import { authHandlers } from './auth/handlers.ts'
import { guardQuerySignIns } from './auth/query-sign-in.ts'
import { captchaHandlers } from './captcha/handlers.ts'
import { openCaptcha } from './captcha/open-captcha.ts'
import { cartHandlers } from './cart/handlers.ts'
import { cartMoreHandlers } from './cart-more/handlers.ts'
import { openCatalogue } from './catalogue/open-catalogue.ts'
import { keepHouse } from './chores.ts'
import { tellErrorsTo } from './collected/error-reports.ts'
import { collectedHandlers } from './collected/handlers.ts'
import { mapStacksBy } from './collected/mapped-stack.ts'
import type { Commerce } from './commerce.ts'
import type { MiddlewareConfig } from './config.ts'
import { canPreview } from './content/preview.ts'
import { embeddedBooks } from './erp/embedded-books.ts'
import { registerPhotos } from './forms/contact-photos.ts'
import { formHandlers } from './forms/handlers.ts'
import { genericHandlers } from './generic/handlers.ts'
import { houseChores } from './house-chores.ts'
import { keepSending } from './mail/keep-sending.ts'
import { registerMailbox } from './mail/mailbox.ts'
import { openMail } from './mail/open-mail.ts'
import { readSmall } from './media/read-small.ts'
import { registerMedia } from './media/routes.ts'
import { findRecipe, pagePictures, prepareHot } from './media/sources.ts'
import { type ObservedFiles, registerObserved } from './observed/observed.ts'
import { orderHandlers } from './orders/handlers.ts'
import { openPayments } from './payments/open-payments.ts'
import { paymentCrontab, paymentTasks } from './payments/tasks.ts'
import { productHandlers } from './products/handlers.ts'
import { reviewHandlers } from './reviews/handlers.ts'
import { searchHandlers } from './search/handlers.ts'
import { logWithoutResult } from './search/without-result.ts'
import { getSecret } from './secrets.ts'
import { stockAlertHandlers } from './stock-alerts/handlers.ts'
import { storeHandlers } from './stores/handlers.ts'
import { locations } from './stores/stores.ts'
import { userHandlers } from './users/handlers.ts'
import type { Visitor } from './visitor.ts'

export interface ComposeNeeds {
  config: MiddlewareConfig
  database: Database
  commerce: Commerce
  mediaFolder: string
  logger: Logger
  /** What the pages were built of, where they run beside us. */
  pages?: ObservedFiles | undefined
}

export interface Composed {
  handlers: Handlers<Visitor>
  /** Routes beside the calls: pictures, and the mailbox and the observations of a local shop. */
  extend(app: FastifyInstance): void
  /** The payment provider's own pages, which stand beside ours. */
  provider: RequestListener
  /** What the worker does for the shop. */
  tasks: Tasks
  crontab: string
  ready: Promise<void>
  close(): Promise<void>
}

/** Builds everything once: the only file that knows concrete adapters. */
export async function compose(needs: ComposeNeeds): Promise<Composed> {
  const { config, database, commerce, mediaFolder, logger, pages } = needs
  const { catalogue, categories, ready, close } = await openCatalogue(database, commerce, logger)
  const studio = await Studio.open({ folder: mediaFolder })
  ready.then(() => prepareHot(studio, catalogue, config.PICTURES_AHEAD)).catch(() => {})
  const captcha = await openCaptcha(database, { work: config.CAPTCHA_WORK })
  const sending = keepSending({ database, mail: openMail(config), logger })
  const payments = await openPayments({ database, commerce, logger })
  const books = embeddedBooks(database)
  const linkSecret = await getSecret(database, 'order-link')
  const formSecret = await getSecret(database, 'form-link')
  const shared = { database, commerce, catalogue, publicUrl: config.PUBLIC_URL }
  const house = keepHouse(
    houseChores({
      ...shared,
      linkSecret: formSecret,
      isProduction: config.isProduction,
      errorReports: tellErrorsTo(config, logger),
    }),
    logger,
  )
  const people = {
    ...shared,
    captcha,
    logger,
    querySignIn: config.QUERY_SIGN_IN === 'on',
    openEnvelopes: config.ENVELOPE_OPEN,
  }
  const composed: Composed = {
    handlers: {
      ...genericHandlers(database, catalogue),
      ...addressHandlers(shared),
      ...authHandlers(people),
      ...userHandlers(people),
      ...cartHandlers({ ...shared, payments: payments.needs, linkSecret }),
      ...orderHandlers({ ...shared, linkSecret }),
      ...payments.handlers,
      ...accountHandlers({
        ...shared,
        payments: payments.needs,
        readPicture: readSmall(studio, findRecipe(catalogue)),
        sheetSecret: await getSecret(database, 'sheet-link'),
        proposalSecret: await getSecret(database, 'proposal-link'),
        handlers: () => composed.handlers,
      }),
      ...formHandlers({ ...people, linkSecret: formSecret }),
      ...reviewHandlers({ ...shared, linkSecret: formSecret }),
      ...stockAlertHandlers({ ...people, linkSecret: formSecret }),
      ...cartMoreHandlers({ ...shared, linkSecret: formSecret }),
      ...captchaHandlers(captcha),
      ...collectedHandlers(database, mapStacksBy(pages?.build)),
      ...storeHandlers(database),
      ...searchHandlers(catalogue, categories, logWithoutResult(database)),
      ...productHandlers({
        ...shared,
        categories,
        locations: new Map(locations.map((location) => [location.id, location])),
        canPreview: async ({ bearer }) => canPreview(true, bearer?.roles ?? []),
      }),
    },
    extend: (app) => {
      guardQuerySignIns(app)
      registerPhotos(app, { database, linkSecret: formSecret })
      registerMedia(app, { studio, findRecipe: findRecipe(catalogue), pages: pagePictures })
      registerMailbox(app, database, config.isProduction)
      registerObserved(app, { database, isProduction: config.isProduction, files: pages })
      payments.extend(app)
    },
    provider: payments.answer,
    tasks: { ...paymentTasks(payments.needs), ...accountTasks({ ...shared, ...payments.needs, books, logger }) },
    crontab: paymentCrontab + accountCrontab,
    ready,
    close: async () => {
      house.close()
      await sending.close()
      await payments.close()
      await close()
      await studio.close()
      await database.close()
    },
  }
  return composed
}
