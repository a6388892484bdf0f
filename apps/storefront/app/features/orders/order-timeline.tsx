import type { OrderDetail } from '@tessera/client/shop/types.gen'
import { classNames } from '@tessera/ui/class-names'
import { Disclosure } from '@tessera/ui/disclosure'
import { CheckIcon, CloseIcon } from '@tessera/ui/icons'
import { DayAt, Moment } from '@tessera/ui/time-zone'
import { type OrderStep, orderSteps } from './order-steps.ts'

/** The progress at a glance; all events with their times are in a disclosure. */
export function OrderTimeline({ order, year }: { order: OrderDetail; year: number }) {
  const steps = orderSteps(order)
  const now = steps.findLastIndex(({ at }) => at !== null)
  return (
    <section aria-labelledby="timeline" className="grid gap-4">
      <h2 id="timeline" className="text-2xl">
        Status
      </h2>
      <ol className="grid tablet:auto-cols-fr tablet:grid-flow-col">
        {steps.map((step, index) => (
          <Step key={step.kind} step={step} year={year} isNow={index === now} isLast={index === steps.length - 1} />
        ))}
      </ol>
      {order.timeline.length > 0 && (
        <Disclosure summary={<span className="text-sm">Full history</span>} className="border-t">
          <ol className="grid gap-2">
            {order.timeline.map(({ kind, at, text }) => (
              <li key={kind + at + text} className="grid gap-x-4 tablet:grid-cols-[13rem_1fr]">
                <time dateTime={at} className="tabular text-stone">
                  <Moment at={at} />
                </time>
                <span>{text}</span>
              </li>
            ))}
          </ol>
        </Disclosure>
      )}
    </section>
  )
}

interface StepProps {
  step: OrderStep
  year: number
  isNow: boolean
  isLast: boolean
}

/** One step: side by side on wide screens, stacked on phones. */
function Step({ step: { kind, label, at }, year, isNow, isLast }: StepProps) {
  const isDone = at !== null
  const isStopped = kind === 'canceled' || kind === 'declined'
  const Icon = isStopped ? CloseIcon : CheckIcon
  return (
    <li
      aria-current={isNow ? 'step' : undefined}
      className="relative grid grid-cols-[1.5rem_1fr] content-start gap-x-3 pb-4 tablet:grid-cols-1 tablet:gap-y-2 tablet:pb-0"
    >
      {!isLast && (
        <span
          aria-hidden="true"
          className={classNames(
            'absolute start-3 top-6 bottom-0 w-px tablet:start-6 tablet:end-0 tablet:top-3 tablet:bottom-auto tablet:h-px tablet:w-auto',
            isDone && !isNow ? 'bg-ink' : 'bg-grout',
          )}
        />
      )}
      <span
        className={classNames(
          'relative flex size-6 items-center justify-center rounded border',
          isStopped ? 'border-sale text-sale' : isDone ? 'border-ink bg-ink text-paper' : 'border-line bg-surface',
        )}
      >
        {isDone && <Icon className="size-4" />}
      </span>
      <span className="grid content-start">
        <span className={classNames(isNow && 'font-bold', !isDone && 'text-stone')}>
          {label}
          <span className="sr-only">{isDone ? ', done' : ', to come'}</span>
        </span>
        {at && (
          <time dateTime={at} className="tabular text-sm text-stone">
            <DayAt at={at} year={year} />
          </time>
        )}
      </span>
    </li>
  )
}
