import type { ErrorReports } from '@tessera/providers/errors/port'
import type { Database } from '@tessera/server/database'
import type { Chore } from './chores.ts'
import type { Commerce } from './kit/commerce.ts'
import { forgetOldMails } from './kit/email/delete-old-emails.ts'
import { forgetPhotos } from './kit/uploads/contact-photos.ts'
import type { Catalogue } from './modules/catalog/feed/catalog.ts'
import { tellStock } from './modules/catalog/stock-alerts/send-back-in-stock-emails.ts'
import { forgetShared } from './modules/checkout/shipping/share-cart.ts'
import { sendRefunds } from './modules/ledger/refunds/credit-refunds.ts'
import { tendStore } from './modules/orders/store-simulator/simulate-store.ts'
import { eraseDeletedPeople } from './modules/people/accounts/deleted-people.ts'
import { settlePeople } from './modules/people/accounts/settle-person.ts'
import { forgetCertificates } from './modules/people/certificates/certificates.ts'
import { forgetSpent } from './modules/people/credentials/delete-spent-secrets.ts'
import { answerQuotes } from './modules/plans/quotes/simulate-sales-rep.ts'
import { forgetOldEvents } from './modules/telemetry/collect/forget-events.ts'
import { forgetRecordings } from './modules/telemetry/collect/forget-recordings.ts'
import { forwardErrors } from './modules/telemetry/collect/forward-errors.ts'

interface Needs {
  database: Database
  commerce: Commerce
  catalogue: Catalogue
  publicUrl: string
  /** Signs the links in emails. */
  linkSecret: Buffer
  isProduction: boolean
  /** Also receives page errors, if configured. */
  errorReports?: ErrorReports | undefined
}

const hour = 60 * 60
const day = 24 * hour

export const houseChores = ({
  database,
  commerce,
  catalogue,
  publicUrl,
  linkSecret,
  isProduction,
  errorReports,
}: Needs): Chore[] => [
  { name: 'settle-people', everySeconds: 20, work: () => settlePeople(database, commerce) },
  { name: 'erase-deleted-people', everySeconds: day, work: () => eraseDeletedPeople(database, commerce) },
  { name: 'forget-spent', everySeconds: day, work: () => forgetSpent(database) },
  { name: 'forget-old-mails', everySeconds: day, work: () => forgetOldMails(database, new Date()) },
  { name: 'forget-old-events', everySeconds: day, work: () => forgetOldEvents(database, new Date()) },
  { name: 'forget-photos', everySeconds: hour, work: () => forgetPhotos(database, new Date()) },
  { name: 'forget-certificates', everySeconds: hour, work: () => forgetCertificates(database, new Date()) },
  { name: 'forget-shared-carts', everySeconds: day, work: () => forgetShared({ database }, new Date()) },
  {
    name: 'tell-stock',
    everySeconds: 30,
    work: () => tellStock({ database, catalogue, publicUrl, linkSecret }, new Date()),
  },
  ...(errorReports
    ? [{ name: 'forward-errors', everySeconds: 10, work: () => forwardErrors(database, errorReports) }]
    : []),
  { name: 'forget-recordings', everySeconds: hour, work: () => forgetRecordings(database, new Date()) },
  // outside production the demo store and the demo sales rep answer
  ...(isProduction
    ? []
    : [
        {
          name: 'answer-quotes',
          everySeconds: 10,
          work: () => answerQuotes({ database, catalogue, publicUrl }, new Date()),
        },
        { name: 'tend-store', everySeconds: 20, work: () => tendStore({ database, publicUrl }, new Date()) },
        { name: 'send-refunds', everySeconds: 20, work: () => sendRefunds(database, new Date()) },
      ]),
]
