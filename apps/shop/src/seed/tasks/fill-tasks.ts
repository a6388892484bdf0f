import { settlePerson } from '@tessera/middleware/modules/people/accounts/settle-person'
import { sql } from '@tessera/server/sql'
import type { FillWork } from '../fill-work.ts'
import { smallPro } from '../history/cast.ts'
import { clockOf, momentOf } from '../history/history-clock.ts'
import { holdNumbers } from '../hold-numbers.ts'
import { showProgress } from '../show-progress.ts'
import { proApplicants } from './pro-applicants.ts'
import { writeForms } from './write-forms.ts'
import { writeHeldReviews } from './write-held-reviews.ts'
import { writeMessages } from './write-messages.ts'
import { writeOpenReturns } from './write-open-returns.ts'
import { writeProRequests } from './write-pro-requests.ts'

/** Fills what waits for staff, so that each of their lists has something to decide. */
export async function fillTasks({ shop, openCommerce, filling }: FillWork): Promise<void> {
  const progress = showProgress('Work for staff', 1)
  const when = clockOf(filling.startedAt)
  await filling.step(shop, 'told', async (db) => {
    await holdNumbers(db)
    await writeProRequests(db, when)
    await writeOpenReturns(db, when)
    await writeMessages(db, when)
    await writeForms(db, when)
    await writeHeldReviews(db, when)
    await db.rows(sql`
      update accounts set pending_name = 'Ortega Tile, Stone & Bath', updated_at = ${momentOf(when.ago(2), 17)}
      where name = ${smallPro.name} and pending_name is null`)
  })
  const commerce = await openCommerce()
  const people = await shop.rows<{ id: string }>(sql`
    select id from people where email = any(${proApplicants.map(({ email }) => email)}::text[]) order by email`)
  for (const { id } of people) await settlePerson(shop, commerce, id)
  progress.end(`${proApplicants.length} requests for Pro Accounts, returns, messages, forms and reviews`)
}
