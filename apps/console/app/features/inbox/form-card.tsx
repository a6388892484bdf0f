import { Badge } from '@tessera/ui/badge'
import { Link } from '@tessera/ui/link'
import { formatMoment } from '../../generic/format-days.ts'
import type { StaffOutcome } from '../../session/staff-work.server.ts'
import { formatAge } from '../tasks/format-age.ts'
import { type ColleagueChoices, FormActions } from './form-actions.tsx'
import type { InboxForm } from './inbox-list.ts'

interface Props {
  form: InboxForm
  /** Below the heading of its list. */
  heading: 'h2' | 'h3'
  colleagues: ColleagueChoices
  formKey: string
  now: string
  outcome: StaffOutcome | undefined
}

/** One form: the words of its sender, our answers, and what can be done. */
export function FormCard({ form, heading, colleagues, formKey, now, outcome }: Props) {
  const { message, answers, isCanceled } = form
  return (
    <li className="grid gap-3 border border-grout bg-surface p-4" id={form.reference}>
      <FormHead form={form} heading={heading} now={now} />
      <FormFacts form={form} />
      {message && (
        <blockquote className="max-w-3xl border-s-2 border-line ps-3 wrap-anywhere">
          <p className="whitespace-pre-line">{message}</p>
        </blockquote>
      )}
      {answers.map(({ author, text, at }) => (
        <div key={`${at} ${author}`} className="max-w-3xl border-s-2 border-sage ps-3 wrap-anywhere">
          <p className="whitespace-pre-line">{text}</p>
          <p className="text-xs text-stone">
            {author} · {formatAge(at, now)}
          </p>
        </div>
      ))}
      {!isCanceled && <FormActions {...{ form, colleagues, formKey, outcome }} />}
    </li>
  )
}

const titles = { contact: 'Message', consultation: 'Consultation', vendor: 'Vendor payment details' } as const

function FormHead({ form, heading: Heading, now }: Pick<Props, 'form' | 'heading' | 'now'>) {
  const { kind, reference, topic, sentAt, assigneeName, isDone, isCanceled, doneBy } = form
  return (
    <header className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
      <Heading className="text-lg wrap-anywhere">
        {titles[kind]}
        {topic && `: ${topic}`}
      </Heading>
      <p className="flex flex-wrap items-center gap-2 text-stone">
        <span className="tabular">
          {reference} · {formatAge(sentAt, now)}
        </span>
        {assigneeName && !isDone && <Badge>{assigneeName}</Badge>}
        {isDone && <Badge kind="success">Done by {doneBy}</Badge>}
        {isCanceled && <Badge>Canceled by the customer</Badge>}
      </p>
    </header>
  )
}

function FormFacts({ form }: Pick<Props, 'form'>) {
  const { name, company, email, phone, storeName, startsAt, timeZone, way, orderNumber, reference, hasPhoto } = form
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 wrap-anywhere">
      <b>{company ? `${name}, ${company}` : name}</b>
      <a href={`mailto:${email}`}>{email}</a>
      {phone && <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>}
      {startsAt && (
        <span>
          {formatMoment(startsAt, timeZone ?? 'UTC')} · {way === 'video' ? 'by video' : 'in the store'}
        </span>
      )}
      {storeName && <span className="text-stone">{storeName}</span>}
      {orderNumber && <Link href={`/find?${new URLSearchParams({ q: orderNumber })}`}>Order {orderNumber}</Link>}
      {hasPhoto && (
        <a href={`/console/tasks/form-photo?${new URLSearchParams({ reference })}`} target="_blank" rel="noreferrer">
          Open the photo
        </a>
      )}
      {form.kind === 'vendor' && (
        <span className="text-stone">
          Bank details are hidden.{!form.isDone && ' Call the vendor, then mark this as done.'}
        </span>
      )}
    </p>
  )
}
