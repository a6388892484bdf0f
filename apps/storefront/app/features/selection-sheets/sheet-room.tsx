import type { SheetDetail, SheetRoom } from '@tessera/client/shop/types.gen'
import { Button, LinkButton } from '@tessera/ui/button'
import { TextField } from '@tessera/ui/field'
import { formatArea, formatMoney } from '@tessera/ui/format'
import { Form } from 'react-router'
import type { FormRefusal } from '../../http/form-refusal.ts'
import { formatCentsField } from '../../kit/plans/parse-number.ts'
import { refusalIn, ScopeFields, scopedFields } from '../../kit/plans/scoped-form.tsx'
import { SheetActionButton } from './sheet-action-button.tsx'
import { SheetItemRow } from './sheet-item-row.tsx'

interface Props {
  room: SheetRoom
  sheet: SheetDetail
  refusal: FormRefusal | undefined
}

export function SheetRoomSection({ room, sheet, refusal }: Props) {
  const heading = `room-${room.id}`
  return (
    <section aria-labelledby={heading} className="grid gap-2">
      <header className="flex flex-wrap items-baseline justify-between gap-x-6 border-b border-ink pb-3">
        <h2 id={heading} className="text-2xl">
          {room.name}
        </h2>
        <p className="tabular text-stone">{roomText(room, sheet)}</p>
      </header>
      {room.items.length > 0 ? (
        <ul>
          {room.items.map((item) => (
            <SheetItemRow key={item.id} item={item} sheet={sheet} refusal={refusal} />
          ))}
        </ul>
      ) : (
        <p className="py-3 text-stone">Nothing to choose in this room yet.</p>
      )}
      {sheet.canEdit && (
        <div className="grid gap-2">
          <div>
            <LinkButton href={`/account/selection-sheets/${sheet.selectionSheetId}/add?room=${room.id}`} size="Small">
              Add products<span className="sr-only"> to {room.name}</span>
            </LinkButton>
          </div>
          <details className="disclosure" open={refusalIn(refusal, room.id) !== undefined}>
            <summary className="inline-flex min-h-9 cursor-pointer items-center text-sm underline decoration-line">
              Edit room<span className="sr-only"> {room.name}</span>
            </summary>
            <div className="grid gap-3 border border-grout bg-surface p-4">
              <SheetRoomForm key={sheet.revision} room={room} sheet={sheet} refusal={refusal} />
              <SheetActionButton
                sheet={sheet}
                intent="room-remove"
                kind="quiet"
                size="Small"
                more={{ roomId: room.id }}
              >
                Remove room and items<span className="sr-only">: {room.name}</span>
              </SheetActionButton>
            </div>
          </details>
        </div>
      )}
    </section>
  )
}

/** A text such as `108 sq ft · client $1,713.43 of an allowance of $1,500.00`. */
function roomText({ areaSqft, clientTotalCents, allowanceCents }: SheetRoom, { priceView }: SheetDetail): string {
  const allowance = allowanceCents === null ? '' : ` of ${formatMoney(allowanceCents)} allowance`
  const money = priceView === 'client' || allowance ? `client ${formatMoney(clientTotalCents)}${allowance}` : ''
  return [areaSqft === null ? '' : formatArea(areaSqft), money].filter(Boolean).join(' · ')
}

export function SheetRoomForm({ room, sheet, refusal }: Omit<Props, 'room'> & { room?: SheetRoom }) {
  const scope = room?.id ?? 'new-room'
  const field = scopedFields(refusal, scope, {
    name: room?.name,
    areaSqft: room?.areaSqft == null ? '' : String(room.areaSqft),
    allowance: formatCentsField(room?.allowanceCents ?? null),
  })
  return (
    <Form method="post" preventScrollReset className="grid gap-4">
      <input type="hidden" name="intent" value="room" />
      <input type="hidden" name="revision" value={sheet.revision} />
      <input type="hidden" name="roomId" value={room?.id ?? ''} />
      <ScopeFields scope={scope} refusal={refusal} />
      <div className="grid gap-4 tablet:grid-cols-[2fr_1fr_1fr]">
        <TextField label="Room" {...field('name')} maxLength={100} required />
        <TextField label="Area" {...field('areaSqft')} inputMode="decimal" after="sq ft" maxLength={12} />
        <TextField label="Allowance" {...field('allowance')} inputMode="decimal" after="$" maxLength={14} />
      </div>
      <div>
        <Button type="submit" size="Small">
          {room ? 'Save room' : 'Add room'}
        </Button>
      </div>
    </Form>
  )
}
