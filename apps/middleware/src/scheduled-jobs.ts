import type { BlobStore } from '@tessera/providers/blobs/blob-store'
import type { ErrorReporter } from '@tessera/providers/errors/port'
import type { Database } from '@tessera/server/database'
import { movePendingJobs } from '@tessera/server/pending-jobs'
import type { ScheduledJob } from '@tessera/server/scheduled-jobs'
import type { Commerce } from './kit/commerce.ts'
import { deleteOldEmails } from './kit/email/delete-old-emails.ts'
import { deleteUnattachedPhotos } from './kit/uploads/contact-photos.ts'
import { deleteUnusedBlobs } from './kit/uploads/move-blobs.ts'
import type { Catalog } from './modules/catalog/feed/catalog.ts'
import { deleteOldStockAlerts } from './modules/catalog/stock-alerts/delete-old-stock-alerts.ts'
import { sendBackInStockEmails } from './modules/catalog/stock-alerts/send-back-in-stock-emails.ts'
import { deleteSharedCarts } from './modules/checkout/shipping/share-cart.ts'
import { sendRefunds } from './modules/ledger/refunds/credit-refunds.ts'
import { deleteOldCounterOrders } from './modules/operator/counter/delete-old-counter-orders.ts'
import { simulateStore } from './modules/orders/store-simulator/simulate-store.ts'
import { eraseDeletedPeople } from './modules/people/accounts/deleted-people.ts'
import { settlePeople } from './modules/people/accounts/settle-person.ts'
import { deleteUnusedCertificates } from './modules/people/certificates/certificates.ts'
import { deleteSpentSecrets } from './modules/people/credentials/delete-spent-secrets.ts'
import { simulateSalesRep } from './modules/plans/quotes/simulate-sales-rep.ts'
import { deleteOldMessages } from './modules/site/forms/delete-old-messages.ts'
import { deleteOldEvents } from './modules/telemetry/collect/delete-old-events.ts'
import { deleteOldRecordings } from './modules/telemetry/collect/delete-old-recordings.ts'
import { forwardErrors } from './modules/telemetry/collect/forward-errors.ts'

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
  /** Holds the uploads, if they are not in the database. */
  blobs?: BlobStore | undefined
}

const everyMinute = '* * * * *'
const hourly = (minute: number) => ({ schedule: `${minute} * * * *`, backfill: '1h' })
/** In UTC. A shop that is closed at night makes up for it at its next start. */
const daily = (hour: number, minute: number) => ({ schedule: `${minute} ${hour} * * *`, backfill: '1d' })

/** Retries and cleanups. The jobs of orders, payments and the ledger are in their modules. */
export function scheduledJobs(needs: Needs): ScheduledJob[] {
  const { database, commerce, isProduction, errorReports, blobs } = needs
  return [
    { name: 'move-jobs', schedule: everyMinute, work: () => movePendingJobs(database) },
    { name: 'settle-people', schedule: everyMinute, work: () => settlePeople(database, commerce) },
    { name: 'erase-deleted-people', ...daily(3, 5), work: () => eraseDeletedPeople(database, commerce) },
    { name: 'forget-spent', ...daily(3, 10), work: () => deleteSpentSecrets(database) },
    { name: 'forget-old-mails', ...daily(3, 15), work: () => deleteOldEmails(database, new Date()) },
    { name: 'forget-old-events', ...daily(3, 25), work: () => deleteOldEvents(database, new Date()) },
    { name: 'forget-shared-carts', ...daily(3, 30), work: () => deleteSharedCarts({ database }, new Date()) },
    { name: 'forget-stock-alerts', ...daily(3, 35), work: () => deleteOldStockAlerts(database, new Date()) },
    { name: 'forget-counter-orders', ...daily(3, 45), work: () => deleteOldCounterOrders(needs, new Date()) },
    { name: 'forget-messages', ...daily(3, 40), work: () => deleteOldMessages(database, new Date()) },
    { name: 'forget-photos', ...hourly(5), work: () => deleteUnattachedPhotos(database, new Date()) },
    { name: 'forget-certificates', ...hourly(15), work: () => deleteUnusedCertificates(database, new Date()) },
    { name: 'forget-recordings', ...hourly(25), work: () => deleteOldRecordings(database, new Date()) },
    { name: 'tell-stock', schedule: everyMinute, work: () => sendBackInStockEmails(needs, new Date()) },
    ...(blobs
      ? [{ name: 'delete-blobs', ...hourly(35), work: () => deleteUnusedBlobs(database, blobs, new Date()) }]
      : []),
    ...(errorReports
      ? [{ name: 'forward-errors', schedule: everyMinute, work: () => forwardErrors(database, errorReports) }]
      : []),
    ...(isProduction ? [] : simulators(needs)),
  ]
}

/** Outside production the demo store, its sales rep and its accounting answer. */
const simulators = (needs: Needs): ScheduledJob[] => [
  { name: 'answer-quotes', schedule: everyMinute, work: () => simulateSalesRep(needs, new Date()) },
  { name: 'tend-store', schedule: everyMinute, work: () => simulateStore(needs, new Date()) },
  { name: 'send-refunds', schedule: everyMinute, work: () => sendRefunds(needs.database, new Date()) },
]
