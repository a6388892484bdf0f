import type { StaffOrder } from '@tessera/client/shop/types.gen'
import { buttonClass, LinkButton } from '@tessera/ui/button'
import { Disclosure } from '@tessera/ui/disclosure'
import { TextField } from '@tessera/ui/field'
import { Link } from '@tessera/ui/link'
import { Notice } from '@tessera/ui/notice'
import type { TaskOutcome } from '../tasks/task-actions.server.ts'
import { DoButton, TaskForm } from '../tasks/task-card.tsx'

interface Props {
  order: StaffOrder
  formKey: string
  outcome: TaskOutcome | undefined
}

/** One usual next step by state, the others beside it. On a phone this is a bar at the bottom. */
export function OrderActions({ order, formKey, outcome }: Props) {
  const { number, nextStep, isPickUp } = order
  if (nextStep === null || nextStep === 'arrival' || nextStep === 'approval' || nextStep === 'payment')
    return (
      <>
        <WaitsFor order={order} />
        <div className="action-bar tablet:hidden">
          <MessageLink number={number} />
        </div>
      </>
    )
  return (
    <div className="grid gap-2">
      <div className="action-bar">
        {isPickUp ? (
          <TaskForm number={number} formKey={formKey} outcome={outcome}>
            {nextStep === 'ready' ? (
              <DoButton intent="moveOrder:ready" kind="primary">
                Ready for pickup
              </DoButton>
            ) : (
              <DoButton intent="takeStep" kind="primary">
                Hand over everything
              </DoButton>
            )}
          </TaskForm>
        ) : null}
        <LinkButton href={`/orders/${number}/ship`} kind={isPickUp ? 'secondary' : 'primary'}>
          {isPickUp ? 'Hand over some boxes' : 'Pack and ship'}
        </LinkButton>
        <MessageLink number={number} />
      </div>
      <Disclosure summary="Other steps">
        <OtherSteps order={order} formKey={formKey} outcome={outcome} />
      </Disclosure>
    </div>
  )
}

function WaitsFor({ order: { nextStep, customer } }: Pick<Props, 'order'>) {
  if (nextStep === 'approval')
    return (
      <Notice title="Awaiting approval">
        Someone at {customer} has to approve this order first. <Link href="/approvals">Who can approve it</Link>
      </Notice>
    )
  if (nextStep !== 'payment') return null
  return (
    <Notice kind="warning" title="Not paid yet">
      The payment isn’t complete. Don’t pack it until it is.
    </Notice>
  )
}

/** On a phone the field of messages is far down the page. */
const MessageLink = ({ number }: { number: string }) => (
  <a
    href={`#text-${number}`}
    className={`${buttonClass()} no-underline tablet:hidden`}
    onClick={(event) => {
      event.preventDefault()
      document.getElementById(`text-${number}`)?.focus()
    }}
  >
    Message
  </a>
)

const OtherSteps = ({ order: { number }, formKey, outcome }: Props) => (
  <TaskForm number={number} formKey={formKey} outcome={outcome}>
    <div className="flex flex-wrap items-end gap-3">
      <DoButton intent="moveOrder:allocated">Reserve the boxes</DoButton>
      <DoButton intent="moveOrder:picking">Start picking</DoButton>
      <TextField label="Expected on" name="expectedOn" id="expectedOn" type="date" isOptional />
      <DoButton intent="moveOrder:backordered">Mark as backordered</DoButton>
    </div>
  </TaskForm>
)
