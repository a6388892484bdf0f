import { type CutSize, cutSizesOf } from '@tessera/domain/layout/cut-sizes'
import type { DrawnLayout } from '@tessera/domain/layout/layout'
import type { Bounds, Point } from '@tessera/domain/layout/polygon'
import { tapeText } from '@tessera/domain/layout/tape'
import { doorLabels, wallLabels } from '@tessera/domain/layout/wall-labels'
import { type DrawingFrame, positionIn } from './drawing-frame.ts'

interface Props {
  drawn: DrawnLayout
  frame: DrawingFrame
  /** The corner of the first tile. */
  start: Point
}

/** Lengths beside the walls. Their size doesn't scale with the drawing; the table has the same values. */
export function DrawingLabels({ drawn: { room, laid }, frame, start }: Props) {
  const { cutOuts } = room
  const longest = Math.max(frame.width, frame.height)
  return (
    <div aria-hidden="true" className="pointer-events-none absolute inset-9">
      <svg className="size-full overflow-visible" role="presentation">
        {wallLabels(room).map(
          ({ at, turn, isAbove, inches }, index) =>
            inches > longest / 14 && (
              <Label
                key={at.join(' ')}
                at={positionIn(frame, at)}
                {...{ turn, isAbove }}
                text={inches > longest / 5 ? `${index + 1} · ${tapeText(inches)}` : tapeText(inches)}
              />
            ),
        )}
        {doorLabels(room).map(({ at, turn, isAbove, inches }) => (
          <Label
            key={at.join(' ')}
            at={positionIn(frame, at)}
            {...{ turn, isAbove }}
            text={inches > longest / 9 ? 'Door' : 'D'}
            isOnTiles
          />
        ))}
        {cutOuts.map(
          ({ kind, xIn, yIn, widthIn, depthIn }) =>
            widthIn > longest / 9 && (
              <Label
                key={`${xIn} ${yIn}`}
                at={positionIn(frame, [xIn + widthIn / 2, yIn + depthIn / 2])}
                turn={0}
                text={cutOutLabels[kind]}
              />
            ),
        )}
        {cutLetters(cutSizesOf(laid.cuts), longest).map(({ letter, at }) => (
          <Label key={at.join(' ')} at={positionIn(frame, at)} turn={0} text={letter} isOnTiles />
        ))}
        {isInBounds(start, room.bounds) && <StartMark at={positionIn(frame, start)} />}
      </svg>
    </div>
  )
}

/** Letters of the cut list, on cuts that have room for one. */
const cutLetters = (sizes: readonly CutSize[], longest: number) =>
  sizes
    .filter(({ lengthIn, widthIn }) => Math.min(lengthIn, widthIn) > longest / 36)
    .flatMap(({ letter, centers }) => centers.map((at) => ({ letter, at })))

const cutOutLabels = { island: 'Island', drain: 'Drain', column: 'Column', other: 'Left out' }

const isInBounds = ([x, y]: Point, { right, bottom }: Bounds): boolean => x >= 0 && y >= 0 && x <= right && y <= bottom

/** A ring with a cross, visible on any tile color. */
const StartMark = ({ at }: { at: { x: string; y: string } }) => (
  <svg {...at} className="overflow-visible" role="presentation">
    <circle r="7" className="fill-paper stroke-ink" strokeWidth="1.5" />
    <path d="M-11 0H11M0-11V11" className="stroke-ink" strokeWidth="1.5" />
  </svg>
)

interface LabelProps {
  at: { x: string; y: string }
  turn: number
  /** Centered by default. */
  isAbove?: boolean
  text: string
  isOnTiles?: boolean
}

const Label = ({ at, turn, isAbove, text, isOnTiles = false }: LabelProps) => (
  <svg {...at} className="overflow-visible" role="presentation">
    <text
      transform={`rotate(${turn})`}
      dy={isAbove === undefined ? 4 : isAbove ? -12 : 22}
      textAnchor="middle"
      className={`tabular text-xs ${isOnTiles ? 'fill-ink stroke-paper stroke-[3px] [paint-order:stroke]' : 'fill-stone'}`}
    >
      {text}
    </text>
  </svg>
)
