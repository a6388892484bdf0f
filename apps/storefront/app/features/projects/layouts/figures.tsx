import type { ProjectLayoutTile } from '@tessera/client/shop/types.gen'
import { mortarBagLbs } from '@tessera/domain/coverage/mortar'
import { sliverBelow } from '@tessera/domain/layout/lay-tiles'
import type { DrawnLayout } from '@tessera/domain/layout/layout'
import { inchesText, tapeText } from '@tessera/domain/layout/tape'
import { trimLengthIn, trimNeedOf } from '@tessera/domain/layout/trim-need'
import { formatArea, formatCount, formatMoney, formatUnits } from '@tessera/ui/format'
import type { LayoutDraft } from './layout-draft.ts'
import { parseSurface } from './layout-surfaces.ts'

interface Row {
  what: string
  amount: string
  note: string
}

interface Props {
  drawn: DrawnLayout
  draft: LayoutDraft
  tile: ProjectLayoutTile
}

/** The numbers of the drawing as a table, for screen readers and for the crew. It stays a table on phones. */
export const FiguresTable = (props: Props) => (
  <table className="w-full border-collapse text-start">
    <caption className="pb-3 text-start font-display text-xl">Materials needed</caption>
    <tbody>
      {rowsOf(props).map(({ what, amount, note }) => (
        <tr key={what} className="border-t border-grout align-baseline last:border-b">
          <th scope="row" className="py-2.5 pe-4 text-start font-normal">
            {what}
            {note && <span className="block text-sm text-stone">{note}</span>}
          </th>
          <td className="tabular py-2.5 text-end font-bold whitespace-nowrap">{amount}</td>
        </tr>
      ))}
    </tbody>
  </table>
)

function rowsOf({ drawn: { figures, room }, draft, tile }: Props): Row[] {
  const { full, cuts, slivers, reused, tiles, spare, boxes, leftTiles } = figures
  const piece = pieceLabel(tile)
  const narrow = inchesText(sliverBelow(tile))
  return [
    {
      what: 'Area to install',
      amount: formatArea(figures.roomSqft),
      note: `${formatArea(figures.tileSqft)} tile, ${formatArea(figures.jointSqft)} joints`,
    },
    { what: `Whole ${piece}s`, amount: formatCount(full), note: '' },
    {
      what: `Cut ${piece}s`,
      amount: formatCount(cuts),
      note: reused > 0 ? `${formatCount(reused)} cut from offcuts` : `Each from a new ${piece}`,
    },
    {
      what: 'Slivers',
      amount: formatCount(slivers),
      note:
        slivers > 0 ? `Narrower than ${narrow} in. Try another starting point` : `Nothing narrower than ${narrow} in`,
    },
    {
      what: `${piece === 'tile' ? 'Tiles' : 'Sheets'} needed`,
      amount: formatCount(tiles),
      note: `and ${formatCount(spare)} spare`,
    },
    {
      what: boxLabel(tile),
      amount: formatCount(boxes),
      note: `${formatUnits(tile.piecesPerBox, 'piece')}, ${formatArea(tile.sqftPerBox)} each`,
    },
    { what: 'Left over', amount: formatUnits(leftTiles, piece), note: 'Includes spares' },
    ...settingRows(figures, draft, tile),
    ...trimRows(room, draft),
  ]
}

/** Trim along the walls of a floor; on other surfaces only exposed edges need it. */
function trimRows(room: DrawnLayout['room'], { surface }: LayoutDraft): Row[] {
  const { totalIn, pieces, doorsIn } = trimNeedOf(room)
  const isFloor = parseSurface(surface).surface === 'floor'
  const lengths = `in ${tapeText(trimLengthIn)} lengths`
  return [
    {
      what: isFloor ? 'Base trim' : 'Edge trim',
      amount: formatCount(pieces),
      note: isFloor
        ? `${tapeText(totalIn)} along the walls, ${lengths}`
        : `${tapeText(totalIn)} if every edge shows, ${lengths}`,
    },
    ...(doorsIn.length > 0
      ? [{ what: 'Transitions', amount: formatCount(doorsIn.length), note: doorsIn.map(tapeText).join(', ') }]
      : []),
  ]
}

const boxLabel = ({ purchaseUnit }: ProjectLayoutTile): string => (purchaseUnit === 'box' ? 'Boxes' : 'To buy')

function settingRows(figures: DrawnLayout['figures'], draft: LayoutDraft, tile: ProjectLayoutTile): Row[] {
  const grout = tile.grouts.find(({ sku }) => sku === draft.grout)
  return [
    ...(figures.groutBags !== null && grout
      ? [
          {
            what: 'Grout',
            amount: formatUnits(figures.groutBags, 'bag'),
            note: `${grout.color}, ${figures.groutLbs} lb of ${grout.bagLbs} lb bags`,
          },
        ]
      : []),
    ...(figures.mortarBags !== null
      ? [{ what: 'Thinset', amount: formatUnits(figures.mortarBags, 'bag'), note: `${mortarBagLbs} lb each` }]
      : []),
  ]
}

/** Mosaics come in sheets. */
export const pieceLabel = ({ chipLengthIn }: ProjectLayoutTile): 'tile' | 'sheet' =>
  chipLengthIn === null ? 'tile' : 'sheet'

/** The unit price falls with the number of boxes. */
const unitCents = ({ prices }: ProjectLayoutTile, boxes: number): number =>
  (prices.findLast(({ quantity }) => quantity <= boxes) ?? prices[0])?.cents ?? 0

/** The number of boxes and the price. */
export function LayoutHeadline({ drawn: { figures, room }, tile }: Props) {
  const { boxes, cuts, full, slivers } = figures
  return (
    <div role="status" className="grid gap-1">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="tabular font-display text-4xl leading-tight">{formatUnits(boxes, tile.purchaseUnit)}</span>
        <span className="no-print tabular text-lg">{formatMoney(boxes * unitCents(tile, boxes))}</span>
      </p>
      <p className="text-stone">
        {formatArea(figures.roomSqft)} · {formatUnits(full, `whole ${pieceLabel(tile)}`)} · {formatUnits(cuts, 'cut')} ·{' '}
        <span className={slivers > 0 ? 'font-bold text-amber' : undefined}>
          {slivers > 0 ? formatUnits(slivers, 'sliver') : 'no slivers'}
        </span>
      </p>
      {room.closingIn !== null && (
        <p className="text-sm text-stone">We added a {tapeText(room.closingIn)} side to close the room (dashed).</p>
      )}
    </div>
  )
}
