import { embeddedBooks } from '@tessera/middleware/modules/ledger/embedded-books'
import { requestRefund } from '@tessera/middleware/modules/ledger/refunds/credit-refunds'
import type { Database } from '@tessera/server/database'
import { type HistoryClock, momentOf } from './history-clock.ts'
import type { OpenedAccount } from './opened-account.ts'
import { keyOf } from './other-documents.ts'

/** Credits an account that pays by card, whose owner asks for the money: accounting has one refund to send. */
export async function writeWaitingRefund(db: Database, account: OpenedAccount, when: HistoryClock): Promise<void> {
  const key = keyOf(account, 'waiting refund')
  const [credit] = await embeddedBooks(db).credit(
    [
      {
        key,
        type: 'DG',
        accountId: account.id,
        soldTo: account.soldTo[0] ?? null,
        documentOn: when.ago(6),
        goodsCents: 4275,
        words: 'Liftgate charged, but not used',
      },
    ],
    when.now,
  )
  const payer = { accountId: account.id, personId: account.people[0]?.id ?? '', today: when.today }
  const now = new Date(momentOf(when.ago(3), 16))
  await requestRefund(db, payer, { key, documentId: credit?.id ?? '', now })
}
