import type { Handlers } from '@tessera/server/call'
import type { Database } from '@tessera/server/database'
import type { Tasks } from '@tessera/server/jobs'
import type { Logger } from 'pino'
import { keptAnswers } from './accounts/kept-answers.ts'
import { billingHandlers } from './billing/handlers.ts'
import { booksCrontab, booksTasks } from './billing/tasks.ts'
import type { Catalogue } from './catalogue/catalogue.ts'
import type { Commerce } from './commerce.ts'
import { documentHandlers } from './documents/handlers.ts'
import type { ReadPicture } from './documents/sheet-pictures.ts'
import type { Books } from './erp/port.ts'
import { layoutHandlers } from './layouts/handlers.ts'
import { operatorHandlers } from './operator/handlers.ts'
import type { PaymentNeeds } from './payments/payment-needs.ts'
import { projectHandlers } from './projects/handlers.ts'
import { proposalHandlers } from './proposals/handlers.ts'
import { quoteHandlers } from './quotes/handlers.ts'
import { mirrorQuoteOrders } from './quotes/mirror-orders.ts'
import { mirrorTask } from './quotes/queue-mirroring.ts'
import { rewardHandlers } from './rewards/handlers.ts'
import { salesHandlers } from './sales/handlers.ts'
import { salesCrontab, salesTasks } from './sales/tasks.ts'
import { savedCardHandlers } from './saved-cards/handlers.ts'
import { sheetHandlers } from './selection-sheets/handlers.ts'
import type { Visitor } from './visitor.ts'

interface Needs {
  database: Database
  commerce: Commerce
  catalogue: Catalogue
  payments: PaymentNeeds
  publicUrl: string
  /** Small pictures of products, for documents. */
  readPicture: ReadPicture
  /** Signs the links under which clients read selection sheets. */
  sheetSecret: Buffer
  /** The same for proposals. */
  proposalSecret: Buffer
  /** All calls of the shop: a document shows what a call answers. */
  handlers: () => Handlers<Visitor>
}

/** What stands behind the account pages: orders, plans, books, rewards, documents. */
export function accountHandlers(needs: Needs): Handlers<Visitor> {
  const { payments, sheetSecret, proposalSecret, readPicture, handlers, ...shared } = needs
  const kept = keptAnswers(shared.database)
  return {
    ...salesHandlers(shared, kept),
    ...savedCardHandlers(shared),
    ...documentHandlers({ ...shared, readPicture, handlers }),
    ...billingHandlers(payments, kept),
    ...rewardHandlers(shared.database),
    ...projectHandlers(shared),
    ...layoutHandlers(shared),
    ...quoteHandlers(shared),
    ...operatorHandlers(shared),
    ...proposalHandlers({ ...shared, linkSecret: proposalSecret }),
    ...sheetHandlers({ ...shared, linkSecret: sheetSecret }),
  }
}

interface TaskNeeds extends Pick<Needs, 'database' | 'commerce' | 'catalogue' | 'publicUrl'> {
  books: Books
  provider: PaymentNeeds['provider']
  logger: Logger
}

export const accountTasks = (needs: TaskNeeds): Tasks => ({
  ...booksTasks(needs.database),
  ...salesTasks(needs),
  [mirrorTask]: async () => {
    await mirrorQuoteOrders(needs)
  },
})

export const accountCrontab = `${booksCrontab + salesCrontab}* * * * * ${mirrorTask} ?max=3\n`
