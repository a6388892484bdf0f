import type { Database } from '@tessera/server/database'
import { eraseDeletedPeople } from './accounts/deleted-people.ts'
import { settlePeople } from './accounts/settle-person.ts'
import { forgetSpent } from './auth/forget-spent.ts'
import { sendRefunds } from './billing/credit-refunds.ts'
import type { Catalogue } from './catalogue/catalogue.ts'
import type { Chore } from './chores.ts'
import { forgetOldEvents } from './collected/forget-events.ts'
import { forgetRecordings } from './collected/forget-recordings.ts'
import type { Commerce } from './commerce.ts'
import { forgetOldMails } from './mail/forget-mails.ts'
import { answerQuotes } from './quotes/embedded-rep.ts'
import { tendStore } from './sales/embedded-store.ts'

interface Needs {
  database: Database
  commerce: Commerce
  catalogue: Catalogue
  publicUrl: string
  isProduction: boolean
}

const hour = 60 * 60
const day = 24 * hour

export const houseChores = ({ database, commerce, catalogue, publicUrl, isProduction }: Needs): Chore[] => [
  { name: 'settle-people', everySeconds: 20, work: () => settlePeople(database, commerce) },
  { name: 'erase-deleted-people', everySeconds: day, work: () => eraseDeletedPeople(database, commerce) },
  { name: 'forget-spent', everySeconds: day, work: () => forgetSpent(database) },
  { name: 'forget-old-mails', everySeconds: day, work: () => forgetOldMails(database, new Date()) },
  { name: 'forget-old-events', everySeconds: day, work: () => forgetOldEvents(database, new Date()) },
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
