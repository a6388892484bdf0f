import type { ErrorReporter } from '@tessera/providers/errors/port'
import type { Database } from '@tessera/server/database'
import type { Commerce } from './kit/commerce.ts'
import { deleteOldEmails } from './kit/email/delete-old-emails.ts'
import { deleteUnattachedPhotos } from './kit/uploads/contact-photos.ts'
import type { Catalog } from './modules/catalog/feed/catalog.ts'
import { sendBackInStockEmails } from './modules/catalog/stock-alerts/send-back-in-stock-emails.ts'
import { deleteSharedCarts } from './modules/checkout/shipping/share-cart.ts'
import { sendRefunds } from './modules/ledger/refunds/credit-refunds.ts'
import { simulateStore } from './modules/orders/store-simulator/simulate-store.ts'
import { eraseDeletedPeople } from './modules/people/accounts/deleted-people.ts'
import { settlePeople } from './modules/people/accounts/settle-person.ts'
import { deleteUnusedCertificates } from './modules/people/certificates/certificates.ts'
import { deleteSpentSecrets } from './modules/people/credentials/delete-spent-secrets.ts'
import { simulateSalesRep } from './modules/plans/quotes/simulate-sales-rep.ts'
import { deleteOldEvents } from './modules/telemetry/collect/delete-old-events.ts'
import { deleteOldRecordings } from './modules/telemetry/collect/delete-old-recordings.ts'
import { forwardErrors } from './modules/telemetry/collect/forward-errors.ts'
import type { IntervalJob } from './start-interval-jobs.ts'

interface Needs {
  database: Database
  commerce: Commerce
  catalog: Catalog
  publicUrl: string
  /** Signs the links in emails. */
  linkSecret: Buffer
  isProduction: boolean
  /** Also receives page errors, if configured. */
  errorReports?: ErrorReporter | undefined
}

const hour = 60 * 60
const day = 24 * hour

export const intervalJobs = ({
  database,
  commerce,
  catalog,
  publicUrl,
  linkSecret,
  isProduction,
  errorReports,
}: Needs): IntervalJob[] => [
  { name: 'settle-people', everySeconds: 20, work: () => settlePeople(database, commerce) },
  { name: 'erase-deleted-people', everySeconds: day, work: () => eraseDeletedPeople(database, commerce) },
  { name: 'forget-spent', everySeconds: day, work: () => deleteSpentSecrets(database) },
  { name: 'forget-old-mails', everySeconds: day, work: () => deleteOldEmails(database, new Date()) },
  { name: 'forget-old-events', everySeconds: day, work: () => deleteOldEvents(database, new Date()) },
  { name: 'forget-photos', everySeconds: hour, work: () => deleteUnattachedPhotos(database, new Date()) },
  { name: 'forget-certificates', everySeconds: hour, work: () => deleteUnusedCertificates(database, new Date()) },
  { name: 'forget-shared-carts', everySeconds: day, work: () => deleteSharedCarts({ database }, new Date()) },
  {
    name: 'tell-stock',
    everySeconds: 30,
    work: () => sendBackInStockEmails({ database, catalog, publicUrl, linkSecret }, new Date()),
  },
  ...(errorReports
    ? [{ name: 'forward-errors', everySeconds: 10, work: () => forwardErrors(database, errorReports) }]
    : []),
  { name: 'forget-recordings', everySeconds: hour, work: () => deleteOldRecordings(database, new Date()) },
  // outside production the demo store and the demo sales rep answer
  ...(isProduction
    ? []
    : [
        {
          name: 'answer-quotes',
          everySeconds: 10,
          work: () => simulateSalesRep({ database, catalog, publicUrl }, new Date()),
        },
        { name: 'tend-store', everySeconds: 20, work: () => simulateStore({ database, publicUrl }, new Date()) },
        { name: 'send-refunds', everySeconds: 20, work: () => sendRefunds(database, new Date()) },
      ]),
]
