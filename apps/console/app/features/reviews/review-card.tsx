import { keepSizeTogether } from '@tessera/domain/keep-size-together'
import { Badge } from '@tessera/ui/badge'
import { Disclosure } from '@tessera/ui/disclosure'
import { TextAreaField } from '@tessera/ui/field'
import { Link } from '@tessera/ui/link'
import { Stars } from '@tessera/ui/stars'
import { formatDay } from '../../generic/format-days.ts'
import type { StaffOutcome } from '../../session/staff-work.server.ts'
import { DoButton, TaskForm, typedIn } from '../tasks/task-card.tsx'
import type { ReviewRow } from './review-list.ts'

interface Props {
  review: ReviewRow
  formKey: string
  outcome: StaffOutcome | undefined
}

/** One review with the purchase beside it, and what can be done. */
export function ReviewCard({ review, formKey, outcome }: Props) {
  return (
    <li className="grid gap-3 border border-grout bg-surface p-4">
      <header className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="text-lg wrap-anywhere">
          <Link href={`/products/${encodeURIComponent(review.sku)}/reviews`} data-row="">
            {keepSizeTogether(review.productName)}
          </Link>
        </h2>
        <p className="flex flex-wrap items-center gap-3 text-stone">
          {review.writtenOn && formatDay(review.writtenOn)}
          <ReviewMark state={review.state} />
        </p>
      </header>
      <div className="grid gap-x-8 gap-y-3 tablet:grid-cols-[1fr_16rem]">
        <ReviewWords review={review} />
        <Purchases review={review} />
      </div>
      <ReviewForm review={review} formKey={formKey} outcome={outcome} />
    </li>
  )
}

const marks = {
  held: ['warning', 'Held'],
  published: ['success', 'Published'],
  removed: ['plain', 'Removed'],
} as const

function ReviewMark({ state }: Pick<ReviewRow, 'state'>) {
  const [kind, label] = marks[state]
  return <Badge kind={kind}>{label}</Badge>
}

function ReviewWords({
  review: { stars, title, text, because, state, photos, author, answer, helpful },
}: {
  review: ReviewRow
}) {
  return (
    <div className="grid content-start gap-2 wrap-anywhere">
      <p className="flex flex-wrap items-center gap-3">
        <Stars value={stars} />
        {title && <b>{title}</b>}
      </p>
      {text && <p className="max-w-3xl whitespace-pre-line">{text}</p>}
      {state !== 'removed' && photos.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {photos.map(({ id, url }, index) => (
            <li key={id}>
              <a href={url} target="_blank" rel="noreferrer">
                <img src={`${url}&small=1`} alt={`Attachment ${index + 1} by ${author}`} className="h-24 w-auto" />
              </a>
            </li>
          ))}
        </ul>
      )}
      {state === 'held' && because && <p className="text-amber">Held: {because}</p>}
      {answer && <p className="border-s-2 border-line ps-3 whitespace-pre-line">Our answer: {answer}</p>}
      {helpful > 0 && <p className="text-xs text-stone">{helpful} found it helpful</p>}
    </div>
  )
}

const sources: Readonly<Record<ReviewRow['source'], string>> = {
  bought: 'bought it',
  sample: 'had a sample',
  job: 'used it on a job',
  store: 'saw it in a store',
}

/** The orders behind a review, beside what its author says. */
function Purchases({ review: { author, source, customer, customerNumber, purchases } }: { review: ReviewRow }) {
  return (
    <div className="grid content-start gap-1 border-grout text-sm tablet:border-s tablet:ps-4">
      <p>
        <b>{author}</b> says they {sources[source]}.
      </p>
      {customerNumber ? (
        <p className="wrap-anywhere">
          <Link href={`/customers/${customerNumber}`}>{customer}</Link>
        </p>
      ) : (
        <p className="text-stone">A card from a store, without an account.</p>
      )}
      {customerNumber && purchases.length === 0 && <p className="text-amber">No order with this product.</p>}
      <ul>
        {purchases.map(({ number, placedOn, boxes, isSample }) => (
          <li key={`${number} ${isSample}`}>
            <Link href={`/orders/${number}`}>{number}</Link> · {formatDay(placedOn)} ·{' '}
            {isSample ? 'sample' : `${boxes} ${boxes === 1 ? 'unit' : 'units'}`}
          </li>
        ))}
      </ul>
    </div>
  )
}

function ReviewForm({ review, formKey, outcome }: Props) {
  const { id, version, state, answer } = review
  const isAnswering = outcome?.about === id && outcome.typed?.intent === 'decide:answer'
  return (
    <TaskForm number={id} formKey={formKey} outcome={outcome}>
      <input type="hidden" name="version" value={version} />
      <div className="flex flex-wrap gap-2">
        {state !== 'published' && (
          <DoButton intent="decide:publish" kind={state === 'held' ? 'primary' : 'secondary'}>
            Publish
          </DoButton>
        )}
      </div>
      {state !== 'removed' && <RemovePart review={review} outcome={outcome} />}
      <Disclosure summary={answer ? 'Change our answer' : 'Answer'} isOpen={isAnswering}>
        <div className="grid max-w-3xl gap-3">
          <TextAreaField
            label="Answer, shown under the review"
            hint="Leave empty to remove the answer."
            name="answer"
            id={`answer-${id}`}
            rows={3}
            maxLength={2000}
            defaultValue={isAnswering ? typedIn(outcome, id, 'answer') : (answer ?? '')}
          />
          <div>
            <DoButton intent="decide:answer">Save answer</DoButton>
          </div>
        </div>
      </Disclosure>
    </TaskForm>
  )
}

/** Removing tells the author why, if there are words for it. */
function RemovePart({ review: { id, customerNumber }, outcome }: Omit<Props, 'formKey'>) {
  const isRemoving = outcome?.about === id && outcome.typed?.intent === 'decide:remove'
  return (
    <Disclosure summary="Remove" isOpen={isRemoving}>
      <div className="grid max-w-3xl gap-3">
        {customerNumber && (
          <TextAreaField
            label="Message to the author, by email"
            hint="Leave empty to remove it without telling the author."
            name="message"
            id={`message-${id}`}
            rows={3}
            maxLength={1000}
            isOptional
            defaultValue={isRemoving ? typedIn(outcome, id, 'message') : ''}
          />
        )}
        <div>
          <DoButton intent="decide:remove" kind="danger">
            Remove it
          </DoButton>
        </div>
      </div>
    </Disclosure>
  )
}
