import type { ErrorReports } from '@tessera/providers/errors/port'
import type { Database } from '@tessera/server/database'
import { eraseDeletedPeople } from './accounts/deleted-people.ts'
import { settlePeople } from './accounts/settle-person.ts'
import { forgetSpent } from './auth/forget-spent.ts'
import { sendRefunds } from './billing/credit-refunds.ts'
import { forgetShared } from './cart-more/share-cart.ts'
import type { Catalogue } from './catalogue/catalogue.ts'
import { forgetCertificates } from './certificates/certificates.ts'
import type { Chore } from './chores.ts'
import { forgetOldEvents } from './collected/forget-events.ts'
import { forgetRecordings } from './collected/forget-recordings.ts'
import { forwardErrors } from './collected/forward-errors.ts'
import type { Commerce } from './commerce.ts'
import { forgetPhotos } from './forms/contact-photos.ts'
import { forgetOldMails } from './mail/forget-mails.ts'
import { answerQuotes } from './quotes/embedded-rep.ts'
import { tendStore } from './sales/embedded-store.ts'
import { tellStock } from './stock-alerts/tell-stock.ts'

interface Needs {
  database: Database
  commerce: Commerce
  catalogue: Catalogue
  publicUrl: string
  /** Signs the links of letters. */
  linkSecret: Buffer
  isProduction: boolean
  /** Who else hears of errors of pages, if anybody. */
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
  // a shop on one machine has nobody else to answer
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
