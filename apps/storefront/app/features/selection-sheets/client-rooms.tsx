import type { ClientRoom, ClientSheet } from '@tessera/client/shop/types.gen'
import { formatArea, formatMoney } from '@tessera/ui/format'
import { ShareBar } from '../../kit/plans/share-bar.tsx'
import { ClientItemView } from './client-item.tsx'

interface Props {
  sheet: ClientSheet
  /** True once signed: read-only. */
  isLocked: boolean
}

/** The selection as the client sees it: large pictures, and prices only if the sheet shows them. */
export function ClientRooms({ sheet, isLocked }: Props) {
  return (
    <div className="grid gap-16">
      {sheet.rooms.map((room) => (
        <section key={room.id} aria-labelledby={`room-${room.id}`} className="grid gap-6">
          <header className="grid gap-3 border-b border-ink pb-3">
            <div className="flex flex-wrap items-baseline justify-between gap-x-6">
              <h2 id={`room-${room.id}`} className="text-3xl">
                {room.name}
              </h2>
              {room.areaSqft !== null && <p className="text-stone">{formatArea(room.areaSqft)}</p>}
            </div>
            {room.allowanceCents !== null && room.usedCents !== null && <RoomAllowance room={room} />}
          </header>
          <ul className="grid gap-12">
            {room.items.map((item) => (
              <ClientItemView key={item.id} item={item} sheet={sheet} isLocked={isLocked} />
            ))}
          </ul>
        </section>
      ))}
      {sheet.totalCents !== null && (
        <p className="flex items-baseline justify-between gap-4 border-t border-ink pt-4">
          <span>The whole selection</span>
          <span className="tabular font-display text-3xl">{formatMoney(sheet.totalCents)}</span>
        </p>
      )}
    </div>
  )
}

function RoomAllowance({ room: { allowanceCents, usedCents } }: { room: ClientRoom }) {
  const [allowed, used] = [allowanceCents ?? 0, usedCents ?? 0]
  const isOver = used > allowed
  return (
    <div className="grid gap-1">
      <ShareBar
        whole={Math.max(allowed, used)}
        mark={allowed}
        parts={[{ tone: isOver ? 'sale' : 'ink', value: used }]}
      />
      <p className="text-sm text-stone">
        {formatMoney(used)} of {formatMoney(allowed)} allowance
        {isOver && `, ${formatMoney(used - allowed)} over`}
      </p>
    </div>
  )
}
