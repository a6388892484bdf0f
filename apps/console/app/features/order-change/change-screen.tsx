import type { StaffOrder } from '@tessera/client/shop/types.gen'
import { Breadcrumb } from '@tessera/ui/breadcrumb'
import { Button, LinkButton } from '@tessera/ui/button'
import { EmptyState } from '@tessera/ui/empty-state'
import { TextField } from '@tessera/ui/field'
import { Notice } from '@tessera/ui/notice'
import { Form, useNavigation } from 'react-router'
import { ScreenPart } from '../../generic/screen-part.tsx'
import { UnsavedNotice, useUnsaved } from '../../generic/unsaved.tsx'
import { OrderMarks } from '../orders/order-marks.tsx'
import { ChangeEffect } from './change-effect.tsx'
import { ChangeLines } from './change-lines.tsx'
import { DeliveryFields } from './delivery-fields.tsx'
import { startChange } from './read-change-form.ts'
import type { ChangeOutcome } from './work-on-change.server.ts'

interface Props {
  order: StaffOrder
  changeKey: string
  outcome: ChangeOutcome | undefined
}

/** Changes a placed order: first the effect is shown, then exactly that is made. */
export function ChangeScreen({ order, changeKey, outcome }: Props) {
  const { number, customer } = order
  return (
    <div className="grid gap-4">
      <Breadcrumb
        crumbs={[
          { title: 'Orders', url: '/orders' },
          { title: number, url: `/orders/${number}` },
          { title: 'Change', url: `/orders/${number}/change` },
        ]}
      />
      <header className="flex flex-wrap items-center gap-3">
        <h1 className="text-2xl">Change order {number}</h1>
        <OrderMarks {...order} />
        <p className="w-full text-stone">{customer}</p>
      </header>
      {order.changeProblem ? (
        <EmptyState
          title="This order can’t be changed"
          action={<LinkButton href={`/orders/${number}`}>Back to the order</LinkButton>}
        >
          {order.changeProblem}
        </EmptyState>
      ) : (
        <ChangeForm key={order.version} {...{ order, changeKey, outcome }} />
      )}
    </div>
  )
}

function ChangeForm({ order, changeKey, outcome }: Props) {
  const start = { ...startChange(order), ...outcome?.typed }
  const { form, isRestored, discard } = useUnsaved(outcome ? JSON.stringify(outcome.typed) : undefined)
  const isBusy = useNavigation().state !== 'idle'
  return (
    <Form method="post" preventScrollReset className="grid gap-5" ref={form}>
      {/* a repeated press after a lost answer is the same change */}
      <input type="hidden" name="key" value={outcome?.typed.key ?? changeKey} />
      <input type="hidden" name="seen" value={order.version} />
      {isRestored && <UnsavedNotice discard={discard} />}
      {outcome?.problem && (
        <Notice
          kind="error"
          isLive
          title={outcome.isConflict ? 'This order was changed while you had it open' : undefined}
        >
          {outcome.isConflict
            ? 'Below is the order as it is now, with what you typed. Preview the changes again.'
            : outcome.problem}
        </Notice>
      )}
      <ScreenPart title="Lines">
        <ChangeLines order={order} start={start} />
      </ScreenPart>
      <div className="grid items-start gap-x-8 gap-y-5 desktop:grid-cols-2">
        <AddFields order={order} start={start} />
        <DeliveryFields order={order} start={start} />
      </div>
      <div className="save-bar">
        <Button type="submit" name="intent" value="preview" isBusy={isBusy}>
          Preview changes
        </Button>
      </div>
      {outcome?.effect && <ChangeEffect order={order} effect={outcome.effect} reason={start.reason ?? ''} />}
    </Form>
  )
}

interface FieldsProps {
  order: StaffOrder
  start: Readonly<Record<string, string>>
}

const AddFields = ({ order: { addProblem }, start }: FieldsProps) => (
  <ScreenPart title="Add a product">
    {addProblem ? (
      <p className="text-stone">{addProblem}</p>
    ) : (
      <div className="grid gap-3 tablet:grid-cols-[1fr_8rem]">
        <TextField label="SKU" name="sku" maxLength={40} autoComplete="off" defaultValue={start.sku ?? ''} />
        <TextField
          label="Boxes"
          name="addBoxes"
          inputMode="numeric"
          maxLength={6}
          defaultValue={start.addBoxes ?? ''}
        />
      </div>
    )}
  </ScreenPart>
)
