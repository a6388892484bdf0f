import type { ProjectRoom } from '@tessera/client/shop/types.gen'
import { Button } from '@tessera/ui/button'
import { TextField } from '@tessera/ui/field'
import { Form } from 'react-router'
import type { FormRefusal } from '../../http/form-refusal.ts'
import { formatCentsField } from '../../kit/plans/parse-number.ts'
import { ScopeFields, scopedFields } from '../../kit/plans/scoped-form.tsx'

interface Props {
  room?: ProjectRoom | undefined
  basketId: string
  refusal: FormRefusal | undefined
}

const numberIn = (value: number | null | undefined): string => (value == null ? '' : String(value))

/** The size of a room: length and width, or the area if it is not a rectangle. */
export function RoomForm({ room, basketId, refusal }: Props) {
  const scope = room?.id ?? 'new-room'
  const area = numberIn(room?.areaSqft)
  const field = scopedFields(refusal, scope, {
    name: room?.name,
    lengthFt: numberIn(room?.lengthFt),
    widthFt: numberIn(room?.widthFt),
    areaSqft: area,
    budget: formatCentsField(room?.budgetCents ?? null),
    notes: room?.notes,
  })
  return (
    <Form method="post" preventScrollReset className="grid gap-4">
      <input type="hidden" name="intent" value="room" />
      <input type="hidden" name="basketId" value={basketId} />
      <input type="hidden" name="roomId" value={room?.id ?? ''} />
      <input type="hidden" name="areaBefore" value={area} />
      <ScopeFields scope={scope} refusal={refusal} />
      <div className="grid grid-cols-2 gap-4 wide:grid-cols-[2fr_1fr_1fr_1fr_1fr]">
        <TextField label="Room" {...field('name')} maxLength={100} required className="col-span-2 wide:col-span-1" />
        <TextField label="Length" {...field('lengthFt')} inputMode="decimal" after="ft" maxLength={10} />
        <TextField label="Width" {...field('widthFt')} inputMode="decimal" after="ft" maxLength={10} />
        <TextField label="Area" {...field('areaSqft')} inputMode="decimal" after="sq ft" maxLength={12} />
        <TextField label="Budget" {...field('budget')} inputMode="decimal" maxLength={14} after="$" />
      </div>
      <TextField label="Note" {...field('notes')} maxLength={1000} isOptional />
      <div>
        <Button type="submit" size="Small">
          {room ? 'Save room' : 'Add room'}
        </Button>
      </div>
    </Form>
  )
}
