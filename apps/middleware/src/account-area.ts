import type { Handlers } from '@tessera/server/call'
import type { Database } from '@tessera/server/database'
import type { JobHandlers } from '@tessera/server/jobs'
import type { Logger } from 'pino'
import type { Commerce } from './kit/commerce.ts'
import type { UploadStore } from './kit/uploads/upload-store.ts'
import type { Visitor } from './kit/visitor.ts'
import type { Catalog } from './modules/catalog/feed/catalog.ts'
import type { Categories } from './modules/catalog/feed/categories.ts'
import type { PaymentNeeds } from './modules/checkout/payments/payment-needs.ts'
import type { Books } from './modules/ledger/books.ts'
import { billingHandlers } from './modules/ledger/handlers.ts'
import { booksCrontab, booksTasks } from './modules/ledger/jobs.ts'
import { rewardHandlers } from './modules/ledger/rewards/handlers.ts'
import { staffAccountHandlers } from './modules/operator/accounts/handlers.ts'
import { auditHandlers } from './modules/operator/audit/handlers.ts'
import { orderChangeHandlers } from './modules/operator/changes/handlers.ts'
import { consoleHandlers } from './modules/operator/console/handlers.ts'
import { counterHandlers } from './modules/operator/counter/handlers.ts'
import { documentHandlers } from './modules/operator/documents/handlers.ts'
import type { ReadPicture } from './modules/operator/documents/read-document-pictures.ts'
import { staffEmailHandlers } from './modules/operator/emails/handlers.ts'
import { figureHandlers } from './modules/operator/figures/handlers.ts'
import { healthHandlers } from './modules/operator/health/handlers.ts'
import { inboxHandlers } from './modules/operator/inbox/handlers.ts'
import { moneyHandlers } from './modules/operator/money/handlers.ts'
import { noteHandlers } from './modules/operator/notes/handlers.ts'
import { observedHandlers } from './modules/operator/observed/handlers.ts'
import { payLinkHandlers } from './modules/operator/pay-links/handlers.ts'
import { pickingHandlers } from './modules/operator/picking/handlers.ts'
import { pictureHandlers } from './modules/operator/pictures/handlers.ts'
import { proRequestHandlers } from './modules/operator/pro-requests/handlers.ts'
import { staffQuoteHandlers } from './modules/operator/quotes/handlers.ts'
import { staffReturnHandlers } from './modules/operator/returns/handlers.ts'
import { staffReviewHandlers } from './modules/operator/reviews/handlers.ts'
import { staffRewardHandlers } from './modules/operator/rewards/handlers.ts'
import { staffSiteHandlers } from './modules/operator/site/handlers.ts'
import { operatorHandlers } from './modules/operator/store/handlers.ts'
import { vendorHandlers } from './modules/operator/vendors/handlers.ts'
import { approvalHandlers } from './modules/orders/approvals/handlers.ts'
import { salesHandlers } from './modules/orders/handlers.ts'
import { salesCrontab, salesTasks } from './modules/orders/jobs.ts'
import { mirrorTask } from './modules/orders/records/queue-mirroring.ts'
import { createAnswerCache } from './modules/people/accounts/answer-cache.ts'
import { savedCardHandlers } from './modules/people/saved-cards/handlers.ts'
import { clientBrandHandlers } from './modules/plans/client-brand/handlers.ts'
import { layoutHandlers } from './modules/plans/layouts/handlers.ts'
import { projectHandlers } from './modules/plans/projects/handlers.ts'
import { proposalHandlers } from './modules/plans/proposals/handlers.ts'
import { quoteHandlers } from './modules/plans/quotes/handlers.ts'
import { mirrorQuoteOrders } from './modules/plans/quotes/mirror-quote-orders.ts'
import { sheetHandlers } from './modules/plans/selection-sheets/handlers.ts'

interface Needs {
  database: Database
  commerce: Commerce
  catalog: Catalog
  categories: () => Categories
  payments: PaymentNeeds
  publicUrl: string
  uploads: UploadStore
  /** Small pictures of products, for documents. */
  readPicture: ReadPicture
  /** Signs the links under which clients read selection sheets. */
  sheetSecret: Buffer
  /** Signs the links under which clients read proposals. */
  proposalSecret: Buffer
  /** All calls of the shop's API, because a document shows the reply of a call. */
  handlers: () => Handlers<Visitor>
  /** The background tasks of the shop. */
  taskNames: readonly string[]
}

/** Handlers of the account pages: orders, plans, billing, rewards, documents. */
export function accountHandlers(needs: Needs): Handlers<Visitor> {
  const { payments, sheetSecret, proposalSecret, readPicture, handlers, taskNames, ...shared } = needs
  const answerCache = createAnswerCache(shared.database)
  return {
    ...salesHandlers(shared, answerCache),
    ...approvalHandlers({ ...shared, payments }),
    ...savedCardHandlers(shared),
    ...documentHandlers({ ...shared, readPicture, handlers }),
    ...billingHandlers(payments, answerCache),
    ...rewardHandlers(shared.database),
    ...projectHandlers(shared),
    ...layoutHandlers(shared),
    ...quoteHandlers(shared),
    ...operatorHandlers(shared),
    ...pickingHandlers(shared),
    ...staffReturnHandlers(shared),
    ...proRequestHandlers(shared.database),
    ...figureHandlers(shared.database),
    ...staffAccountHandlers(shared),
    ...staffQuoteHandlers(shared),
    ...orderChangeHandlers(shared),
    ...counterHandlers({ ...shared, payments }),
    ...moneyHandlers(shared),
    ...payLinkHandlers({ ...shared, payments }),
    ...staffRewardHandlers(shared),
    ...auditHandlers(shared),
    ...staffReviewHandlers(shared),
    ...inboxHandlers(shared),
    ...staffSiteHandlers(shared),
    ...consoleHandlers(shared),
    ...noteHandlers(shared),
    ...pictureHandlers(shared),
    ...healthHandlers({ ...shared, taskNames }),
    ...staffEmailHandlers(shared),
    ...observedHandlers(shared),
    ...vendorHandlers(shared),
    ...clientBrandHandlers(shared),
    ...proposalHandlers({ ...shared, linkSecret: proposalSecret }),
    ...sheetHandlers({ ...shared, linkSecret: sheetSecret }),
  }
}

interface TaskNeeds extends Pick<Needs, 'database' | 'commerce' | 'catalog' | 'publicUrl'> {
  books: Books
  provider: PaymentNeeds['provider']
  logger: Logger
}

export const accountTasks = (needs: TaskNeeds): JobHandlers => ({
  ...booksTasks(needs),
  ...salesTasks(needs),
  [mirrorTask]: async () => {
    await mirrorQuoteOrders(needs)
  },
})

export const accountCrontab = `${booksCrontab + salesCrontab}* * * * * ${mirrorTask} ?max=3\n`
