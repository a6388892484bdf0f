import type { SheetDetail } from '@tessera/client/shop/types.gen'
import { EmptyState } from '@tessera/ui/empty-state'
import { formatMoney } from '@tessera/ui/format'
import type { FormRefusal } from '../../http/form-refusal.ts'
import { SheetRoomForm, SheetRoomSection } from './sheet-room.tsx'

interface Props {
  sheet: SheetDetail
  refusal: FormRefusal | undefined
}

/** The rooms, the total, and the form for a new room. */
export function SelectionView({ sheet, refusal }: Props) {
  const { rooms, canEdit, costCents, clientTotalCents, priceView, notes } = sheet
  return (
    <div className="grid gap-12">
      {notes && <p className="max-w-text whitespace-pre-line">{notes}</p>}
      {rooms.length === 0 && (
        <EmptyState title="Start with a room" pattern="bond">
          Name the room, then add options for your client.
        </EmptyState>
      )}
      {rooms.map((room) => (
        <SheetRoomSection key={room.id} room={room} sheet={sheet} refusal={refusal} />
      ))}
      {rooms.length > 0 && (
        <dl className="ms-auto grid w-full max-w-sm gap-2 border-t border-ink pt-3">
          <div className="flex justify-between gap-4">
            <dt className="text-stone">Your cost</dt>
            <dd className="tabular">{formatMoney(costCents)}</dd>
          </div>
          <div className="flex items-baseline justify-between gap-4">
            <dt>{priceView === 'client' ? 'Client price' : 'Client price (not shown to them)'}</dt>
            <dd className="tabular font-display text-2xl">{formatMoney(clientTotalCents)}</dd>
          </div>
        </dl>
      )}
      {canEdit && (
        <section aria-labelledby="new-room" className="grid gap-4 border-t border-grout pt-6">
          <h2 id="new-room" className="text-2xl">
            {rooms.length === 0 ? 'Add your first room' : 'Add a room'}
          </h2>
          <SheetRoomForm key={sheet.revision} sheet={sheet} refusal={refusal} />
        </section>
      )}
    </div>
  )
}
