import type { StaffAccount } from '@tessera/client/shop/types.gen'
import { ShareBar } from '@tessera/ui/charts/share-bar'
import { formatMoney } from '@tessera/ui/format'
import { Link } from '@tessera/ui/link'
import { formatDay, formatMoment } from '../../generic/format-days.ts'
import { ScreenPart } from '../../generic/screen-part.tsx'
import type { StaffOutcome } from '../../session/staff-work.server.ts'
import { NoteForm } from '../tasks/note-form.tsx'
import { type NotesView, withNotes } from '../tasks/note-view.ts'
import type { TaskOutcome } from '../tasks/task-actions.server.ts'
import { DeletedPeople } from './deleted-people.tsx'
import { InviteForm } from './invite-form.tsx'
import type { InviteOutcome } from './invite-person.server.ts'
import { PersonHelp } from './person-help.tsx'
import { rightWords } from './right-words.ts'

interface Props {
  account: StaffAccount
}

/** The credit line: overdue, open, ordered and free. */
export function CustomerCredit({ account }: Props) {
  const { creditLineCents, openCents, overdueCents, orderedCents, creditFreeCents, termsText } = account
  if (account.type !== 'Pro') return null
  const parts = [
    ['Overdue', overdueCents, 'sale'],
    ['Open, not due yet', openCents - overdueCents, 'ink'],
    ['Ordered, not invoiced', orderedCents, 'stone'],
    ['Available', creditFreeCents, 'sage'],
  ] as const
  return (
    <ScreenPart title="Credit">
      <p>
        Credit line of <b>{formatMoney(creditLineCents)}</b> · {termsText}
      </p>
      <ShareBar
        caption="Use of the credit line"
        isCaptionShown={false}
        headers={['Part', 'Amount']}
        shares={parts.map(([label, value, tone]) => ({ label, value, text: formatMoney(value), tone }))}
      />
    </ScreenPart>
  )
}

interface PeopleProps extends Props {
  mayAct: boolean
  mayOrder: boolean
  mayInvite: boolean
  mayLock: boolean
  mayReset: boolean
  mayRestore: boolean
  invited: InviteOutcome | undefined
  helped: StaffOutcome | undefined
  formKey: string
}

export const CustomerPeople = ({
  account,
  mayAct,
  mayOrder,
  mayInvite,
  mayRestore,
  invited,
  helped,
  ...help
}: PeopleProps) => (
  <ScreenPart title="People">
    {account.people.length === 0 && <p className="text-stone">No people, or none you can see.</p>}
    <ul className="grid gap-3">
      {account.people.map((person) => (
        <li key={person.email} className="wrap-anywhere">
          <b>{person.name}</b>
          {person.status !== 'active' && ` (${person.status})`}
          {' · '}
          <a href={`mailto:${person.email}`}>{person.email}</a>
          {person.phone && (
            <>
              {' · '}
              <a href={`tel:${person.phone.replace(/[^\d+]/g, '')}`}>{person.phone}</a>
            </>
          )}
          <span className="block text-xs text-stone">
            {[
              person.rights.map((right) => rightWords[right] ?? right).join(', '),
              person.orderLimitCents !== null && `up to ${formatMoney(person.orderLimitCents)} an order`,
              person.monthLimitCents !== null && `up to ${formatMoney(person.monthLimitCents)} a month`,
              person.lastSignInAt && `signed in ${formatMoment(person.lastSignInAt, account.timeZone)}`,
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
          {person.status === 'active' && (mayAct || mayOrder) && (
            <span className="flex flex-wrap gap-x-4 text-sm">
              {mayAct && (
                <Link href={`/customers/${account.number}/as/${person.userID}`} className="flex min-h-6 items-center">
                  Open the shop as {person.name}
                </Link>
              )}
              {mayOrder && (
                <Link
                  href={`/counter/new?customer=${account.number}&person=${person.userID}`}
                  className="flex min-h-6 items-center"
                >
                  Order for them
                </Link>
              )}
            </span>
          )}
          <PersonHelp person={person} outcome={helped} {...help} />
        </li>
      ))}
    </ul>
    {mayRestore && <DeletedPeople account={account} formKey={help.formKey} outcome={helped} />}
    {mayInvite && <InviteForm account={account} outcome={invited} />}
  </ScreenPart>
)

export function CustomerQuotes({ account: { quotes, timeZone } }: Props) {
  if (quotes.length === 0) return null
  return (
    <ScreenPart title="Quotes">
      <ul>
        {quotes.map(({ quotationId, state, jobName, totalCents, requestedAt }) => (
          <li key={quotationId} className="flex flex-wrap justify-between gap-x-4 border-b border-grout py-1">
            <span>
              <Link href={`/quotes/${quotationId}`}>{quotationId}</Link>
              {[null, jobName, state.replaceAll('-', ' ')].filter((part) => part !== '').join(' · ')}
              <span className="text-stone"> · {formatMoment(requestedAt, timeZone)}</span>
            </span>
            <span className="tabular">{formatMoney(totalCents)}</span>
          </li>
        ))}
      </ul>
    </ScreenPart>
  )
}

export function CustomerDocuments({ account: { documents, number, type } }: Props) {
  if (documents.length === 0) return null
  return (
    <ScreenPart title="Documents">
      <ul>
        {documents.map(({ id, label, documentOn, dueOn, amountCents, openCents, isCredit }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-4 border-b border-grout py-1">
            <span>
              <Link href={`/money/documents/${id}`}>{label}</Link>
              <span className="text-stone">
                {documentOn && ` · ${formatDay(documentOn)}`}
                {dueOn && openCents > 0 && ` · due ${formatDay(dueOn)}`}
              </span>
            </span>
            <span className="tabular">
              {isCredit && '−'}
              {formatMoney(amountCents)}
              {openCents > 0 && <b> · {formatMoney(openCents)} open</b>}
            </span>
          </li>
        ))}
      </ul>
      <p>
        <Link href={`/money/customers/${number}`}>Ledger and aging</Link>
        {type === 'Pro' && (
          <>
            {' · '}
            <Link href={`/rewards/${number}`}>Rewards</Link>
          </>
        )}
      </p>
    </ScreenPart>
  )
}

interface ActivityProps extends Props {
  notes: NotesView
  formKey: string
  outcome: TaskOutcome | undefined
}

/** Lists events and the notes of staff together, newest first. */
export function CustomerActivity({ account, notes, formKey, outcome }: ActivityProps) {
  const { number, timeZone } = account
  const activity = withNotes(account.activity, notes.notes, true)
  return (
    <ScreenPart title="Activity">
      {notes.mayWrite && (
        <NoteForm key={notes.notes.length} kind="customer" number={number} formKey={formKey} outcome={outcome} />
      )}
      {activity.length === 0 && <p className="text-stone">No activity yet.</p>}
      <ol className="grid gap-2">
        {activity.map(({ at, text, by }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two entries may be alike
          <li key={index} className="wrap-anywhere">
            {text}
            <span className="block text-xs text-stone">
              {[formatMoment(at, timeZone), by].filter(Boolean).join(' · ')}
            </span>
          </li>
        ))}
      </ol>
    </ScreenPart>
  )
}
